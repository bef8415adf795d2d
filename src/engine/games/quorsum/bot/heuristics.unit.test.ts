import { describe, expect, it } from 'vitest'
import { quickRandom } from '../../../kernel/random.ts'
import { quorsum } from '../index.ts'
import type { State } from '../state.ts'
import { grid, plain, position } from '../testing/position.ts'
import { heuristics } from './heuristics.ts'

const offered = (state: State): readonly string[] =>
  (heuristics.candidates?.(state, quickRandom('dice')) ?? []).map((action) =>
    quorsum.text.notation(action, state),
  )

describe('what is worth considering with dice left', () => {
  const carry = position({
    tiles: plain('.4'),
    at: 'A1 D1 A4 D4',
    open: [{ pawn: 0, dice: 1 }],
    stage: { is: 'carry' },
  })

  it('does not include the end of the turn while a roll can only do good', () => {
    expect(offered(carry)).toEqual(['1>B1', '1>A2'])
  })

  it('includes it where the step lets a rival by, or the seat that is closer may sit the game out', () => {
    const blocking: State = {
      ...carry,
      pawns: position({ at: 'A1 D1 A2 D4' }).pawns.with(2, { ...carry.pawns[3]!, at: 4 }),
    }
    expect(offered(blocking)).toContain('--')
    const closer: State = { ...carry, idle: 4, pawns: position({ at: 'B1 D1 A4 D4' }).pawns }
    expect(offered(closer)).toContain('--')
  })

  it('includes it where a flip would make a way worse', () => {
    const flip: State = { ...carry, open: [{ tile: 1, dice: 2 }] }
    expect(offered(flip)).toEqual(['B1*', '--'])
    const tiles = grid('.4 #4 .4 .4  #4 #4 .4 .4  .4 .4 .4 .4  #4 .4 .4 #4')
    expect(offered({ ...flip, tiles })).toEqual(['B1*'])
  })
})
