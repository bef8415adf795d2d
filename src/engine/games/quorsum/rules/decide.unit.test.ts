import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../../kernel/random.ts'
import type { Action } from '../action.ts'
import { drawOutcome, layouts, oddsOf } from './chance.ts'
import { start } from '../position/initial-state.ts'
import { distance, homeOf } from '../components/grid.ts'
import { quorsum } from '../index.ts'
import { legal } from './legal.ts'
import { turnOf } from './status.ts'
import type { Tile } from '../components/pieces.ts'
import { after, grid, place, refusalOf, rolled } from '../testing/position.ts'

const fresh = start({ options: { raceTo: 1, flipLock: 'reply' }, seats: 2 })
const TILES = grid('#2 #2 #2 #2 #2  .3 .3 .3 .3 .3  #4 #4 #4 #4 #4  .6')
const lay = (tiles: readonly Tile[]): Action => ({ type: 'lay', tiles: [...tiles] })
const laid = after(fresh, lay(TILES)).state
const toChoose = after(laid, rolled(2), rolled(5)).state

describe('the tiles', () => {
  it('QO-1 come five of a value out of the box: a sixth is refused', () => {
    expect(after(fresh, lay(TILES)).events).toEqual([{ type: 'tiles.laid', game: 1, tiles: TILES }])
    const sixTwos = TILES.map((tile, at) => (at === 15 ? { ...tile, value: 2 as const } : tile))
    expect(refusalOf(fresh, lay(sixTwos))).toEqual({
      code: 'tilesDoNotFit',
      rule: 'QO-1',
      details: { value: 2 },
    })
  })

  it('QO-1 exist with the values 2 to 6 only, sixteen of them', () => {
    const { action } = quorsum.schemas
    expect(action.safeParse(lay(TILES)).success).toBe(true)
    expect(action.safeParse(lay(TILES.slice(1))).success).toBe(false)
    expect(action.safeParse({ type: 'lay', tiles: TILES.map((t) => ({ ...t, value: 1 })) }).success).toBe(
      false,
    )
  })

  it('QO-2 are laid in random order with either side up at evens, every value alike', () => {
    const counts = new Map<string, number>()
    const deals = 2_000
    for (let deal = 0; deal < deals; deal += 1) {
      const action = drawOutcome(fresh, seededRandom('deals', deal))
      if (action.type !== 'lay') throw new Error('chance did not lay')
      expect(refusalOf(fresh, action)).toBeUndefined()
      for (const at of [0, 15]) {
        const { value, side } = action.tiles[at]!
        for (const key of [`${at} ${value}`, `${at} ${side}`]) counts.set(key, (counts.get(key) ?? 0) + 1)
      }
    }
    // The bounds are five standard deviations away: 2,000 deals, probability 1/5 for a value and 1/2 for a side.
    for (const at of [0, 15]) {
      for (const value of [2, 3, 4, 5, 6])
        expect(Math.abs(counts.get(`${at} ${value}`)! - 400)).toBeLessThan(90)
      for (const side of ['dark', 'light'])
        expect(Math.abs(counts.get(`${at} ${side}`)! - 1_000)).toBeLessThan(112)
    }
  })

  it('QO-2 have too many layouts to weigh, but their list starts at once', () => {
    expect(oddsOf(fresh)).toBeUndefined()
    const list = layouts()
    const first = Array.from({ length: 100 }, () => JSON.stringify(list.next().value))
    expect(new Set(first).size).toBe(100)
    expect(turnOf(fresh)).toEqual({ by: 'chance' })
  })
})

it.each([
  ['lay', fresh, 'luckFirst', 'QO-2'],
  ['opening', laid, 'luckFirst', 'QO-3'],
  ['choose', toChoose, 'notNow', 'QO-3'],
  ['place', after(toChoose, { type: 'choose', option: 'first' }).state, 'notNow', 'QO-4'],
] as const)('at %s the refusal of other actions cites the rule of that stage', (stage, state, code, rule) => {
  expect(state.stage.is).toBe(stage)
  const details = code === 'notNow' ? { stage } : undefined
  expect(refusalOf(state, { type: 'allot', allotments: [] })).toEqual({
    code,
    rule,
    ...(details === undefined ? {} : { details }),
  })
})

describe('the choice', () => {
  it('QO-3 goes to the higher die, seat 0 rolling first', () => {
    expect(after(laid, rolled(6)).events).toEqual([{ type: 'opening.rolled', seat: 0, die: 6 }])
    expect(after(laid, rolled(6), rolled(4)).events).toEqual([
      { type: 'opening.rolled', seat: 1, die: 4 },
      { type: 'choice.given', seat: 0, by: 'roll' },
    ])
    expect(turnOf(toChoose)).toEqual({ by: 1 })
    expect([...legal(toChoose)]).toHaveLength(2)
  })

  it('QO-3 equal dice are rolled again, both of them', () => {
    const tied = after(laid, rolled(3), rolled(3))
    expect(tied.types).toEqual(['opening.rolled', 'opening.tied'])
    expect(after(tied.state, rolled(1)).events).toEqual([{ type: 'opening.rolled', seat: 0, die: 1 }])
    expect(after(tied.state, rolled(1), rolled(2)).types).toEqual(['opening.rolled', 'choice.given'])
  })

  it('QO-3 one die at a time', () => {
    expect(refusalOf(laid, rolled(3, 4))?.code).toBe('wrongDiceCount')
    expect(oddsOf(laid)).toHaveLength(6)
  })

  it.each([
    { option: 'first', placer: 0, mover: 1 },
    { option: 'place', placer: 1, mover: 0 },
  ] as const)('QO-3 QO-6 seat 1 choosing "$option": seat $placer places, seat $mover begins', (row) => {
    const chosen = after(toChoose, { type: 'choose', option: row.option }).state
    expect(turnOf(chosen)).toEqual({ by: row.placer })
    const { state, events } = after(chosen, { type: 'place', corners: [0, 1, 1, 0] })
    expect(turnOf(state)).toEqual({ by: row.mover })
    expect(events.at(-1)).toEqual({ type: 'turn.started', seat: row.mover, turn: 1 })
  })
})

describe('the placing', () => {
  const toPlace = after(toChoose, { type: 'choose', option: 'place' }).state

  it('QO-4 has six ways, two corners for each seat', () => {
    const ways = [...legal(toPlace)]
    expect(ways).toHaveLength(6)
    for (const way of ways) expect(refusalOf(toPlace, way)).toBeUndefined()
    expect(refusalOf(toPlace, { type: 'place', corners: [0, 0, 0, 1] })).toMatchObject({ rule: 'QO-4' })
    expect(refusalOf(toPlace, { type: 'place', corners: [1, 1, 1, 1] })).toMatchObject({ rule: 'QO-4' })
  })

  it('QO-4 own pawns may face each other across the board', () => {
    const { state } = after(toPlace, { type: 'place', corners: [0, 1, 1, 0] })
    expect(state.pawns.map(({ at }) => at)).toEqual(['A1', 'D4', 'D1', 'A4'].map(place))
  })

  it('QO-5 the home of a pawn is the corner diagonally opposite, 6 steps away', () => {
    const { state } = after(toPlace, { type: 'place', corners: [0, 0, 1, 1] })
    expect(state.pawns.map(({ home }) => home)).toEqual(['D4', 'A4', 'D1', 'A1'].map(place))
    for (const { at, home } of state.pawns) expect(distance(at, home)).toBe(6)
    expect(homeOf(place('D1'))).toBe(place('A4'))
  })

  it('QO-6 the other seat moves first, then turns alternate', () => {
    let { state } = after(toPlace, { type: 'place', corners: [0, 0, 1, 1] })
    for (const mover of [0, 1, 0, 1]) {
      expect(turnOf(state)).toEqual({ by: mover })
      state = after(state, { type: 'allot', allotments: [] }).state
    }
  })
})

describe('out of order', () => {
  it.each([
    ['lay', fresh, { type: 'choose', option: 'first' }, 'luckFirst'],
    ['opening', laid, { type: 'giveUp' }, 'luckFirst'],
    ['choose', toChoose, { type: 'stop' }, 'notNow'],
    ['choose', toChoose, rolled(1), 'notNow'],
  ] as const)('QO-3 at the stage "%s" other actions are refused', (_, state, action, code) => {
    expect(refusalOf(state, action)?.code).toBe(code)
  })
})
