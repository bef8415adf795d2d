/**
 * Every pattern of the sources, whatever text it meets: the work it makes grows no faster than the text. Patterns are read
 * from the sources and run by a matcher that goes back and tries again as engines do, and counts; the texts are made from
 * the pattern itself, a few of its characters over and over behind what leads to each of its repetitions.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { loadByGame } from './main/testing/by-game.ts'

type Node =
  | { readonly kind: 'character'; readonly fits: (character: string) => boolean }
  | { readonly kind: 'sequence' | 'choice'; readonly parts: readonly Node[] }
  | { readonly kind: 'repeat'; readonly part: Node; least: number; most: number; lazy: boolean }
  | { readonly kind: 'edge'; readonly sign: string }
  | { readonly kind: 'look'; readonly part: Node; readonly behind: boolean; readonly not: boolean }

/** Reads what this program's patterns are made of; anything else is an error, and so noticed. */
const read = (source: string, flags: string): Node => {
  let at = 0
  const fitting = (atom: string): Node => {
    const test = new RegExp(`^${atom}$`, flags.replaceAll(/[gym]/g, ''))
    const known = new Map<string, boolean>()
    const fits = (character: string): boolean => {
      const fitted = known.get(character) ?? test.test(character)
      known.set(character, fitted)
      return fitted
    }
    return { kind: 'character', fits }
  }
  const choice = (): Node => {
    const parts = [sequence()]
    while (source[at] === '|') {
      at += 1
      parts.push(sequence())
    }
    return parts.length === 1 ? parts[0]! : { kind: 'choice', parts }
  }
  const sequence = (): Node => {
    const parts: Node[] = []
    while (at < source.length && source[at] !== '|' && source[at] !== ')') parts.push(repeated(atom()))
    return { kind: 'sequence', parts }
  }
  const repeated = (part: Node): Node => {
    const [sign, least, comma, most] = /^(?:[*+?]|\{(\d+)(,?)(\d*)\})/.exec(source.slice(at)) ?? []
    if (sign === undefined) return part
    at += sign.length
    const lazy = source[at] === '?'
    if (lazy) at += 1
    if (sign === '*') return { kind: 'repeat', part, least: 0, most: Infinity, lazy }
    if (sign === '+') return { kind: 'repeat', part, least: 1, most: Infinity, lazy }
    if (sign === '?') return { kind: 'repeat', part, least: 0, most: 1, lazy }
    const to = comma === '' ? Number(least) : most === '' ? Infinity : Number(most)
    return { kind: 'repeat', part, least: Number(least), most: to, lazy }
  }
  const atom = (): Node => {
    const rest = source.slice(at)
    const [begin] = /^\((?:\?(?:<?[=!]|:))?/.exec(rest) ?? []
    if (begin !== undefined) {
      at += begin.length
      const part = choice()
      at += 1
      if (begin === '(' || begin === '(?:') return part
      return { kind: 'look', part, behind: begin.includes('<'), not: begin.endsWith('!') }
    }
    const [edge] = /^(?:[$^]|\\b)/.exec(rest) ?? []
    if (edge !== undefined) {
      at += edge.length
      return { kind: 'edge', sign: edge }
    }
    const [one] = /^(?:\[(?:\\.|[^\]\\])*\]|\\[pP]\{[^}]+\}|\\u\{?[0-9a-f]+\}?|\\.|.)/su.exec(rest) ?? []
    if (one === undefined) throw new Error(`${source} is not understood at ${at}`)
    at += one.length
    return fitting(one)
  }
  const all = choice()
  if (at < source.length) throw new Error(`${source} is not understood at ${at}`)
  return all
}

/** More than a text of this length can take in proportion: whoever comes there has no end. */
const TOO_MANY = 10_000

/** Steps it takes to look through a text from every place, as `replaceAll` and a failing `test` do. */
const stepsThrough = (pattern: Node, flags: string, text: readonly string[]): number => {
  let steps = 0
  const isWord = (at: number): boolean => /\w/.test(text[at] ?? ' ')
  const isEdge = (sign: string, at: number): boolean => {
    if (sign === '^') return at === 0 || (flags.includes('m') && text[at - 1] === '\n')
    if (sign === '$') return at === text.length || (flags.includes('m') && text[at] === '\n')
    return isWord(at - 1) !== isWord(at)
  }
  const match = (node: Node, at: number, then: (at: number) => boolean): boolean => {
    steps += 1
    if (steps > TOO_MANY) return true
    switch (node.kind) {
      case 'character':
        return at < text.length && node.fits(text[at]!) && then(at + 1)
      case 'edge':
        return isEdge(node.sign, at) && then(at)
      case 'choice':
        return node.parts.some((part) => match(part, at, then))
      case 'sequence': {
        const from = (part: number, place: number): boolean =>
          part === node.parts.length
            ? then(place)
            : match(node.parts[part]!, place, (next) => from(part + 1, next))
        return from(0, at)
      }
      case 'look': {
        const isThere = node.behind
          ? [at, at - 1, at - 2].some((from) => from >= 0 && match(node.part, from, (end) => end === at))
          : match(node.part, at, () => true)
        return isThere !== node.not && then(at)
      }
      case 'repeat': {
        const more = (place: number, count: number): boolean => {
          const again = (): boolean =>
            count < node.most && match(node.part, place, (next) => next > place && more(next, count + 1))
          const on = (): boolean => count >= node.least && then(place)
          return node.lazy ? on() || again() : again() || on()
        }
        return more(at, 0)
      }
    }
  }
  for (let at = 0; at <= text.length && steps <= TOO_MANY;) {
    let end = -1
    const found = match(pattern, at, (place) => {
      end = place
      return true
    })
    at = found && end > at ? end : at + 1
  }
  return steps
}

const POOL = [...'aAbBgmpqtxz059 \t\n.,:;#@|[](){}<>/\\-+*~`"\'_=?!$^&%é中α'].concat('\r', '\u2028', '\ud800')

const nodesIn = (node: Node): readonly Node[] =>
  node.kind === 'sequence' || node.kind === 'choice'
    ? [node, ...node.parts.flatMap(nodesIn)]
    : node.kind === 'repeat' || node.kind === 'look'
      ? [node, ...nodesIn(node.part)]
      : [node]

/** One character of each kind the pattern tells apart. */
const alphabetOf = (pattern: Node): readonly string[] => {
  const atoms = nodesIn(pattern).filter((node) => node.kind === 'character')
  const kinds = new Map<string, string>()
  for (const character of POOL)
    kinds.set(atoms.map(({ fits }) => (fits(character) ? 1 : 0)).join(''), character)
  return [...kinds.values()]
}

/** What leads to each repetition without end, as short as can be. */
const waysIn = (pattern: Node): ReadonlySet<string> => {
  const ways = new Set([''])
  const shortest = (node: Node, before: string): string => {
    switch (node.kind) {
      case 'character':
        return before + (POOL.find(node.fits) ?? 'a')
      case 'sequence':
        return node.parts.reduce((text, part) => shortest(part, text), before)
      case 'choice':
        return node.parts.map((part) => shortest(part, before))[0] ?? before
      case 'repeat': {
        if (node.most === Infinity) ways.add(before)
        const once = shortest(node.part, before)
        return node.least === 0 ? before : before + once.slice(before.length).repeat(node.least)
      }
      case 'look':
      case 'edge':
        return before
    }
  }
  shortest(pattern, '')
  return ways
}

/** The text by which the work grows fastest when the text is twice as long; undefined if it grows no faster than the text. */
const worstText = (pattern: Node, flags: string): string | undefined => {
  if (!nodesIn(pattern).some((node) => node.kind === 'repeat' && node.most === Infinity)) return undefined
  const letters = alphabetOf(pattern)
  const pairs = letters.flatMap((one) => letters.map((other) => one + other))
  const threes = letters.length > 8 ? [] : pairs.flatMap((pair) => letters.map((other) => pair + other))
  const ways = [...waysIn(pattern)]
  for (const before of [...ways, ...letters])
    for (const unit of [
      ...ways.filter((way) => way !== ''),
      ...letters,
      ...pairs,
      ...(ways.includes(before) ? threes : []),
    ])
      for (const after of unit.length < 3 ? ['', ...letters] : ['', letters[0] ?? '']) {
        const [once = 0, twice = 0] = [20, 40].map((times) =>
          stepsThrough(pattern, flags, [...before, ...unit.repeat(times), ...after]),
        )
        if (twice > TOO_MANY || twice > 3 * once) return `${before}${unit}${unit}…${after}`
      }
  return undefined
}

const SRC = import.meta.dirname

interface Pattern {
  readonly file: string
  readonly source: string
  readonly flags: string
}

/** Those a game puts together are in its folder. */
const GAME_PATTERNS = [
  ...(
    await loadByGame<readonly Pattern[]>(
      (id) => join(SRC, 'engine', 'games', id, 'testing', 'patterns.ts'),
      'BUILT',
    )
  ).values(),
].flat()

/** Put together as the program runs, with what they are then. */
const BUILT: readonly Pattern[] = [
  { file: 'cli/arena/match.ts', source: ',(?=(?:random|level[1-6]|purposeful)(?:,|$)|exec:)', flags: '' },
  ...GAME_PATTERNS,
  { file: 'engine/kernel/text.ts', source: '(?<=中[）]?) (?=[（]中)|(?<=中[）]) (?=中)', flags: 'gu' },
  { file: 'engine/kernel/text.ts', source: '[（）]', flags: 'gu' },
  { file: 'engine/record/file/schemas.ts', source: '^[0-9a-f]{32}$', flags: '' },
  { file: 'main/api/values.ts', source: '^[0-9a-f]{32}$', flags: '' },
  { file: 'main/library/sqlite/fold.ts', source: '[æœ]', flags: 'gu' },
  { file: 'main/table/seed.ts', source: '^[ABCDEFGHJKLMNPQRSTUVWXYZ23456789]{20}$', flags: '' },
  { file: 'renderer/ui/format/lineBreaks.ts', source: '小\u200B?明', flags: 'gu' },
]

const sources = globSync('**/*.{ts,vue}', { cwd: SRC })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.endsWith('.test.ts') && !file.includes('/testing/'))
  .toSorted()
const written: Pattern[] = []
const built: string[] = []
for (const file of sources) {
  const text = readFileSync(join(SRC, file), 'utf8')
  if (!text.includes('/')) continue
  const script = file.endsWith('.vue')
    ? [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, code]) => code).join('\n')
    : text
  const parsed = ts.createSourceFile(file, script, ts.ScriptTarget.Latest)
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      written.push({ file, source: node.text.slice(1, end), flags: node.text.slice(end + 1) })
    }
    if (ts.isNewExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'RegExp')
      built.push(file)
    ts.forEachChild(node, visit)
  }
  visit(parsed)
}

describe('the matcher that counts', () => {
  it.each([
    [String.raw`\[\[([^\]\n|]+)\]\]`, 'g'],
    ['[. ]+$', ''],
    ['^(a+)+$', ''],
    [String.raw`^(\w*\s*)*$`, ''],
    ['(?:a|b)*c', ''],
    ['^[. ]+|[. ]+$', 'g'],
    [String.raw`::[\w-]+(\([^)]*\))?`, 'g'],
  ])('sees that %s makes more and more work', (source, flags) => {
    expect(worstText(read(source, flags), flags)).toBeDefined()
  })

  it.each([
    [String.raw`^[ \t]*#{1,6}[ \t]+`, 'gm'],
    [String.raw`\s+`, 'g'],
    ['^a+b$', ''],
    ['[^a]+a?', 'g'],
  ])('sees that %s does not', (source, flags) => {
    expect(worstText(read(source, flags), flags)).toBeUndefined()
  })
})

describe('every pattern takes work in proportion to the text', () => {
  it('those put together as the program runs are on the list', () => {
    expect(built).toEqual(BUILT.map(({ file }) => file))
    expect(written.length).toBeGreaterThan(150)
  })

  it.each([...written, ...BUILT].map(({ file, source, flags }) => [source, file, flags] as const))(
    '%s of %s',
    (source, _, flags) => {
      expect(worstText(read(source, flags), flags)).toBeUndefined()
    },
  )
})
