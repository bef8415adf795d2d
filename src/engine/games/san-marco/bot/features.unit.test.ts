import { describe, expect, it } from 'vitest'
import { seatsOf } from '../../../kernel/seat.ts'
import { position } from '../testing/position.ts'
import type { State } from '../state.ts'
import { FEATURES, featuresOf } from './features.ts'
import { heuristics } from './heuristics.ts'
import trained from './weights.json' with { type: 'json' }

const state = position({ seats: 3 })
const chanceOf = (of: State, seat: number): number => heuristics.evaluate?.(of)[seat] ?? 0

describe('the learned evaluation of San Marco', () => {
  it('has a weight for each feature of each seat', () => {
    expect(trained.weights.map(({ feature }) => feature)).toEqual([...FEATURES])
    const { progress, bySeat } = featuresOf(state)
    expect(progress).toBeGreaterThan(0)
    expect(progress).toBeLessThanOrEqual(1)
    expect(bySeat.map((features) => features.length)).toEqual(seatsOf(state.seats).map(() => FEATURES.length))
  })

  it('finds points and aristocrats good, and the more so the later', () => {
    const ahead = (of: State): State => ({
      ...of,
      scores: of.scores.map((score, seat) => score + (seat === 0 ? 10 : 0)),
    })
    const late: State = { ...state, passage: 3 }
    for (const of of [state, late]) expect(chanceOf(ahead(of), 0)).toBeGreaterThan(chanceOf(of, 0))
    expect(chanceOf(ahead(late), 0)).toBeGreaterThan(chanceOf(ahead(state), 0))
    const strong: State = {
      ...state,
      aristocrats: state.aristocrats.map((here) => here.map((count, seat) => count + (seat === 0 ? 2 : 0))),
    }
    expect(chanceOf(strong, 0)).toBeGreaterThan(chanceOf(state, 0))
  })
})
