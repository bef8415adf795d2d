import { describe, expect, it } from 'vitest'
import { grid, position } from '../testing/position.ts'
import type { State } from '../state.ts'
import { FEATURES, featuresOf } from './features.ts'
import { heuristics } from './heuristics.ts'
import trained from './weights.json' with { type: 'json' }

const chanceOf = (state: State): number => heuristics.evaluate?.(state)[0] ?? 0

/** Seat 0 to move, its pawns on these places, the opponent's at their starts. */
const standing = (own: string, idle = 0): State => position({ at: `${own} A4 D4`, idle })

describe('the learned evaluation of Quorsum', () => {
  it('has a weight for each feature of each seat', () => {
    expect(trained.weights.map(({ feature }) => feature)).toEqual([...FEATURES])
    const { progress, bySeat } = featuresOf(position())
    expect(progress).toBeGreaterThanOrEqual(0)
    expect(progress).toBeLessThanOrEqual(1)
    expect(bySeat.map((features) => features.length)).toEqual([FEATURES.length, FEATURES.length])
  })

  it('finds the way home good, and so does it being home', () => {
    const [start, on, home] = [standing('A1 D1'), standing('B2 D1'), standing('A1 B4')].map(chanceOf)
    expect(on).toBeGreaterThan(start ?? 1)
    expect(home).toBeGreaterThan(on ?? 1)
  })

  it('finds a lead in steps the better the more turns have passed without progress', () => {
    const chances = [0, 2, 4, 5].map((idle) => chanceOf(standing('B2 D1', idle)))
    expect(chances).toEqual(chances.toSorted((one, other) => one - other))
    expect(chances.at(-1)).toBeGreaterThan(0.9)
  })

  it('finds tiles of the other colour in the way bad', () => {
    const open = position({ tiles: grid('.2 .2 .2 .2  .2 .2 .2 .2  .2 .2 .2 .2  .2 .2 .2 .2') })
    const shut = position({ tiles: grid('.2 #2 .2 .2  #2 #2 .2 .2  .2 .2 .2 .2  .2 .2 .2 .2') })
    expect(chanceOf(open)).toBeGreaterThan(chanceOf(shut))
  })
})
