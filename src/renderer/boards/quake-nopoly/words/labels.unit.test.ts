import { describe, expect, it } from 'vitest'
import { quakeNopoly } from '../../../../engine/games/quake-nopoly/index.ts'
import { LANGUAGES, type Texts } from '../../../../engine/kernel/text.ts'
import { causeOf, promptOf } from '../tray/prompts.ts'
import { ACTIONS, POWERS } from '../draft/draft.ts'
import { entriesOf, foundIn } from '../tray/entering.ts'
import { placesIn } from '../board/places.ts'
import { levelPhrases, placePhrase, seatPhrases } from './labels.ts'
import { recordedPositions, TWO } from '../testing/positions.ts'
import { wordsOf } from '../../../ui/format/phrases.ts'

const { view } = recordedPositions(TWO)

/** The text of a key in one language, with its parameters. */
const sayIn =
  (language: (typeof LANGUAGES)[number]) =>
  (key: string, params: Readonly<Record<string, string | number>> = {}): string => {
    const found = key
      .replace('game.quake-nopoly.', '')
      .split('.')
      .reduce<string | Texts | undefined>(
        (texts, part) => (typeof texts === 'object' ? texts[part] : undefined),
        quakeNopoly.text.locales[language],
      )
    if (typeof found !== 'string') throw new Error(`No text ${key} in ${language}`)
    return found.replace(/\{(\w+)\}/g, (_, name: string) => {
      if (params[name] === undefined) throw new Error(`${key} lacks ${name}`)
      return String(params[name])
    })
  }

describe('names that are read out', () => {
  it('give a building with both tracks against their maximum, in both languages', () => {
    const land = view.players[0]?.lands[0]
    const level = land?.levels[0]
    if (!land || !level) throw new Error('no level')
    const words = levelPhrases(land, level, false).map((each) => wordsOf(each, sayIn('en')))
    expect(words).toContain('Hualien')
    expect(words.some((each) => /^material 2 of \d wood$/.test(each))).toBe(true)
    expect(words.some((each) => /^structure 3 of \d steel$/.test(each))).toBe(true)
    for (const each of levelPhrases(land, level, false)) expect(wordsOf(each, sayIn('zh-Hant'))).not.toBe('')
  })

  it('give a seat with role, points and stock', () => {
    const [player] = view.players
    if (!player) throw new Error('no seat')
    const words = seatPhrases(view, player, 0, 'Ada').map((each) => wordsOf(each, sayIn('en')))
    expect(words.slice(0, 2)).toEqual(['Ada', 'Architect'])
    expect(words).toContain('brick 3')
  })

  it('give every place of the board that can be drawn on in words', () => {
    const { places } = placesIn(view, { width: 1100, height: 700 })
    const words = places.map(({ name }) => wordsOf(placePhrase(name), sayIn('en')))
    expect(words).toEqual(
      expect.arrayContaining([
        'seat 2',
        'Nantou on the map',
        'event of the round',
        'building cards',
        'brick in the supply',
      ]),
    )
    expect(words.filter((each) => /:|NaN/.test(each))).toEqual([])
    for (const { name } of places) expect(wordsOf(placePhrase(name), sayIn('zh-Hant'))).not.toContain('NaN')
  })

  it('give the places of the notation in both languages', () => {
    const names = ['nantou', "nantou'", 'nantou:2', "nantou':3", 'taipei101'].map(placePhrase)
    expect(names.map((each) => wordsOf(each, sayIn('en')))).toEqual([
      'Nantou',
      'Nantou, second card',
      'Nantou, level 2',
      'Nantou, second card, level 3',
      'Taipei 101',
    ])
    expect(names.map((each) => wordsOf(each, sayIn('zh-Hant')))).toEqual([
      '南投',
      '南投（第二張）',
      '南投第 2 級',
      '南投（第二張）第 3 級',
      '台北101',
    ])
  })

  it('QK-2 warn of strong roles with two players', () => {
    const asking = promptOf(
      recordedPositions({ options: { roles: 'choose' }, agenda: [{ do: 'role', seat: 0 }] }).view,
      ['Ada', 'Bo'],
    )
    expect(wordsOf(asking, sayIn('en'))).toMatch(/^Ada: .*architect and the banker are strong/)
    const three = recordedPositions({
      players: [{}, {}, {}],
      options: { roles: 'choose' },
      agenda: [{ do: 'role', seat: 0 }],
    })
    expect(wordsOf(promptOf(three.view, ['Ada']), sayIn('en'))).not.toMatch(/strong/)
  })

  it('QK-36 say for which card of the phase a forecast is asked', () => {
    const asking = promptOf(
      recordedPositions({
        players: [{}, {}, {}],
        phase: 'disaster',
        start: 2,
        agenda: [
          { do: 'forecast', seat: 0, of: 'weather' },
          { do: 'turnUp', seat: 1 },
        ],
      }).view,
      ['Ada', 'Bo', 'Cleo'],
    )
    expect(wordsOf(asking, sayIn('en'))).toBe(
      'Ada: Bo turns up the next card (3 of 3). More or less weather damage?',
    )
  })

  it('QK-18 name the event that a choice carries out', () => {
    const effect = { do: 'effect', seat: 0, player: 0, event: 'volunteers', at: [0] } as const
    expect(causeOf({ task: effect })).toBe('volunteers')
    expect(causeOf(view)).toBeNull()
  })

  it('have a text for every action', () => {
    for (const language of LANGUAGES)
      for (const action of [...ACTIONS, ...POWERS])
        for (const part of ['does', 'do', 'tip'])
          expect(sayIn(language)(`game.quake-nopoly.board.${part}.${action}`)).toBeTruthy()
  })
})

describe('entering what was drawn', () => {
  const turning = recordedPositions({
    phase: 'disaster',
    agenda: [{ do: 'turnUp', seat: 1 }],
    events: { general: 5, disaster: 7, upper: 0 },
  }).view
  const entries = entriesOf(turning)
  const named = (key: string): readonly string[] => LANGUAGES.map((language) => sayIn(language)(key))

  it('QK-17, QK-27 offers every card that can come, and the end card where it can', () => {
    expect(entries).toHaveLength(turning.luck.events.length)
    expect(entries.at(-1)?.action).toEqual({ type: 'turnUp', seat: 1, event: 'end' })
  })

  it('finds cards by their name in any language', () => {
    expect(foundIn(entries, 'chi-chi', named).map(({ id }) => id)).toEqual(['chiChi1999'])
    expect(foundIn(entries, '集集', named).map(({ id }) => id)).toEqual(['chiChi1999'])
    expect(foundIn(entries, ' ', named)).toHaveLength(entries.length)
  })

  it('QK-37a offers a die for a roll', () => {
    const rolling = recordedPositions({
      phase: 'disaster',
      agenda: [{ do: 'rollShift', seat: 0, card: 0 }],
      players: [{ role: 'meteorologist' }, {}],
    })
    expect(entriesOf(rolling.view).map(({ action }) => action)).toEqual(
      [1, 2, 3, 4, 5, 6].map((die) => ({ type: 'roll', seat: 0, die })),
    )
  })
})
