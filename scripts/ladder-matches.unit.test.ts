import { describe, expect, it } from 'vitest'
import { matchNumber, pairsOf, seatingsOf } from './ladder-matches.ts'

describe('the matches of a ladder', () => {
  const pairs = pairsOf(['a', 'b', 'c', 'd'])

  it('are between every bot and the next two', () => {
    expect(pairs.map((pair) => pair.join(''))).toEqual(['ba', 'ca', 'cb', 'db', 'dc'])
  })

  it('give both bots each seat equally often', () => {
    expect(seatingsOf(2)).toEqual([
      [1, 0],
      [0, 1],
    ])
    const three = seatingsOf(3)
    expect(new Set(three.map(String)).size).toBe(6)
    for (const seat of [0, 1, 2]) expect(three.filter((seating) => seating[seat] === 0)).toHaveLength(3)
  })

  it('are dealt out round by round, each deal in all seatings', () => {
    const matches = Array.from({ length: 60 }, (_, at) => matchNumber(pairs, 3, at + 1))
    // Two rounds of five pairs with six seatings each.
    const deals = Map.groupBy(matches, ({ deal }) => deal)
    expect([...deals.keys()].slice(3, 7)).toEqual(['d v. b 1', 'd v. c 1', 'b v. a 2', 'c v. a 2'])
    for (const each of deals.values())
      expect(new Set(each.map(({ seating }) => String(seating))).size).toBe(6)
  })
})
