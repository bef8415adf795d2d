import { describe, expect, it } from 'vitest'
import { boxAround, coordinatesIn, shiftTo } from './boardCutOut.ts'

/** A board of three columns and two rows of squares 10 wide, with an edge of 5. */
const places = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2'].map((name, at) => ({
  name,
  x: 5 + 10 * (at % 3),
  y: 5 + 10 * Math.floor(at / 3),
  width: 10,
  height: 10,
}))
const bounds = boxAround(places)

describe('a part of a board', () => {
  it('is centred in its window, or at its edge where the board ends', () => {
    expect(bounds).toEqual({ x: 5, y: 5, width: 30, height: 20 })
    const [a1, b1] = places
    if (a1 === undefined || b1 === undefined) throw new Error('there are no places')
    expect(shiftTo(b1, bounds, { width: 40, height: 20 }, 2)).toEqual({ x: -20, y: -10 })
    expect(shiftTo(a1, bounds, { width: 40, height: 20 }, 2)).toEqual({ x: -10, y: -10 })
  })

  it('is centred if the window is larger than the board', () => {
    expect(shiftTo(bounds, bounds, { width: 50, height: 40 }, 1)).toEqual({ x: 5, y: 5 })
  })

  it('labels the columns and rows whose label is not cut', () => {
    const window = { width: 40, height: 20 }
    expect(coordinatesIn(places, { x: -20, y: -10 }, 2, window)).toEqual({
      columns: [{ label: 'b', at: 20 }],
      rows: [{ label: '1', at: 10 }],
    })
    expect(coordinatesIn(places, { x: -10, y: -10 }, 2, { width: 60, height: 40 })).toEqual({
      columns: [
        { label: 'a', at: 10 },
        { label: 'b', at: 30 },
        { label: 'c', at: 50 },
      ],
      rows: [
        { label: '1', at: 10 },
        { label: '2', at: 30 },
      ],
    })
  })
})
