import { describe, expect, it } from 'vitest'
import { GAMES } from '../../engine/index.ts'
import type { Texts } from '../../engine/kernel/text.ts'
import { FILE_ERROR_CODES } from '../../engine/record/file/fault.ts'
import { api, pushes } from '../../main/api/api.ts'
import { LIBRARY_CODES } from '../../main/library/sqlite/errors.ts'
import { FINDINGS } from '../../main/library/damage/findings.ts'
import placeWords from '../../main/library/location/words/en.json' with { type: 'json' }

const json = import.meta.glob<Texts>(['./*/*.json', './*/later/*.json', '../../locales/*/*.json'], {
  eager: true,
  import: 'default',
})
const source = import.meta.glob<string>(
  [
    '../../main/**/*.ts',
    '../../engine/record/**/*.ts',
    '../../engine/games/**/*.ts',
    '../**/*.{ts,vue}',
    '!**/*.test.ts',
    '!**/testing/**',
  ],
  { eager: true, import: 'default', query: '?raw' },
)

/** Matches of a pattern in the sources whose path contains `room`. */
const found = (room: string, pattern: RegExp): string[] =>
  Object.entries(source)
    .filter(([path]) => path.startsWith(room) && (room !== '../' || !path.startsWith('../../')))
    .flatMap(([, text]) => [...text.matchAll(pattern)].map(([, name]) => name ?? ''))

/** All texts as `key -> text`. */
const flat = (texts: Texts, prefix = ''): Map<string, string> =>
  new Map(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value] as const] : [...flat(value, `${prefix}${key}.`)],
    ),
  )

/** A room may have some texts from the start and others later. */
const shellTexts = (language: string): Texts => {
  const rooms: Record<string, Texts> = {}
  for (const [path, texts] of Object.entries(json)) {
    if (!path.includes(`/${language}/`)) continue
    const room = path.replace(/^.*\/(.*)\.json$/, '$1')
    rooms[room] = { ...rooms[room], ...texts }
  }
  return rooms
}

/** The names of a text's placeholders, each once: plural forms may leave some out. */
const holes = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''))].sort()

const pairs: readonly (readonly [string, Texts, Texts])[] = [
  ['the shell', shellTexts('en'), shellTexts('zh-Hant')],
  ...GAMES.map(({ id, text }) => [id, text.locales.en, text.locales['zh-Hant']] as const),
]

describe.each(pairs)('texts of %s', (_, en, zh) => {
  const english = flat(en)
  const chinese = flat(zh)

  it('has the same keys in both languages', () => {
    expect([...chinese.keys()].sort()).toEqual([...english.keys()].sort())
  })

  it('uses a bare bar only between plural forms', () => {
    const cut = [english, chinese].flatMap((texts) =>
      [...texts].filter(([, text]) => text.replaceAll("{'|'}", '').includes('|') && holes(text).length === 0),
    )
    expect(cut).toEqual([])
  })

  it('has the same placeholders in both languages', () => {
    // `n` may be left out where a plural form spells it as a word.
    const differing = [...english].filter(
      ([key, text]) =>
        String(holes(text).filter((hole) => hole !== 'n')) !==
        String(holes(chinese.get(key) ?? '').filter((hole) => hole !== 'n')),
    )
    expect(differing).toEqual([])
  })

  it('leaves no text empty', () => {
    expect([...english, ...chinese].filter(([, text]) => text.trim() === '')).toEqual([])
  })
})

describe('error codes', () => {
  // The reasons why a library cannot be moved appear only outside the page (main/library/location/words).
  const known = new Set([...Object.keys(shellTexts('en')['error'] ?? {}), ...Object.keys(placeWords)])
  const codePattern = /\bcode: '(\w+)'/g
  const written = [...found('../../main/', codePattern), ...found('../../engine/record/', codePattern)]

  it('finds the codes it looks for', () => {
    expect(written).toContain('stale')
    expect(written.length).toBeGreaterThan(50)
  })

  it('has a sentence for every code of main and the record', () => {
    const findings = new Set<string>(FINDINGS)
    const codes = new Set([...written, ...LIBRARY_CODES, ...FILE_ERROR_CODES])
    expect([...codes].filter((code) => !known.has(code) && !findings.has(code))).toEqual([])
  })

  it('has a sentence for everything that can be found wrong with the files of a library', () => {
    const texts = flat(shellTexts('en'))
    expect(FINDINGS.filter((code) => !texts.has(`startup.finding.${code}`))).toEqual([])
  })

  it.each(GAMES.map(({ id, text }) => [id, text] as const))(
    'has a sentence for every refusal of %s',
    (id, text) => {
      const sentences = flat(text.locales.en)
      const codes = found(`../../engine/games/${id}/`, /\brefuse\(\s*'(\w+)'/g)
      expect(codes.length).toBeGreaterThan(0)
      expect(codes.filter((code) => !sentences.has(`refusal.${code}`))).toEqual([])
    },
  )

  it.each(GAMES.map((game) => [game.id, game] as const))(
    'has words for every rule of %s',
    (_, { rules, text }) => {
      const words = flat(text.locales.en)
      expect(rules.filter(({ id }) => !words.has(`rules.${id}.text`))).toEqual([])
      expect(rules.filter(({ section }) => !words.has(`rulesSections.${section}`))).toEqual([])
    },
  )
})

describe('keys named in the window', () => {
  const known = new Set(flat(shellTexts('en')).keys())
  const rooms = new Set([...known].map((key) => key.split('.')[0]))
  const named = [
    ...found('../', /\s(?:k|label|title)="(\w+(?:\.\w+)+)"/g),
    ...found('../', /'(\w+(?:\.\w+)+)'/g),
  ].filter((key) => rooms.has(key.split('.')[0] ?? '') && !/\.(ts|vue|css|json)$/.test(key))
  // Requests and pushes of the api have names of the same form.
  const requests = new Set([...Object.keys(api), ...Object.keys(pushes)])

  it('has a text for each of them', () => {
    const missing = named.filter((key) => !known.has(key) && !requests.has(key))
    expect([...new Set(missing)]).toEqual([])
  })
})
