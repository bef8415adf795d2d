import { describe, expect, it } from 'vitest'
import type { Action } from '../action.ts'
import { quorsum } from '../index.ts'
import { distance } from '../components/grid.ts'
import { flipOf, grid, position, stepTo } from '../testing/position.ts'
import type { State } from '../state.ts'
import type { Die } from '../components/pieces.ts'
import { quickRandom } from '../../../kernel/random.ts'
import { rewardsOf } from '../../../search/rollout.ts'
import { createSearch } from '../../../search/search.ts'

/**
 * Races of one turn: no pawn can make progress any more, and five turns have passed without any, so the match ends with
 * this turn, won by getting home or lost to the nearer opponent (QO-20).
 */
const race = (tiles: string, at: string): State => {
  const state = position({ tiles: grid(tiles), at, idle: 5 })
  return { ...state, pawns: state.pawns.map((pawn) => ({ ...pawn, best: 0 })) }
}

const after = (state: State, action: Action): State => {
  const decision = quorsum.decide(state, action)
  if (!decision.ok) throw new Error(decision.refusal.code)
  return decision.events.reduce(quorsum.evolve, state)
}

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k)

const RUNNER = 1
/** True if a place is on a shortest way of the pawn that is not home yet. */
const isOnWay = (state: State, at: number): boolean => {
  const pawn = state.pawns[RUNNER]!
  return distance(pawn.at, at) + distance(at, pawn.home) === distance(pawn.at, pawn.home)
}

/** True for actions that can help: dice on the pawn and on tiles of its ways, and steps nearer home. */
const canHelp = (state: State, action: Action): boolean => {
  if (action.type === 'allot')
    return action.allotments.every((each) =>
      'pawn' in each ? each.pawn === RUNNER : isOnWay(state, each.tile),
    )
  return action.type !== 'step' || (action.pawn === RUNNER && isOnWay(state, action.to))
}

/** Seat 0's exact chance to win, from all helpful actions. */
const exact = (state: State, known = new Map<string, number>()): number => {
  const turn = quorsum.turn(state)
  if (turn.by === 'nobody') return rewardsOf(turn.outcome)[0] ?? 0
  const key = JSON.stringify([state.stage, state.open, state.pawns, state.tiles])
  const before = known.get(key)
  if (before !== undefined) return before
  let value = 0
  if (turn.by === 'chance') {
    if (state.stage.is !== 'roll') throw new Error('Only rolls are looked into')
    const { attempt } = state.stage
    const aim = state.tiles[attempt.kind === 'move' ? attempt.to : attempt.tile]!.value
    const hit = (7 - aim) / 6
    for (let hits = 0; hits <= attempt.dice; hits += 1) {
      // Every tile has at least 2: a 6 always succeeds, a 1 never does.
      const dice = Array.from({ length: attempt.dice }, (_, die): Die => (die < hits ? 6 : 1))
      const chance = choose(attempt.dice, hits) * hit ** hits * (1 - hit) ** (attempt.dice - hits)
      value += chance * exact(after(state, { type: 'roll', dice }), known)
    }
  } else
    for (const action of quorsum.legal(state))
      if (canHelp(state, action)) value = Math.max(value, exact(after(state, action), known))
  known.set(key, value)
  return value
}

/** Pawn 1 of seat 0 is home on D4, pawn 2 goes to A4; the opponent has one pawn home and one a step away. */
const RACES: readonly (readonly [string, State])[] = [
  ['one step onto a six', race('.2 .2 .2 .3  .2 .2 .2 .2  #3 .2 .2 .2  #6 .2 .2 .2', 'D4 A3 D1 B1')],
  ['two steps', race('.2 .2 .2 .3  #2 .2 .2 .2  #3 .2 .2 .2  #4 .2 .2 .2', 'D4 A2 D1 B1')],
  ['a flip and a step', race('#2 #2 #2 #3  #5 .5 .5 .5  .3 #5 .5 .5  #4 #5 .5 .5', 'D4 A2 D1 B1')],
  ['a flip and one step', race('#2 #2 #2 #3  .5 .5 .5 .5  #3 .5 .5 .5  .4 .5 .5 .5', 'D4 A3 D1 B1')],
]

describe('one-turn races of Quorsum', () => {
  it.each(RACES)('%s: the search comes within 2 % of the exact chance', (_, state) => {
    const known = new Map<string, number>()
    const chance = exact(state, known)
    expect(chance).toBeGreaterThan(0.1)
    expect(chance).toBeLessThan(0.99)
    const search = createSearch(quorsum, { options: state.options, state, seat: 0 }, quickRandom('race'))
    search.run(8000)
    const [best] = search.choices()
    expect(Math.abs((best?.values[0] ?? 0) - chance)).toBeLessThan(0.02)
    // Its action is as good as any, or nearly.
    expect(exact(after(state, search.best()), known)).toBeGreaterThan(chance - 0.02)
  })

  it('the exact chance of a step with all dice equals the table', () => {
    const state = race('.2 .2 .2 .3  .2 .2 .2 .2  #3 .2 .2 .2  #6 .2 .2 .2', 'D4 A3 D1 B1')
    // Short of home it is as near as the opponent: a draw, half a win.
    const home = 1 - (5 / 6) ** 4
    expect(exact(state)).toBeCloseTo(home + (1 - home) / 2)
    const allotted = after(state, { type: 'allot', allotments: [{ pawn: 1, dice: 2 }] })
    expect(exact(after(allotted, stepTo(1, 'A4')))).toBeCloseTo(1 - (5 / 6) ** 2 + (5 / 6) ** 2 / 2)
    expect(quorsum.decide(allotted, flipOf('B4')).ok).toBe(false)
  })
})
