import { describe, expect, it } from 'vitest'
import type { Mark } from '../../match/analysis/analysisByStep.ts'
import { momentsOf, ownSeat } from './moments.ts'

const mark = (index: number, seat: number, loss: number, best = 1): Mark =>
  ({ index, grade: 'mistake', decision: { seat, loss, best: Array(best).fill({}) } }) as unknown as Mark

describe('the moments to look at', () => {
  it('are the costliest three of the seat, in the order of the match', () => {
    const marks = [mark(3, 0, 0.1), mark(5, 1, 0.9), mark(7, 0, 0.3), mark(9, 0, 0.2), mark(11, 0, 0.12)]
    expect(momentsOf(marks, 0).map(({ index }) => index)).toEqual([7, 9, 11])
    expect(momentsOf(marks, 1).map(({ index }) => index)).toEqual([5])
  })

  it('are fewer where fewer are known, and none without anything better', () => {
    expect(momentsOf([mark(3, 0, 0.1, 0)], 0)).toEqual([])
  })
})

describe('one’s own seat', () => {
  const seats = (...kinds: readonly string[]) => kinds.map((kind) => ({ player: { kind } }))
  it('is that of the only person', () => {
    expect(ownSeat(seats('bot', 'person'))).toBe(1)
    expect(ownSeat(seats('person', 'person'))).toBeNull()
    expect(ownSeat(seats('bot', 'bot'))).toBeNull()
  })
})
