import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allotmentSchema } from '../../../../engine/games/quorsum/action.ts'
import type { Target } from '../../../../engine/games/quorsum/state.ts'
import type { PawnId } from '../../../../engine/games/quorsum/components/pieces.ts'
import {
  EMPTY,
  addDie,
  diceOn,
  freeDice,
  moveDie,
  takeDie,
  targetKey,
  usedDice,
  withDice,
  NOTHING_LAID,
  layout,
  leftOf,
  nextEmpty,
  putSide,
  putValue,
  takeTile,
  cornersFor,
  cornersOf,
  pick,
  preview,
} from './parts.ts'
import { PLACINGS } from '../board/geometry.ts'

describe('placing pawns', () => {
  it('gives the other two corners to the opponent once two are picked (QO-4)', () => {
    expect(cornersOf([0, 3], 0)).toEqual([0, 1, 1, 0])
    expect(cornersOf([0, 3], 1)).toEqual([1, 0, 0, 1])
    expect(cornersOf([2], 0)).toBeNull()
  })

  it('knows a seat’s corners in every placing', () => {
    const placing = cornersOf([1, 2], 0) ?? [0, 0, 0, 0]
    expect([cornersFor(placing, 0), cornersFor(placing, 1)]).toEqual([
      [1, 2],
      [0, 3],
    ])
  })

  it('has six placings, all different', () => {
    expect(new Set(PLACINGS.map((picked) => String(cornersOf(picked, 0)))).size).toBe(6)
  })

  it('returns a corner on a second click and lets a third pick replace the oldest', () => {
    expect(pick([0, 3], 0)).toEqual([3])
    expect(pick([0, 3], 1)).toEqual([3, 1])
  })

  it('shows a first pick alone, then all four pawns numbered by seat in the order of the corners', () => {
    expect(preview([2], 1)).toEqual([{ seat: 1, number: 1, at: 12 }])
    expect(preview([3, 0], 1)).toEqual([
      { seat: 1, number: 1, at: 0 },
      { seat: 0, number: 1, at: 3 },
      { seat: 0, number: 2, at: 12 },
      { seat: 1, number: 2, at: 15 },
    ])
  })
})

const fill = (count: number) =>
  Array.from({ length: count }, (_, at) => at).reduce(
    (laid, at) => putValue(laid, at, ([2, 3, 4, 5, 6] as const)[at % 5]!, 'dark'),
    NOTHING_LAID,
  )

describe('entering the tiles of a real table', () => {
  it('has five of each value and no sixth (QO-1)', () => {
    let laid = NOTHING_LAID
    for (let at = 0; at < 5; at += 1) laid = putValue(laid, at, 4, 'light')
    expect(leftOf(laid, 4)).toBe(0)
    expect(putValue(laid, 9, 4, 'light')).toBe(laid)
    expect(leftOf(putValue(laid, 0, 6, 'light'), 4)).toBe(1)
  })

  it('lets a tile of a used-up value be entered again in its place', () => {
    let laid = NOTHING_LAID
    for (let at = 0; at < 5; at += 1) laid = putValue(laid, at, 4, 'light')
    expect(putValue(laid, 2, 4, 'dark')[2]).toEqual({ value: 4, side: 'light' })
  })

  it('turns a tile, keeps its side when the value is corrected, and removes it', () => {
    const laid = putSide(putValue(NOTHING_LAID, 7, 3, 'dark'), 7, 'light')
    expect(putValue(laid, 7, 5, 'dark')[7]).toEqual({ value: 5, side: 'light' })
    expect(takeTile(laid, 7)).toEqual(NOTHING_LAID)
    expect(putSide(NOTHING_LAID, 7, 'light')).toEqual(NOTHING_LAID)
  })

  it('is complete with exactly sixteen tiles', () => {
    expect(layout(fill(15))).toBeNull()
    expect(layout(fill(16))).toHaveLength(16)
  })

  it('moves on to the next empty place, wrapping around', () => {
    expect(nextEmpty(fill(3), 0)).toBe(3)
    expect(nextEmpty(putValue(NOTHING_LAID, 15, 2, 'dark'), 15)).toBe(0)
    expect(nextEmpty(fill(16), 4)).toBe(4)
  })
})

const target: fc.Arbitrary<Target> = fc.oneof(
  fc.constantFrom<PawnId>(0, 1).map((pawn) => ({ pawn })),
  fc.nat(15).map((tile) => ({ tile })),
)

describe('allotting dice', () => {
  it('adds dice up on one pawn or tile (QO-8)', () => {
    const allotted = addDie(addDie(EMPTY, { tile: 3 }), { tile: 3 })
    expect(allotted).toEqual([{ tile: 3, dice: 2 }])
    expect(freeDice(allotted)).toBe(2)
  })

  it('lists pawns before tiles, each ascending, whatever the order of clicks', () => {
    const allotted = [{ tile: 12 }, { pawn: 1 as PawnId }, { tile: 3 }, { pawn: 0 as PawnId }].reduce(
      addDie,
      EMPTY,
    )
    expect(allotted.map(targetKey)).toEqual(['p0', 'p1', 't3', 't12'])
  })

  it('changes nothing when no die is free', () => {
    const full = withDice(EMPTY, { pawn: 0 }, 4)
    expect(addDie(full, { tile: 0 })).toEqual(full)
  })

  it('takes dice back and forgets a target without any', () => {
    const allotted = withDice(EMPTY, { tile: 5 }, 1)
    expect(takeDie(allotted, { tile: 5 })).toEqual([])
    expect(takeDie(allotted, { tile: 6 })).toEqual(allotted)
  })

  it('sets as many as are left when asked for more', () => {
    const allotted = withDice(withDice(EMPTY, { pawn: 0 }, 3), { tile: 1 }, 4)
    expect(diceOn(allotted, { tile: 1 })).toBe(1)
  })

  it('moves a die from one target to another, from the free ones, and back', () => {
    const allotted = withDice(EMPTY, { pawn: 0 }, 2)
    expect(moveDie(allotted, { pawn: 0 }, { tile: 9 })).toEqual([
      { pawn: 0, dice: 1 },
      { tile: 9, dice: 1 },
    ])
    expect(moveDie(allotted, { pawn: 0 }, null)).toEqual([{ pawn: 0, dice: 1 }])
    expect(moveDie(allotted, null, { pawn: 0 })).toEqual([{ pawn: 0, dice: 3 }])
  })

  it('never allots more than four dice, nor twice to a target, nor a malformed allotment', () => {
    const click = fc.record({ target, dice: fc.integer({ min: -1, max: 6 }) })
    fc.assert(
      fc.property(fc.array(click, { maxLength: 12 }), (clicks) => {
        const allotted = clicks.reduce((so, each) => withDice(so, each.target, each.dice), EMPTY)
        expect(usedDice(allotted)).toBeLessThanOrEqual(4)
        expect(new Set(allotted.map(targetKey)).size).toBe(allotted.length)
        for (const each of allotted) expect(allotmentSchema.safeParse(each).success).toBe(true)
      }),
    )
  })
})
