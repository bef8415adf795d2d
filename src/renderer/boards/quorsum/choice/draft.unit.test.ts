import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allotmentSchema } from '../../../../engine/games/quorsum/action.ts'
import type { Target } from '../../../../engine/games/quorsum/state.ts'
import type { PawnId } from '../../../../engine/games/quorsum/components/pieces.ts'
import { EMPTY, addDie, diceOn, freeDice, moveDie, takeDie, targetKey, usedDice, withDice } from './draft.ts'

const target: fc.Arbitrary<Target> = fc.oneof(
  fc.constantFrom<PawnId>(0, 1).map((pawn) => ({ pawn })),
  fc.nat(15).map((tile) => ({ tile })),
)

describe('allotting dice', () => {
  it('adds dice up on one pawn or tile (QO-8)', () => {
    const draft = addDie(addDie(EMPTY, { tile: 3 }), { tile: 3 })
    expect(draft).toEqual([{ tile: 3, dice: 2 }])
    expect(freeDice(draft)).toBe(2)
  })

  it('lists pawns before tiles, each rising, whatever the order of clicks', () => {
    const draft = [{ tile: 12 }, { pawn: 1 as PawnId }, { tile: 3 }, { pawn: 0 as PawnId }].reduce(
      addDie,
      EMPTY,
    )
    expect(draft.map(targetKey)).toEqual(['p0', 'p1', 't3', 't12'])
  })

  it('changes nothing when no die is free', () => {
    const full = withDice(EMPTY, { pawn: 0 }, 4)
    expect(addDie(full, { tile: 0 })).toEqual(full)
  })

  it('takes dice back and forgets a target without any', () => {
    const draft = withDice(EMPTY, { tile: 5 }, 1)
    expect(takeDie(draft, { tile: 5 })).toEqual([])
    expect(takeDie(draft, { tile: 6 })).toEqual(draft)
  })

  it('sets as many as are left when more are asked for', () => {
    const draft = withDice(withDice(EMPTY, { pawn: 0 }, 3), { tile: 1 }, 4)
    expect(diceOn(draft, { tile: 1 })).toBe(1)
  })

  it('moves a die from one target to another, from the free ones, and back', () => {
    const draft = withDice(EMPTY, { pawn: 0 }, 2)
    expect(moveDie(draft, { pawn: 0 }, { tile: 9 })).toEqual([
      { pawn: 0, dice: 1 },
      { tile: 9, dice: 1 },
    ])
    expect(moveDie(draft, { pawn: 0 }, null)).toEqual([{ pawn: 0, dice: 1 }])
    expect(moveDie(draft, null, { pawn: 0 })).toEqual([{ pawn: 0, dice: 3 }])
  })

  it('never allots more than four dice, nor twice to a target, nor a malformed allotment', () => {
    const click = fc.record({ target, dice: fc.integer({ min: -1, max: 6 }) })
    fc.assert(
      fc.property(fc.array(click, { maxLength: 12 }), (clicks) => {
        const draft = clicks.reduce((so, each) => withDice(so, each.target, each.dice), EMPTY)
        expect(usedDice(draft)).toBeLessThanOrEqual(4)
        expect(new Set(draft.map(targetKey)).size).toBe(draft.length)
        for (const each of draft) expect(allotmentSchema.safeParse(each).success).toBe(true)
      }),
    )
  })
})
