import { describe, expect, it } from 'vitest'
import { excerpt, excerptLines, read, TAGS, type Node } from './markdown.ts'

const RULES = new Set(['QIN-A7', 'QO-5'])
/** The nodes as text with brackets: `p(…)`, jumps as `<…>`. */
const shown = (nodes: readonly Node[]): string =>
  nodes
    .map((node) => {
      if (node.is === 'text') return node.text
      if (node.is === 'check') return node.done ? '☑' : '☐'
      if (node.is === 'element') return `${node.tag}(${shown(node.nodes)})`
      return node.jump.to === 'rule'
        ? `<${node.jump.rule}|${node.text}>`
        : `<${node.jump.number}|${node.text}>`
    })
    .join('')
const of = (text: string): string => shown(read(text, RULES))
const tags = (nodes: readonly Node[]): string[] =>
  nodes.flatMap((node) => (node.is === 'element' ? [node.tag, ...tags(node.nodes)] : []))

describe('a comment in Markdown', () => {
  it.each([
    [
      'a **bold** and *slanted* and ~~struck~~ `word`',
      'p(a strong(bold) and em(slanted) and s(struck) code(word))',
    ],
    ['one\ntwo\n\nthree', 'p(onebr()two)p(three)'],
    ['- a\n- b\n  1. c', 'ul(li(a)li(bol(li(c))))'],
    ['## Plan', 'h4(Plan)'],
    ['> said', 'blockquote(p(said))'],
    ['```js\n<b>\n```', 'pre(<b>\n)'],
    ['***', 'hr()'],
    ['2 &lt; 3 \\*not\\*', 'p(2 < 3 *not*)'],
    ['- [ ] one\n- [x] two **bold**\n- [y] three', 'ul(li(☐one)li(☑two strong(bold))li([y] three))'],
    ['1. [X] a\n\n   b', 'ol(li(p(☑a)p(b)))'],
    ['[x] no list', 'p([x] no list)'],
    [
      '| a | b |\n|---|--:|\n| **1** | [[#2]] |\n| 3',
      'table(thead(tr(th(a)th(b)))tbody(tr(td(strong(1))td(<2|#2>))tr(td(3)td())))',
    ],
    ['六格成**大省**', 'p(六格成strong(大省))'],
  ])('%j is drawn as %s', (text, expected) => {
    expect(of(text)).toBe(expected)
  })

  it.each([
    ['see [[#12]] there', 'p(see <12|#12> there)'],
    ['[[#12@3d415b31|the bite]]', 'p(<12|the bite>)'],
    ['**[[#3]]**', 'p(strong(<3|#3>))'],
    ['by QIN-A7, not QIN-A99', 'p(by <QIN-A7|QIN-A7>, not QIN-A99)'],
    ['[[QO-5]] and [[QO-5|home]]', 'p(<QO-5|QO-5> and <QO-5|home>)'],
    ['`[[#12]]` and [[#x]] and [[12]]', 'p(code([[#12]]) and [[#x]] and [[12]])'],
    ['[[#12@xyz]]', 'p([[#12@xyz]])'],
  ])('%j has the links of %s', (text, expected) => {
    expect(of(text)).toBe(expected)
  })
})

describe('a hostile comment', () => {
  const ATTACKS = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '[click](javascript:alert(1))',
    '[click](JaVaScRiPt:alert(1))',
    '[click](data:text/html;base64,PHNjcmlwdD4=)',
    '[click](https://evil.example/?leak=1)',
    '![](https://evil.example/pixel.png)',
    '![x](data:image/svg+xml,<svg onload=alert(1)>)',
    '<https://evil.example>',
    'https://evil.example',
    '[a]: https://evil.example\n[a]',
    '<a href="vbscript:x">y</a>',
    '<style>*{background:url(https://evil.example)}</style>',
    '<iframe src="https://evil.example"></iframe>',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
    '[[#12|<img src=x onerror=alert(1)>]]',
    '[[javascript:alert(1)]]',
    '```"><script>\nalert(1)\n```',
    '| a | b |\n|---|---|\n| <b> | c |',
    '<!-- --!><img src=x onerror=alert(1)>',
    '</script><script>alert(1)</script>',
    '</textarea></style></title><script>alert(1)</script>',
    '[x](java\tscript:alert(1))',
    '[x](&#106;avascript:alert(1))',
    '[x](\u0001javascript:alert(1))',
    '[x](file:///etc/passwd)',
    '[x](//evil.example)',
    '[[#1@3d415b31|](javascript:alert(1))]]',
    '\u202e<tpircs>\u202c',
    '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
    '<base href="https://evil.example/">',
    '<meta http-equiv=refresh content="0;url=https://evil.example">',
    '<form action=https://evil.example><button>x</button></form>',
  ]

  it('contains no element that loads, links or runs anything', () => {
    const active = ['a', 'base', 'button', 'embed', 'form', 'iframe', 'img', 'link', 'math', 'meta', 'object']
    const more = [...active, 'audio', 'video', 'script', 'style', 'svg', 'input', 'template']
    expect(TAGS.filter((tag) => more.includes(tag))).toEqual([])
  })

  it.each(ATTACKS)('%j is text in a few plain elements', (attack) => {
    const nodes = read(attack, RULES)
    const allowed: readonly string[] = TAGS
    expect(tags(nodes).filter((tag) => !allowed.includes(tag))).toEqual([])
    // An element has a tag and nodes, and nothing that could become an attribute.
    const keys = (node: Node): string[] =>
      node.is === 'element' ? [...Object.keys(node), ...node.nodes.flatMap(keys)] : Object.keys(node)
    const known = ['is', 'tag', 'nodes', 'text', 'jump', 'length']
    expect(nodes.flatMap(keys).filter((name) => !known.includes(name))).toEqual([])
  })

  it('shows where a link would have led', () => {
    expect(of('[rules](https://evil.example)')).toBe('p([rules](https://evil.example))')
  })

  it.each([
    ['brackets', '['.repeat(50_000)],
    ['links that never end', '[[#1|'.repeat(10_000)],
    ['emphasis', '*a_'.repeat(16_000)],
    ['backticks', Array.from({ length: 300 }, (_, n) => '`'.repeat(n)).join(' ')],
    ['quotations', '>'.repeat(50_000)],
    ['lists', '- '.repeat(25_000)],
    ['entities', '&'.repeat(50_000)],
    ['strikes', '~~'.repeat(25_000)],
    ['rules', 'QIN-A7 '.repeat(7_000)],
    ['lone surrogates', '\ud800'.repeat(20_000)],
    ['NULs', '\0'.repeat(20_000)],
    ['turns of direction', '\u202e'.repeat(50_000)],
    ['quotations in lists in quotations', '> - '.repeat(12_000)],
    ['headings in quotations', `${'>'.repeat(5_000)}# ${'x'.repeat(20_000)}`],
    ['strong in emphasis', `${'***a'.repeat(12_000)}`],
    ['fences', '```\n'.repeat(12_000)],
    ['links in links', `${'[[#1|'.repeat(5_000)}${']]'.repeat(5_000)}`],
    ['a table of many columns', `${'|a'.repeat(200)}|\n${'|-'.repeat(200)}|\n${'|b'.repeat(10_000)}`],
    ['rows of a table', `|a|\n|-|\n${'|b|\n'.repeat(12_000)}`],
    ['boxes', '- [ ] '.repeat(8_000)],
    ['one endless word', 'x'.repeat(50_000)],
  ])('of nothing but %s is read to its end, and not deep', (_, text) => {
    const depth = (nodes: readonly Node[]): number =>
      Math.max(0, ...nodes.slice(0, 5_000).map((node) => (node.is === 'element' ? 1 + depth(node.nodes) : 0)))
    expect(depth(read(text, RULES))).toBeLessThan(40)
    expect(excerpt(text).length).toBeLessThanOrEqual(161)
  })
})

describe('an excerpt', () => {
  it('is the beginning without formatting', () => {
    expect(excerpt('# Plan\n\n- **first**\n- [[#12|then]]')).toBe('Plan • first • then')
    expect(excerpt('- one\n  - two\n    1. three\n- four')).toBe('• one • two • three • four')
    expect(excerpt('- [ ] one\n  - [x] two')).toBe('• [ ] one • [x] two')
    expect(excerpt('| a | b |\n|---|---|\n| c | d |')).toBe('a b c d')
    expect(excerpt('第一次用**飛鳥**那面。')).toBe('第一次用飛鳥那面。')
    expect(excerpt('word '.repeat(200))).toMatch(/^(word ){31,32}.*…$/)
  })

  it('keeps lines and lists where there is room', () => {
    expect(excerptLines('# Plan\n\n- **first**\n\n- [[#12|then]]\n\nSo\nbe it.')).toBe(
      'Plan\n• first\n• then\nSo\nbe it.',
    )
    expect(excerptLines('- one\n  - two\n- three')).toBe('• one\n• two\n• three')
  })

  it.each(['😀', 'e\u0301', '🇹🇼', '👩‍👩‍👧‍👦'])('ends between two characters: %s', (character) => {
    for (const before of ['', 'a', 'ab', 'abc']) {
      const [, characters = ''] = /^[abc]*(.*)…$/.exec(excerpt(before + character.repeat(400))) ?? []
      expect(characters).not.toBe('')
      expect(characters.replaceAll(character, '')).toBe('')
    }
  })
})
