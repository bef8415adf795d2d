import { describe, expect, it } from 'vitest'
import { winnersOf } from './titles.ts'

const over = (...places: number[]) =>
  winnersOf({ by: 'nobody', outcome: { places, scores: places.map(() => 0), ending: 'any' } })

describe('who has won', () => {
  it('is whoever is first, together with others if some are not', () => {
    expect(over(2, 1, 3)).toEqual([1])
    expect(over(1, 3, 1)).toEqual([0, 2])
  })

  it('is nobody in a draw, and while the match goes on', () => {
    expect(over(1, 1)).toEqual([])
    expect(winnersOf({ by: 0 })).toEqual([])
  })
})
