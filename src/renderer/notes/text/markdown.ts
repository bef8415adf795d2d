/**
 * Parses comments in Markdown into plain nodes that the window renders with its own elements: text of a comment
 * never becomes HTML. Raw HTML, images and web addresses stay text.
 */
import MarkdownIt from 'markdown-it'
import { cutText } from '../../../engine/kernel/cut-text.ts'
import { linkAt, type Jump } from '../../match/notes/links.ts'

/** The only elements a comment can contain. */
export const TAGS = [
  'p',
  'strong',
  'em',
  's',
  'code',
  'pre',
  'ul',
  'ol',
  'li',
  'blockquote',
  'hr',
  'br',
  'h4',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const
export type Tag = (typeof TAGS)[number]
export type Node =
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'jump'; readonly jump: Jump; readonly text: string }
  /** The checkbox of a checklist item. */
  | { readonly is: 'check'; readonly done: boolean; readonly text: string }
  | { readonly is: 'element'; readonly tag: Tag; readonly nodes: readonly Node[] }

/** Deepest nesting of quotations and lists; anything deeper stays text. */
const DEEPEST = 16

const reader = new MarkdownIt('zero', { html: false, breaks: true, maxNesting: DEEPEST }).enable([
  'blockquote',
  'fence',
  'heading',
  'hr',
  'list',
  'newline',
  'escape',
  'backticks',
  'strikethrough',
  'table',
  'emphasis',
  'entity',
])
reader.inline.ruler.before('escape', 'jump', (state, silent) => {
  const found = linkAt(state.src, state.pos)
  if (found === undefined) return false
  if (!silent) state.push('jump', '', 0).meta = { ...found }
  state.pos += found.length
  return true
})

type Token = ReturnType<typeof reader.parse>[number]

const isTag = (tag: string): tag is Tag => (TAGS as readonly string[]).includes(tag)
/** Headings of a comment rank below those of the window. */
const tagOf = ({ tag }: Token): Tag | undefined =>
  /^h[1-6]$/.test(tag) ? 'h4' : isTag(tag) ? tag : undefined

const BARE_RULE = /\b[A-Z]{2,4}-[A-Z]?\d{1,3}\b/g

/** Turns ids of rules in a text into links. */
const withRules = (text: string, rules: ReadonlySet<string>): Node[] => {
  const nodes: Node[] = []
  let done = 0
  for (const { 0: rule, index } of text.matchAll(BARE_RULE)) {
    if (!rules.has(rule)) continue
    if (index > done) nodes.push({ is: 'text', text: text.slice(done, index) })
    nodes.push({ is: 'jump', jump: { to: 'rule', rule }, text: rule })
    done = index + rule.length
  }
  if (done < text.length) nodes.push({ is: 'text', text: text.slice(done) })
  return nodes
}

const leaf = (token: Token, rules: ReadonlySet<string>): Node[] => {
  const text: Node = { is: 'text', text: token.content }
  switch (token.type) {
    case 'inline':
      return nodesOf(token.children ?? [], rules)
    case 'jump':
      // Set by the rule above.
      return [{ is: 'jump', ...(token.meta as { jump: Jump; text: string }) }]
    case 'softbreak':
    case 'hardbreak':
      return [{ is: 'element', tag: 'br', nodes: [] }]
    case 'hr':
      return [{ is: 'element', tag: 'hr', nodes: [] }]
    case 'code_inline':
      return [{ is: 'element', tag: 'code', nodes: [text] }]
    case 'fence':
      return [{ is: 'element', tag: 'pre', nodes: [text] }]
    default:
      return withRules(token.content, rules)
  }
}

const BOX = /^\[([ xX])\](?:\s+|$)/

/** The nodes of a list item, with `[ ]` or `[x]` at its start as a checkbox. */
const checked = (nodes: readonly Node[]): readonly Node[] => {
  const [first, ...rest] = nodes
  if (first?.is === 'element' && first.tag === 'p')
    return [{ ...first, nodes: checked(first.nodes) }, ...rest]
  if (first?.is !== 'text') return nodes
  const box = BOX.exec(first.text)
  if (box === null) return nodes
  const text = first.text.slice(box[0].length)
  return [
    { is: 'check', done: box[1] !== ' ', text: `${box[0].trim()} ` },
    ...(text === '' ? [] : [{ is: 'text', text } as const]),
    ...rest,
  ]
}

const nodesOf = (tokens: readonly Token[], rules: ReadonlySet<string>): Node[] => {
  const open: { readonly tag: Tag | undefined; readonly nodes: Node[] }[] = [{ tag: undefined, nodes: [] }]
  for (const token of tokens) {
    if (token.nesting === 1) {
      open.push({ tag: token.hidden ? undefined : tagOf(token), nodes: [] })
      continue
    }
    const inner = token.nesting === -1 ? open.pop() : undefined
    const outer = open.at(-1)
    if (outer === undefined) throw new Error('A comment closes what it did not open')
    if (inner === undefined) outer.nodes.push(...leaf(token, rules))
    else if (inner.tag === undefined) outer.nodes.push(...inner.nodes)
    else
      outer.nodes.push({
        is: 'element',
        tag: inner.tag,
        nodes: inner.tag === 'li' ? checked(inner.nodes) : inner.nodes,
      })
  }
  return open[0]?.nodes ?? []
}

/** `rules` are the ids that become links where they occur in the text. */
export const read = (text: string, rules: ReadonlySet<string>): readonly Node[] =>
  nodesOf(reader.parse(text, {}), rules)

const INLINE: ReadonlySet<Tag> = new Set(['strong', 'em', 's', 'code'])
const CELLS: ReadonlySet<Tag> = new Set(['th', 'td'])
const BULLET = '• '
/** Text without formatting, the items of its lists with a bullet; lines end where an element does. */
const plain = (nodes: readonly Node[]): string =>
  nodes
    .map((node) => {
      if (node.is !== 'element') return node.text
      const text = plain(node.nodes)
      if (INLINE.has(node.tag)) return text
      if (CELLS.has(node.tag)) return `${text} `
      return `\n${node.tag === 'li' ? BULLET : ''}${text.trim()}\n`
    })
    .join('')

/** A listed comment is cut after this many characters. */
const EXCERPT = 160
/** Enough source for such an excerpt; the rest need not be parsed. */
const READ = 600

const plainLines = (text: string): string =>
  plain(read(text, new Set()))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
const inOneLine = (lines: string): string => lines.replace(/\s+/g, ' ')

/** A text on one line, without formatting. */
export const plainText = (text: string): string => inOneLine(plainLines(text))

/** The beginning of a comment in its own lines, without formatting. */
export const excerptLines = (text: string): string => {
  const words = plainLines(cutText(text, READ))
  return words.length > EXCERPT ? `${cutText(words, EXCERPT)}…` : words
}

/** The same on one line. */
export const excerpt = (text: string): string => inOneLine(excerptLines(text))
