import { describe, expect, it } from 'vitest'
import { winnersOf } from './titles.ts'

const over = (...places: number[]) =>
  winnersOf({ by: 'nobody', outcome: { places, scores: places.map(() => 0), ending: 'any' } })

describe('winnersOf', () => {
  it('lists the seats in first place, also if several share it', () => {
    expect(over(2, 1, 3)).toEqual([1])
    expect(over(1, 3, 1)).toEqual([0, 2])
  })

  it('is empty in a draw of all seats, and while the match runs', () => {
    expect(over(1, 1)).toEqual([])
    expect(winnersOf({ by: 0 })).toEqual([])
  })
})
