/** Facts about the game, checked by the engine's own decisions and odds. */
import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../kernel/random.ts'
import { playRandomly, type Choose } from '../../kernel/testing/play.ts'
import { stableJson } from '../../kernel/testing/same.ts'
import type { Action } from './action.ts'
import { oddsOf, successChance } from './rules/chance.ts'
import { quorsum } from './index.ts'
import { legal } from './rules/legal.ts'
import { turnOf } from './rules/status.ts'
import { project } from './view/project.ts'
import type { State } from './state.ts'
import { purposefulAction, randomAllotment } from './testing/purposeful-play.ts'
import { after, allotted, flipOf, grid, place, plain, position } from './testing/position.ts'

/** The probability that `reached` holds at the end of a turn played by `next`, by recursion over the odds. */
const probability = (
  state: State,
  next: (state: State) => Action | undefined,
  reached: (state: State) => boolean,
  known = new Map<string, number>(),
): number => {
  const key = stableJson(state)
  const before = known.get(key)
  if (before !== undefined) return before
  const odds = oddsOf(state)
  const action = odds === undefined ? next(state) : undefined
  const result =
    odds !== undefined
      ? odds.reduce(
          (sum, each) =>
            sum + each.probability * probability(after(state, each.action).state, next, reached, known),
          0,
        )
      : action !== undefined
        ? probability(after(state, action).state, next, reached, known)
        : Number(reached(state))
  known.set(key, result)
  return result
}

describe('probabilities', () => {
  it.each([
    { dice: 4, value: 6, chance: 0.518 },
    { dice: 3, value: 4, chance: 0.875 },
  ] as const)('QO-12 $dice dice on a $value: $chance', ({ dice, value, chance }) => {
    const begun = after(position({ tiles: plain(`#${value}`) }), allotted(['B2', dice]), flipOf('B2')).state
    const flipped = (state: State): boolean => state.tiles[place('B2')]?.side === 'light'
    expect(probability(begun, () => undefined, flipped)).toBeCloseTo(chance, 3)
    expect(successChance(dice, value)).toBeCloseTo(chance, 3)
  })

  it('QO-13 four dice carry a pawn over a 5, a 2 and a 3 in one turn with 0.559', () => {
    const tiles = grid('#2 #5 #2 #3  .2 .2 .2 .2  .2 .2 .2 .2  .2 .2 .2 .2')
    const way = ['B1', 'C1', 'D1'].map(place)
    const begun = after(position({ tiles, at: 'A1 B3 A4 D4' }), allotted([0, 4])).state
    const at = (state: State): number => state.pawns[0]?.at ?? -1
    const next = (state: State): Action | undefined => {
      const to = way.find((each) => each > at(state))
      return state.mover === 0 && to !== undefined ? { type: 'step', pawn: 0, to } : undefined
    }
    expect(probability(begun, next, (state) => at(state) === place('D1'))).toBeCloseTo(0.559, 3)
  })

  it('QO-12 the view tells the chance of everything that can be announced', () => {
    const { state } = after(position({ tiles: plain('#4') }), allotted([0, 3], ['B3', 1]))
    expect(project(state).attemptable.map(({ value, probability: p }) => [value, p])).toEqual([
      [4, 0.875],
      [4, 0.875],
      [4, 0.5],
    ])
  })
})

describe('counts', () => {
  it('QO-8 a full turn has 7,315 allotments', () => {
    for (const mover of [0, 1] as const) {
      const list = [...legal(position({ mover }))]
      expect(list).toHaveLength(7_315)
      expect(new Set(list.map(stableJson)).size).toBe(7_315)
    }
  })
})

interface Tally {
  readonly home: number
  readonly double: number
  readonly stalemates: number
  readonly turns: number
  readonly longest: number
}

const MATCHES = 300

/** Shares of the endings of seeded single games, and their length in turns. */
const tally = (name: string, choose?: Choose<State, Action>): Tally => {
  const ends: string[] = []
  const turns: number[] = []
  for (let match = 0; match < MATCHES; match += 1) {
    const setup = { options: { raceTo: 1, flipLock: 'reply' }, seats: 2 } as const
    const played = playRandomly(quorsum, setup, seededRandom(name, match), choose ? { choose } : {})
    const turn = turnOf(played.final)
    if (turn.by === 'nobody') ends.push(turn.outcome.ending)
    turns.push(played.final.turn)
  }
  const share = (...endings: string[]): number => ends.filter((end) => endings.includes(end)).length / MATCHES
  return {
    home: share('home', 'double'),
    double: share('double'),
    stalemates: share('stalemate'),
    turns: turns.reduce((sum, each) => sum + each, 0) / MATCHES,
    longest: Math.max(...turns),
  }
}

describe('whole games', () => {
  // A share of 300 games has a standard deviation of at most 0.029: the bounds are three of them away.
  it('QO-20 played without a plan almost never get home: most end in a stalemate after some 15 turns', () => {
    const { home, stalemates, turns, longest } = tally('haphazard', randomAllotment)
    expect(home).toBeLessThan(0.02)
    expect(stalemates).toBeGreaterThan(0.65)
    expect(stalemates).toBeLessThan(0.88)
    expect(Math.abs(turns - 15)).toBeLessThan(2.5)
    expect(longest).toBeLessThanOrEqual(150)
  })

  it('QO-7 played towards home mostly end there', () => {
    const { home, double, longest } = tally('homeward', purposefulAction)
    expect(home).toBeGreaterThan(0.4)
    expect(double).toBeGreaterThan(0.1)
    expect(longest).toBeLessThanOrEqual(150)
  })
})
