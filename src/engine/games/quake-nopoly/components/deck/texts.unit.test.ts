import { compile } from '@intlify/core-base'
import { describe, expect, it } from 'vitest'
import { pathsOf, placeholdersOf, textAt } from '../../../../kernel/testing/texts.ts'
import type { Texts } from '../../../../kernel/text.ts'
import { BUILDINGS, DISTRICTS, EARTHQUAKES, GENERAL_EVENTS, SPECIAL_EVENTS } from './deck.ts'
import { KINDS, TIERS, TRACKS, type GeneralEvent } from './types.ts'
import { deckEn } from '../../text/locales/en.ts'
import { deckZhHant } from '../../text/locales/zh-Hant.ts'
import { effectLines } from './effect-lines.ts'

const LANGUAGES: readonly (readonly [string, Texts])[] = [
  ['en', deckEn],
  ['zh-Hant', deckZhHant],
]

describe.each(LANGUAGES)('the texts of the deck in %s', (language, texts) => {
  it('name every card, and every kind, track and tier', () => {
    const named = { kind: KINDS, track: TRACKS, tier: TIERS } as const
    for (const [part, words] of Object.entries(named))
      expect(Object.keys(texts[part] ?? {})).toEqual([...words])
    expect(Object.keys(texts['district'] ?? {})).toEqual(DISTRICTS.map(({ id }) => id))
    expect(pathsOf({ of: texts['building'] ?? {} })).toEqual(
      BUILDINGS.flatMap(({ id }) => [`of.${id}.name`, `of.${id}.short`]),
    )
  })

  it('have a name and a line of background for every event', () => {
    const events = { special: SPECIAL_EVENTS, quake: EARTHQUAKES, general: GENERAL_EVENTS } as const
    for (const [part, cards] of Object.entries(events))
      expect(pathsOf({ [part]: texts[part] ?? {} })).toEqual(
        cards.flatMap(({ id }) => [`${part}.${id}.name`, `${part}.${id}.note`]),
      )
  })

  it('give no two cards one name', () => {
    for (const end of ['.name', '.short']) {
      const names = pathsOf(texts)
        .filter((path) => path.startsWith('district.') || path.endsWith(end))
        .map((path) => textAt(texts, path))
      expect(new Set(names).size).toBe(names.length)
    }
  })

  it('tell the year of a weather card that happened', () => {
    for (const { id, year } of SPECIAL_EVENTS)
      if (year !== null) expect(textAt(texts, `special.${id}.note`)).toContain(String(year))
  })

  it('are well formed', () => {
    for (const path of pathsOf(texts)) {
      const text = textAt(texts, path) ?? ''
      expect(text.trim(), path).not.toBe('')
      const onError = (error: Error): never => {
        throw new Error(`${path}: ${error.message}`)
      }
      compile(text, { locale: language, key: path, onError })
    }
  })

  it('have a sentence for every line of every general event that finds all it needs', () => {
    for (const event of GENERAL_EVENTS)
      for (const { whom, what } of effectLines(event))
        for (const { key, params } of whom === null ? [what] : [whom, what]) {
          const text = textAt({ deck: texts }, key)
          expect(text, key).toBeDefined()
          expect(Object.keys(params).sort(), key).toEqual(placeholdersOf(text ?? ''))
        }
  })
})

describe('the texts of the deck', () => {
  it('have the same keys in both languages', () => {
    expect(pathsOf(deckZhHant)).toEqual(pathsOf(deckEn))
  })

  it('say a roll row by row', () => {
    const event: GeneralEvent = {
      id: 'example',
      keep: null,
      effects: [
        { do: 'draw', whom: 'others', count: 2 },
        {
          do: 'roll',
          rows: [
            { upTo: 2, effects: [] },
            { upTo: 6, effects: [{ do: 'inspect', whom: 'self', track: 'material', mark: 3, pay: 1 }] },
          ],
        },
      ],
    }
    expect(effectLines(event)).toEqual([
      {
        row: null,
        whom: { key: 'deck.whom.others', params: {} },
        what: { key: 'deck.effect.draw', params: { n: 2 } },
      },
      { row: null, whom: null, what: { key: 'deck.effect.roll', params: {} } },
      { row: { from: 1, to: 2 }, whom: null, what: { key: 'deck.effect.nothing', params: {} } },
      {
        row: { from: 3, to: 6 },
        whom: null,
        what: { key: 'deck.effect.inspect.material', params: { mark: 3, n: 1 } },
      },
    ])
  })
})
