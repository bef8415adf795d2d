import { describe, expect, it } from 'vitest'
import { heuristics } from './heuristics.ts'
import { grid, position } from '../testing/position.ts'

const ROAD = '.2 .2 .2 .3  .2 .2 .2 .2  #3 .2 .2 .2  #6 .2 .2 .2'

describe('the reason of a hint', () => {
  it('tells a step home, a flip and a stop apart, and says nothing of allotments', () => {
    const chain = position({ tiles: grid(ROAD), at: 'D4 A3 D1 B1', stage: { is: 'chain', pawn: 1, dice: 2 } })
    const reasons = (heuristics.candidates?.(chain, { below: () => 0 }) ?? []).map((action) => [
      action.type,
      heuristics.reason?.(chain, action)?.key,
    ])
    expect(reasons[0]?.[1]).toBe('reason.nearer')
    expect(reasons.at(-1)).toEqual(['stop', 'reason.stop'])
    const open = [{ tile: 12, dice: 2 }] as const
    const carry = position({
      tiles: grid('.2 .2 .2 .3  .2 .2 .2 .2  #3 .2 .2 .2  .2 .2 .2 .2'),
      at: 'D4 A3 D1 B1',
      open,
      stage: { is: 'carry' },
    })
    const [flip] = heuristics.candidates?.(carry, { below: () => 0 }) ?? []
    expect(flip === undefined ? undefined : heuristics.reason?.(carry, flip)?.key).toBe('reason.opens')
    const allot = position({ tiles: grid(ROAD), at: 'D4 A3 D1 B1' })
    const [first] = heuristics.candidates?.(allot, { below: () => 0 }) ?? []
    expect(first === undefined ? null : heuristics.reason?.(allot, first)).toBeUndefined()
  })
})
