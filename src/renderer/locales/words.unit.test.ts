/** Checks every visible text against the word list in docs/words.md. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { GAMES } from '../../engine/index.ts'
import type { Introduction } from '../../engine/kernel/introduction.ts'
import { LANGUAGES, type Language, type Texts } from '../../engine/kernel/text.ts'

const glossary = readFileSync(join(import.meta.dirname, '../../../docs/words.md'), 'utf8')

/** The words of the last two columns of every table, in English and in Chinese. */
const BANNED = ((): { readonly [L in Language]: readonly string[] } => {
  const rows = glossary
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|[- |]+\|$/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .filter((cells) => !cells.includes('中文'))
  const column = (at: number): readonly string[] =>
    rows.flatMap((cells) => (cells.at(at) ?? '').split(', ')).filter((word) => word !== '')
  return { en: column(-2), 'zh-Hant': column(-1) }
})()

const json = import.meta.glob<Texts>(['./*/*.json', './*/later/*.json', '../../locales/*/*.json'], {
  eager: true,
  import: 'default',
})

const introductions = import.meta.glob<Introduction>('../../engine/games/*/text/introduction.ts', {
  eager: true,
  import: 'introduction',
})

/** All texts as lines `key: text`. */
const told = (texts: Texts, prefix: string): readonly string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${prefix}.${key}: ${value}`] : told(value, `${prefix}.${key}`),
  )

/** Arrays become objects keyed by index. */
const plain = (texts: object): Texts => JSON.parse(JSON.stringify(texts)) as Texts

const textsIn = (language: Language): readonly string[] => [
  ...Object.entries(json)
    .filter(([path]) => path.includes(`/${language}/`))
    .flatMap(([path, texts]) => told(texts, path)),
  ...GAMES.flatMap(({ id, text }) => told(text.locales[language], id)),
  ...Object.entries(introductions).flatMap(([path, { texts }]) => told(plain(texts[language]), path)),
]

describe.each(LANGUAGES)('texts in %s', (language) => {
  const texts = textsIn(language)

  it('use the words of the glossary, and none it rejects', () => {
    expect(BANNED[language].length).toBeGreaterThan(5)
    const uses = BANNED[language].flatMap((word) => {
      const found = new RegExp(language === 'en' ? `\\b${word}` : word, 'iu')
      return texts.filter((line) => found.test(line.slice(line.indexOf(': ') + 2).replace(/\{\w+\}/g, '')))
    })
    expect(uses).toEqual([])
  })

  it('write a minus, a percent sign and the name before a verb as people of the language do', () => {
    const wrong = language === 'en' ? /(?<![\w–])-\d| %/ : /(?<![\w–])-\d|輪到\{|\{(?:name|seat)\}[一-鿿]/u
    expect(texts.filter((line) => wrong.test(line.slice(line.indexOf(': ') + 2)))).toEqual([])
  })
})

it.each(GAMES.map(({ id, fields, text }) => [id, fields, text.locales.en] as const))(
  'values of the options of %s begin alike',
  (_, fields, texts) => {
    const options = texts.option as { readonly [name: string]: { readonly values: Texts } }
    const small = Object.keys(fields).flatMap((name) =>
      Object.values(options[name]?.values ?? {}).filter((value) => !/^[A-Z0-9]/.test(String(value))),
    )
    expect(small).toEqual([])
  },
)

it('numbered provinces and regions are named in Chinese as a sentence does', () => {
  const wrong = /(?<![全各])[部省] \{/u
  // Where there is no room, a label may be shorter.
  const named = textsIn('zh-Hant').filter((line) => !line.includes('.provinceShort:'))
  expect(named.filter((line) => wrong.test(line))).toEqual([])
})
