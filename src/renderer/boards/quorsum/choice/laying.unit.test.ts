import { describe, expect, it } from 'vitest'
import { NOTHING_LAID, layout, leftOf, nextEmpty, putSide, putValue, takeTile } from './draft.ts'

const fill = (count: number) =>
  Array.from({ length: count }, (_, at) => at).reduce(
    (laid, at) => putValue(laid, at, ([2, 3, 4, 5, 6] as const)[at % 5]!, 'dark'),
    NOTHING_LAID,
  )

describe('entering the tiles as they were laid', () => {
  it('has five of each value and no sixth (QO-1)', () => {
    let laid = NOTHING_LAID
    for (let at = 0; at < 5; at += 1) laid = putValue(laid, at, 4, 'light')
    expect(leftOf(laid, 4)).toBe(0)
    expect(putValue(laid, 9, 4, 'light')).toBe(laid)
    expect(leftOf(putValue(laid, 0, 6, 'light'), 4)).toBe(1)
  })

  it('lets a tile of an exhausted value be typed over by itself', () => {
    let laid = NOTHING_LAID
    for (let at = 0; at < 5; at += 1) laid = putValue(laid, at, 4, 'light')
    expect(putValue(laid, 2, 4, 'dark')[2]).toEqual({ value: 4, side: 'light' })
  })

  it('turns a tile, keeps its side when the value is corrected, and takes it off', () => {
    const laid = putSide(putValue(NOTHING_LAID, 7, 3, 'dark'), 7, 'light')
    expect(putValue(laid, 7, 5, 'dark')[7]).toEqual({ value: 5, side: 'light' })
    expect(takeTile(laid, 7)).toEqual(NOTHING_LAID)
    expect(putSide(NOTHING_LAID, 7, 'light')).toEqual(NOTHING_LAID)
  })

  it('is complete with sixteen tiles and not before', () => {
    expect(layout(fill(15))).toBeNull()
    expect(layout(fill(16))).toHaveLength(16)
  })

  it('goes on to the next empty place, round the end', () => {
    expect(nextEmpty(fill(3), 0)).toBe(3)
    expect(nextEmpty(putValue(NOTHING_LAID, 15, 2, 'dark'), 15)).toBe(0)
    expect(nextEmpty(fill(16), 4)).toBe(4)
  })
})
