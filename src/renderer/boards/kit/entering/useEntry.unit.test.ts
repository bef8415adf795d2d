import { expect, it } from 'vitest'
import { seatCodes, withOneMore } from './useEntry.ts'

it('keeps only the last entries if there are more than asked for', () => {
  expect(withOneMore([], 'a', 2)).toEqual(['a'])
  expect(withOneMore(['a', 'b'], 'c', 2)).toEqual(['b', 'c'])
  expect(withOneMore(['a'], 'b', 1)).toEqual(['b'])
  expect(withOneMore([], 'a', 0)).toEqual([])
})

it('lets a seat be typed by its number', () => {
  const picked: number[] = []
  const seats = ['Ada', 'Bo'].map((name, at) => ({
    name,
    colour: at === 0 ? (1 as const) : (2 as const),
    player: { kind: 'person' as const },
  }))
  const codes = seatCodes(seats, (seat) => picked.push(seat))
  expect(codes.map(({ code }) => code)).toEqual(['1', '2'])
  codes[1]?.pick()
  expect(picked).toEqual([1])
})
