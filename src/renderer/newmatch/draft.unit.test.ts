import { describe, expect, it } from 'vitest'
import { changCheng } from '../../engine/games/chang-cheng/index.ts'
import { COLOURS } from '../../engine/record/step.ts'
import { choice } from '../../engine/kernel/options.ts'
import english from '../locales/en/newMatch.json'
import chinese from '../locales/zh-Hant/newMatch.json'
import { keepOr, type Keep } from '../ui/client/session.ts'
import { addTexts } from '../ui/i18n.ts'
import {
  draftAt,
  dropDraft,
  freshDraft,
  isDefaultName,
  keepDraft,
  likeTable,
  namesOf,
  offeredNames,
  optionsFor,
  problemsOf,
  requestOf,
  defaultNamesOf,
  swapped,
  withColour,
  withName,
  withPlayer,
  presetsFor,
  withPreset,
  isPreset,
  withSeats,
  rematchOf,
  type Draft,
  type SeatDraft,
} from './draft.ts'

addTexts('newMatch', { en: english, 'zh-Hant': chinese })

const person = { kind: 'person' } as const
const bot = { kind: 'bot', bot: 'search', level: 1 } as const
const seat = (name: string, colour: 1 | 2 | 3) => ({ name, colour, player: person })
const table = {
  game: 'a-game',
  title: 'Friday',
  seats: [seat('Ada', 1), seat('Bo', 3), seat('Cy', 2)],
  options: { side: 'A' },
  undo: 'free',
  luck: 'seeded',
  alone: false,
} as const

describe('a rematch', () => {
  it('rotates the seats with name, colour and player: the second one begins', () => {
    expect(rematchOf(table)).toEqual({
      game: 'a-game',
      title: 'Friday',
      seats: [seat('Bo', 3), seat('Cy', 2), seat('Ada', 1)],
      options: { side: 'A' },
      chance: { source: 'random' },
      undo: 'free',
    })
  })

  it('keeps luck entered by hand', () => {
    expect(rematchOf({ ...table, luck: 'manual' }).chance).toEqual({ source: 'manual', alone: false })
  })

  it('is entered by one person alone if the match before was', () => {
    const { chance } = rematchOf({ ...table, luck: 'manual', alone: true })
    expect(chance).toEqual({ source: 'manual', alone: true })
  })

  it('begins with the first seat again after a full rotation', () => {
    const once = rematchOf(table)
    const twice = rematchOf({ ...table, seats: once.seats })
    expect(rematchOf({ ...table, seats: twice.seats }).seats).toEqual(table.seats)
  })
})

const fields = { raceTo: choice([1, 3], 3), lock: choice(['reply', 'none'], 'none') }
const standing = [1, 2, 3, 4].map((n) => `Player ${n}`)
const fresh = (seats = 3): ReturnType<typeof freshDraft> => freshDraft('another-game', seats, fields)
const colours = (draft: ReturnType<typeof fresh>): number[] => draft.seats.map(({ colour }) => colour)

describe('a match being set up', () => {
  it('starts with the default options, one colour per seat and default names', () => {
    expect(fresh().options).toEqual({ raceTo: 3, lock: 'none' })
    expect(colours(fresh())).toEqual([1, 2, 3])
    expect(namesOf(fresh(2), standing)).toEqual(['Player 1', 'Player 2'])
  })

  it('never has two seats of the same colour', () => {
    expect(colours(withColour(fresh(), 0, 3))).toEqual([3, 2, 1])
    expect(colours(withColour(fresh(), 0, 6))).toEqual([6, 2, 3])
    expect(colours(withSeats(withColour(fresh(2), 0, 3), 4))).toEqual([3, 2, 1, 4])
  })

  it('gives a new seat to a bot where there are bots', () => {
    const players = (draft: Draft) => draft.seats.map(({ player }) => player)
    expect(players(withSeats(fresh(2), 3))).toEqual([person, person, person])
    expect(players(withSeats(withPlayer(fresh(2), 1, bot), 4))).toEqual([person, bot, bot, bot])
  })

  it.each([
    ['alone', 2, [person, bot]],
    ['alone', 3, [person, bot, bot]],
    ['people', 2, [person, person]],
    ['people', 3, [person, person, bot]],
    ['full', 3, [person, person, person]],
  ] as const)('has a ready-made table %s for a game of at least %i seats', (preset, least, players) => {
    const before = withName(withPlayer(fresh(4), 0, bot), 1, 'Ada')
    const table = withPreset(before, preset, least)
    expect(table.seats.map(({ player }) => player)).toEqual(players)
    // People keep their names, and no two seats have the same colour or key.
    expect(table.seats[0]?.name).toBe('Ada')
    for (const of of ['colour', 'key'] as const)
      expect(new Set(table.seats.map((seat) => seat[of])).size).toBe(players.length)
    expect(isPreset(table, preset, least)).toBe(true)
    expect(isPreset(before, preset, least)).toBe(false)
  })

  it('has a ready-made table of people alone where two are too few', () => {
    expect(presetsFor(2)).toEqual(['alone', 'people'])
    expect(presetsFor(3)).toEqual(['alone', 'people', 'full'])
  })

  it('keeps names and colours together when seats are swapped', () => {
    const draft = swapped(withName(fresh(2), 0, '以真'), 0, 1)
    expect(draft.seats.map(({ name, colour }) => [name, colour])).toEqual([
      ['', 2],
      ['以真', 1],
    ])
  })

  it('says what is missing', () => {
    expect(problemsOf(fresh(), standing)).toEqual([])
    expect(problemsOf(withName(fresh(), 1, 'Player 1'), standing)).toEqual(['sameNames'])
    expect(problemsOf({ ...fresh(), luck: 'seeded', seed: '  ' }, standing)).toEqual(['noSeed'])
    expect(problemsOf({ ...fresh(), luck: 'same' }, standing)).toEqual(['noMatch'])
  })

  it('requests exactly what was chosen', () => {
    const bot = { kind: 'bot', bot: 'search', level: 5 } as const
    const draft = {
      ...withPlayer(withName(fresh(2), 1, ' Mira '), 1, bot),
      luck: 'seeded',
      seed: ' rain ',
    } as const
    expect(requestOf(draft, standing)).toEqual({
      game: 'another-game',
      title: '',
      seats: [
        { name: 'Player 1', colour: 1, player: { kind: 'person' } },
        { name: 'Mira', colour: 2, player: bot },
      ],
      options: { raceTo: 3, lock: 'none' },
      chance: { source: 'typed', words: 'rain' },
      undo: 'free',
    })
  })

  it('takes over the choices of an earlier match but not its luck', () => {
    const player = { kind: 'person' as const }
    const bot = { kind: 'bot' as const, bot: 'search', level: 2 }
    const seats = [
      { name: 'Mira', colour: 5 as const, player },
      { name: '玩家 2', colour: 1 as const, player: bot },
    ]
    const isStanding = (seat: number, _: unknown, name: string): boolean =>
      [standing[seat], `玩家 ${seat + 1}`].includes(name)
    const table = { seats, options: { raceTo: 1 }, undo: 'off', luck: 'seeded', alone: false } as const
    const draft = likeTable(fresh(2), table, isStanding)
    expect(draft).toMatchObject({ options: { raceTo: 1, lock: 'none' }, undo: 'off', luck: 'random' })
    // A copy made for others to view does not say whether its luck was entered by hand.
    expect(likeTable(fresh(2), { ...table, luck: 'untold' }, isStanding).luck).toBe('random')
    expect(likeTable(fresh(2), { ...table, luck: 'manual', alone: true }, isStanding)).toMatchObject({
      luck: 'manual',
      alone: true,
    })
    expect(draft.seats).toEqual([
      { key: 0, name: 'Mira', colour: 5, player },
      { key: 1, name: '', colour: 1, player: bot },
    ])
  })

  it('falls back to the default where a choice needs more seats', () => {
    const first = { first: choice([1, 2, 3], 1, { 3: 3 }) }
    const draft = { ...freshDraft('a-game', 3, first), options: { first: 3 } }
    expect(optionsFor(draft, first)).toEqual({ first: 3 })
    expect(optionsFor(withSeats(draft, 2), first)).toEqual({ first: 1 })
  })

  it('remembers but does not record the choice of an option that has no effect', () => {
    const { fields: ofWall } = changCheng
    const two = freshDraft('chang-cheng', 2, ofWall)
    const draft = { ...two, options: { ...two.options, neutral: 'off', board3: '3A', memory: 'once' } }
    expect(optionsFor(draft, ofWall)).toMatchObject({ neutral: 'off', board3: 'random', memory: 'once' })
    const four = withSeats(draft, 4)
    expect(optionsFor(four, ofWall)).toMatchObject({ neutral: 'on', board3: '3A', memory: 'once' })
    expect(optionsFor(withSeats(four, 2), ofWall)).toMatchObject({ neutral: 'off', board3: 'random' })
    const scouting = { ...four, options: { ...four.options, events: 'overlord-scouting' } }
    expect(optionsFor(scouting, ofWall)).toMatchObject({ memory: 'notes' })
  })

  it('suggests names nobody at the table has', () => {
    expect(offeredNames(withName(fresh(), 0, '以真'), ['以真', 'Mira'])).toEqual(['Mira'])
  })
})

describe('an unfinished form', () => {
  const empty = (): Keep =>
    keepOr(() => {
      throw new Error('nothing is kept for this page')
    })
  const range = { min: 2, max: 4 }
  const sheet = { game: 'a-game', same: '', isWritten: false }
  const draft = {
    ...withName(freshDraft('a-game', 2, fields), 0, '雅婷'),
    title: 'Friday',
    luck: 'seeded' as const,
  }

  it('is kept separately from other forms, until it is dropped', () => {
    const keep = empty()
    expect(draftAt(keep, sheet, range)).toBeUndefined()
    keepDraft(keep, sheet, draft)
    expect(draftAt(keep, sheet, range)).toEqual(draft)
    for (const other of [
      { ...sheet, game: 'another-game' },
      { ...sheet, same: 'm' },
      { ...sheet, isWritten: true },
    ])
      expect(draftAt(keep, other, range)).toBeUndefined()
    dropDraft(keep, sheet)
    expect(draftAt(keep, sheet, range)).toBeUndefined()
  })

  it.each([
    ['no JSON', 'x{'],
    ['nothing', 'null'],
    ['too little', '{"title":"Friday"}'],
    ['another game', JSON.stringify({ ...draft, game: 'another-game' })],
    ['too few seats', JSON.stringify({ ...draft, seats: draft.seats.slice(1) })],
    ['too many seats', JSON.stringify({ ...draft, seats: [1, 2, 3].flatMap(() => draft.seats) })],
    [
      'a colour there is not',
      JSON.stringify({ ...draft, seats: draft.seats.map((seat) => ({ ...seat, colour: 9 })) }),
    ],
    ['luck there is not', JSON.stringify({ ...draft, luck: 'good' })],
    ['an undo rule there is not', JSON.stringify({ ...draft, undo: 'always' })],
  ])('is nothing where %s was kept', (_, text) => {
    const keep = empty()
    keep.setItem('qipu.new a-game', text)
    expect(draftAt(keep, sheet, range)).toBeUndefined()
  })
})

const named = (name: string, player: SeatDraft['player'], key: number): SeatDraft => ({
  key,
  name,
  colour: 1,
  player,
})

describe('default names', () => {
  it('are numbers for people and names for bots', () => {
    const seats = [named('', person, 0), named('', bot, 1), named('', bot, 2)]
    expect(defaultNamesOf(seats, 'en')).toEqual(['Player 1', 'Bruno', 'Cleo'])
  })

  it('do not end in a digit in Chinese, where another digit may follow', () => {
    const seats = COLOURS.map((_, key) => named('', person, key))
    const names = defaultNamesOf(seats, 'zh-Hant')
    expect(names.slice(0, 2)).toEqual(['玩家甲', '玩家乙'])
    expect(new Set(names).size).toBe(COLOURS.length)
    for (const name of names) expect(name).toMatch(/^玩家\D$/)
  })

  it('avoid names somebody at the table has', () => {
    const seats = [named('Bruno', person, 0), named('', bot, 1), named('', bot, 2), named('Cleo', bot, 3)]
    const names = defaultNamesOf(seats, 'en')
    expect(names.slice(1, 3)).toEqual(['Dario', 'Elsa'])
  })

  it('are recognised for bots, but not for a person with such a name', () => {
    expect(isDefaultName('en', 0, bot, 'Ada')).toBe(true)
    expect(isDefaultName('en', 0, bot, 'Bruno')).toBe(true)
    expect(isDefaultName('zh-Hant', 1, bot, '布諾')).toBe(true)
    expect(isDefaultName('en', 1, person, 'Player 2')).toBe(true)
    expect(isDefaultName('zh-Hant', 1, person, '玩家乙')).toBe(true)
    expect(isDefaultName('zh-Hant', 1, person, '玩家 2')).toBe(true)
    expect(isDefaultName('zh-Hant', 0, person, '玩家乙')).toBe(false)
    expect(isDefaultName('en', 0, person, 'Ada')).toBe(false)
    expect(isDefaultName('en', 0, bot, 'Mira')).toBe(false)
  })
})
