import { describe, expect, it } from 'vitest'
import { turned } from '../board/geometry.ts'
import {
  advisedTile,
  endsOf,
  fitsHere,
  fitted,
  isShownSwapped,
  isVertical,
  placementOf,
  squaresFor,
  startDraft,
  type Held,
} from './draft.ts'

const held = (change: Partial<Held> = {}): Held => ({
  tile: 'RB',
  anchor: 14,
  turn: 0,
  swapped: false,
  ...change,
})

describe('a tile in hand', () => {
  it('has its first colour on the square it is held over', () => {
    expect(endsOf(held())).toEqual([
      { square: 14, colour: 'R' },
      { square: 15, colour: 'B' },
    ])
  })

  it('stays as it is held if it fits so; otherwise covers the square in a way that fits', () => {
    const fitting = (...at: readonly (readonly [number, number])[]) => [{ tile: 'RB' as const, at }]
    expect(fitted(fitting([14, 15], [14, 27]), held())).toEqual(held())
    // Turned about that half, first along the same line; then with its ends swapped.
    expect(fitted(fitting([13, 14], [14, 27], [14, 13]), held())).toMatchObject({ turn: 2, swapped: false })
    expect(fitted(fitting([13, 14], [14, 27]), held())).toMatchObject({ turn: 1, swapped: false })
    expect(fitted(fitting([13, 14], [27, 14]), held())).toMatchObject({ turn: 2, swapped: true })
    expect(fitted(fitting([27, 14]), held())).toMatchObject({ turn: 1, swapped: true })
    expect(fitted(fitting([40, 41]), held())).toEqual(held())
  })

  it('is shown in the hand as it is on the board: from left to right, from top to bottom', () => {
    const seen = [0, 1, 2, 3].map((turn) => isShownSwapped(held({ turn: turn as Held['turn'] })))
    expect(seen).toEqual([false, false, true, true])
    expect(isShownSwapped(held({ turn: 2, swapped: true }))).toBe(false)
  })

  it('turns clockwise around that square', () => {
    const turns = [0, 1, 2, 3].map((count) => {
      let turn: Held['turn'] = 0
      for (let times = 0; times < count; times += 1) turn = turned(turn)
      return endsOf(held({ turn }))[1].square
    })
    expect(turns).toEqual([15, 27, 13, 1])
    expect(turned(0, -1)).toBe(3)
  })

  it('forms the action that names the first colour first, however it is held', () => {
    expect(placementOf(held())?.at).toEqual([14, 15])
    expect(placementOf(held({ swapped: true }))?.at).toEqual([15, 14])
    expect(placementOf(held({ turn: 2 }))?.at).toEqual([14, 13])
  })

  it('names the squares of a tile of one colour in reading order (QIN-P1)', () => {
    for (const swapped of [true, false]) {
      expect(placementOf(held({ tile: 'YY', turn: 2, swapped }))?.at).toEqual([13, 14])
      expect(placementOf(held({ tile: 'YY', turn: 0, swapped }))?.at).toEqual([14, 15])
    }
  })

  it('forms no action while an end is beyond the edge', () => {
    expect(placementOf(held({ anchor: 12 }))).toBeUndefined()
    expect(endsOf(held({ anchor: 12 }))[1].square).toBeUndefined()
  })

  it('fits where the view lists it, and only in that orientation', () => {
    const fits = [{ tile: 'RB', at: [[15, 14]] }] as const
    expect(fitsHere(fits, held({ swapped: true }))).toBe(true)
    expect(fitsHere(fits, held())).toBe(false)
    expect(fitsHere(fits, held({ tile: 'RR' }))).toBe(false)
    expect([...squaresFor(fits, 'RB')].sort()).toEqual([14, 15])
  })

  it('is held for an advised action as it would be placed, in any orientation', () => {
    for (const at of [
      [14, 15],
      [15, 14],
      [14, 27],
      [27, 14],
    ] as const) {
      const tile = advisedTile({ type: 'place', tile: 'RB', at })
      expect(tile && placementOf(tile)).toEqual({ type: 'place', tile: 'RB', at })
    }
    expect(advisedTile({ type: 'pass' })).toBeNull()
    expect(advisedTile(null)).toBeNull()
  })
})

it('picks the next tile up as it lies in the tray, lengthwise', () => {
  expect(isVertical(startDraft())).toBe(false)
})
