import { describe, expect, it } from 'vitest'
import { seatsOf } from '../../../kernel/seat.ts'
import { position } from '../testing/position.ts'
import type { State } from '../state.ts'
import { FEATURES, featuresOf } from './features.ts'
import { heuristics } from './heuristics.ts'
import trained from './weights.json' with { type: 'json' }

const [early, late] = [position({ wall: '1a 5b' }), position({ wall: '1-4a 5-9b 10-13a 14-20b' })]
const chanceOf = (of: State, seat: number): number => heuristics.evaluate?.(of)[seat] ?? 0

describe('the learned evaluation of Chang Cheng', () => {
  it('has a weight for each feature of each seat', () => {
    expect(trained.weights.map(({ feature }) => feature)).toEqual([...FEATURES])
    for (const state of [early, late]) {
      const { progress, bySeat } = featuresOf(state)
      expect(progress).toBeGreaterThan(0)
      expect(progress).toBeLessThanOrEqual(1)
      expect(bySeat.map((features) => features.length)).toEqual(
        seatsOf(state.seats).map(() => FEATURES.length),
      )
    }
  })

  it('finds points good, and the more so the later', () => {
    const oddsOf = (of: State): number => Math.log(chanceOf(of, 0) / chanceOf(of, 1))
    const gain = (of: State): number =>
      oddsOf({ ...of, scores: of.scores.map((score, seat) => score + (seat === 0 ? 3 : 0)) }) - oddsOf(of)
    expect(gain(early)).toBeGreaterThan(0)
    expect(gain(late)).toBeGreaterThan(gain(early))
  })

  it('finds the double wall, the tower and cards in hand good', () => {
    const without: readonly State[] = [
      { ...early, doubles: early.doubles.map((count, seat) => (seat === 0 ? 0 : count)) },
      { ...early, towers: early.towers.map((count, seat) => (seat === 0 ? 0 : count)) },
      { ...early, hands: early.hands.map((hand, seat) => (seat === 0 ? [] : hand)) },
    ]
    for (const state of without) expect(chanceOf(state, 0)).toBeLessThan(chanceOf(early, 0))
  })
})
