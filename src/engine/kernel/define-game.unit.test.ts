import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineGame } from './define-game.ts'
import type { Turn } from './game.ts'
import { seededRandom } from './random.ts'
import { accept, refuse, type Decision } from './refusal.ts'
import { variant } from './rules/by-type.ts'
import { alike } from './rules/outcomes.ts'
import type { Viewer } from './seat.ts'
import { describeGame } from './testing/properties.ts'

/** Each seat is dealt a coin; seat 0 guesses what seat 1 has. */
const coin = z.enum(['heads', 'tails'])
type Coin = z.infer<typeof coin>

const action = z.discriminatedUnion('type', [
  variant('deal', { seat: z.literal([0, 1]), coin: coin.nullable() }),
  variant('guess', { coin }),
])
const event = z.discriminatedUnion('type', [
  variant('coin.dealt', { seat: z.literal([0, 1]), coin: coin.nullable() }),
  variant('guess.made', { coin, right: z.boolean() }),
])

interface State {
  readonly coins: readonly (Coin | null)[]
  readonly points: readonly number[]
  readonly over: boolean
}

const COINS: readonly Coin[] = ['heads', 'tails']
const SEATS = [0, 1] as const

const turn = ({ coins, points, over }: State): Turn => {
  if (over)
    return {
      by: 'nobody',
      outcome: { places: points[0] === 1 ? [1, 2] : [2, 1], scores: points, ending: 'over' },
    }
  return { by: coins.length < 2 ? 'chance' : 0 }
}

const definition = {
  id: 'coins',
  version: 3,
  seats: { min: 2, max: 2 },
  action,
  event,
  start: (): State => ({ coins: [], points: [0, 0], over: false }),
  turn,
  outcomes: ({ coins }: State) => {
    const seat = SEATS[coins.length] ?? 0
    return alike(COINS.map((each) => ({ type: 'deal' as const, seat, coin: each })))
  },
  legal: (state: State) =>
    turn(state).by === 0 ? COINS.map((each) => ({ type: 'guess' as const, coin: each })) : [],
  decide: (state: State, chosen: z.infer<typeof action>): Decision<z.infer<typeof event>> => {
    const { by } = turn(state)
    if (by === 'nobody') return refuse('matchOver')
    if (chosen.type === 'guess')
      return by === 0
        ? accept({ type: 'guess.made' as const, coin: chosen.coin, right: chosen.coin === state.coins[1] })
        : refuse('luckFirst')
    return by === 'chance' && chosen.seat === state.coins.length && chosen.coin !== null
      ? accept({ ...chosen, type: 'coin.dealt' as const })
      : refuse('notNow')
  },
  evolve: (state: State, happened: z.infer<typeof event>): State =>
    happened.type === 'coin.dealt'
      ? { ...state, coins: [...state.coins, happened.coin] }
      : { ...state, over: true, points: happened.right ? [1, 0] : [0, 1] },
  reveals: () => true,
  secrets: {
    events: { 'coin.dealt': 'coin' },
    actions: { deal: 'coin' },
    conceal: (state: State, viewer: Viewer): State => ({
      ...state,
      coins: state.coins.map((each, seat) => (viewer === 'all' || viewer === seat ? each : null)),
    }),
    deal: (known: State, random: { below: (bound: number) => number }): State => ({
      ...known,
      coins: known.coins.map((each) => each ?? COINS[random.below(2)] ?? 'heads'),
    }),
  },
  texts: {
    en: {
      name: 'Coins',
      tagline: 'Guess the other coin.',
      minutes: '1',
      action: { deal: { shown: 'Deal {seat} {coin}', hidden: 'Deal {seat} a coin' }, guess: 'Guess {coin}' },
      event: {
        coin: { dealt: { shown: '{seat} is dealt {coin}.', hidden: '{seat} is dealt a coin.' } },
        guess: { made: 'The guess is {coin}.' },
      },
      words: { coin: { heads: 'heads up', tails: 'tails up' } },
    },
  },
} as const

const coins = defineGame(definition)
const dealt = { coins: ['heads', 'tails'], points: [0, 0], over: false } as const
const finished = { ...dealt, points: [0, 1], over: true } as const

describeGame(coins, {
  setups: [{ options: {}, seats: 2 }],
  bound: 10,
  laws: { 'each seat has at most one coin': ({ coins: all }) => all.length <= 2 },
  probes: [
    { type: 'deal', seat: 0, coin: 'heads' },
    { type: 'guess', coin: 'heads' },
  ],
})

describe('a game by its definition', () => {
  it('draws, lists and weighs the outcomes it gives', () => {
    const state = coins.start({ options: {}, seats: 2 })
    expect(coins.odds(state)).toEqual([
      { action: { type: 'deal', seat: 0, coin: 'heads' }, probability: 0.5 },
      { action: { type: 'deal', seat: 0, coin: 'tails' }, probability: 0.5 },
    ])
    expect([...coins.legal(state)]).toEqual(coins.odds(state)?.map((each) => each.action))
    expect(coins.odds(dealt)).toBeUndefined()
    expect(() => coins.chance(dealt, seededRandom('none', 0))).not.toThrow()
  })

  it('lists what people leave open before all outcomes, and draws it never', () => {
    const open = defineGame({
      ...definition,
      unknownOutcome: (state: State) =>
        state.coins.length === 0 ? { type: 'deal' as const, seat: 0 as const, coin: null } : undefined,
    })
    const state = open.start({ options: {}, seats: 2 })
    expect([...open.legal(state)].map((each) => each.coin)).toEqual([null, 'heads', 'tails'])
    expect(open.odds(state)).toHaveLength(2)
  })

  it('keeps secrets by its part that says how, and has none without it', () => {
    const deal = { type: 'coin.dealt', seat: 1, coin: 'tails' } as const
    expect(coins.hasHiddenInformation({})).toBe(true)
    expect(coins.redactEvent(deal, 0)).toEqual({ ...deal, coin: null })
    expect(coins.redactAction({ type: 'deal', seat: 1, coin: 'tails' }, 'chance', 'public')).toMatchObject({
      coin: null,
    })
    const { secrets, ...open } = definition
    expect(Object.keys(secrets)).toHaveLength(4)
    const known = defineGame(open)
    expect(known.hasHiddenInformation({})).toBe(false)
    expect(known.redactEvent(deal, 0)).toBe(deal)
    expect(known.conceal(dealt, 0).deal(seededRandom('open', 0))).toBe(dealt)
  })

  it('has a view of what the viewer knows, with the choices of the seat to act alone', () => {
    expect(coins.view(dealt, 0)).toEqual({
      coins: ['heads', null],
      points: [0, 0],
      over: false,
      seats: 2,
      by: 0,
      outcome: null,
      legal: [
        { type: 'guess', coin: 'heads' },
        { type: 'guess', coin: 'tails' },
      ],
    })
    expect(coins.view(dealt, 1)).toMatchObject({ coins: [null, 'tails'], legal: [] })
    expect(coins.view(dealt, 'all')).toMatchObject({ coins: ['heads', 'tails'], legal: [{}, {}] })
    const start = coins.start({ options: {}, seats: 2 })
    expect(coins.view(start, 'public')).toMatchObject({ by: 'chance', legal: [] })
    expect(coins.view(start, 'all').legal).toHaveLength(2)
    expect(coins.view(finished, 0)).toMatchObject({ by: 'nobody', outcome: { scores: [0, 1] }, legal: [] })
  })

  it('counts one part, turns where the state does, and points', () => {
    expect(coins.moment(dealt)).toEqual({ part: 1, round: 1, turn: 1 })
    expect(coins.score(dealt)).toEqual([0, 0])
    expect(coins.score(finished)).toEqual([0, 1])
    // Moments count the turns of states that have them.
    const later = { ...dealt, turn: 5 }
    expect(coins.moment(later)).toEqual({ part: 1, round: 3, turn: 5 })
    const varying = defineGame({ ...definition, seats: { min: 2, max: 3 } })
    expect(() => varying.view(dealt, 0)).toThrow(/how many seats/)
  })

  it('writes and says actions and events by their members', () => {
    const { notation, describe: say, sentence, board } = coins.text
    expect(notation({ type: 'deal', seat: 1, coin: 'tails' }, dealt)).toBe('deal 2 tails')
    expect(notation({ type: 'deal', seat: 1, coin: null }, dealt)).toBe('deal 2 ?')
    expect(say({ type: 'deal', seat: 1, coin: null }).key).toBe('action.deal.hidden')
    expect(say({ type: 'guess', coin: 'heads' })).toEqual({
      key: 'action.guess',
      params: { coin: { key: 'words.coin.heads', params: {} } },
    })
    expect(sentence({ type: 'coin.dealt', seat: 1, coin: 'tails' }).key).toBe('event.coin.dealt.shown')
    expect(board(coins.view(dealt, 0))).toBe(
      'coins: heads –\npoints: 0 0\nover: false\nseats: 2\nby: 0\noutcome: –',
    )
  })

  it('speaks the languages it has texts in, and completes them with shared words', () => {
    expect(coins.languages).toEqual(['en'])
    expect(coins.text.locales['zh-Hant']).toBe(coins.text.locales.en)
    expect(coins.text.locales.en).toMatchObject({
      name: 'Coins',
      refusal: { notNow: expect.any(String) },
      board: { points: 'points' },
    })
    const chinese = defineGame({
      ...definition,
      texts: { 'zh-Hant': { name: '硬幣', board: { points: '枚' } } },
    })
    expect(chinese.languages).toEqual(['zh-Hant'])
    expect(chinese.text.locales.en).toMatchObject({ name: '硬幣', board: { points: '枚', name: '圖板' } })
    expect(() => defineGame({ ...definition, texts: {} })).toThrow(/at least one language/)
  })

  it('counts the dice its events name', () => {
    const rolled = z.discriminatedUnion('type', [variant('die.rolled', { die: z.int().min(1).max(3) })])
    const dice = defineGame({
      ...definition,
      event: rolled,
      decide: () => refuse('notNow'),
      evolve: (state: State) => state,
      secrets: { ...definition.secrets, events: {} },
    })
    expect(dice.rollStatistics).toEqual([
      {
        id: 'die',
        events: ['die.rolled'],
        faces: [
          { face: '1', weight: 1 },
          { face: '2', weight: 1 },
          { face: '3', weight: 1 },
        ],
      },
    ])
    expect(coins.rollStatistics).toBeUndefined()
  })
})
