import { describe, expect, it } from 'vitest'
import { quickRandom } from '../../../kernel/random.ts'
import { quorsum } from '../index.ts'
import type { State } from '../state.ts'
import { grid, place, plain, position } from '../testing/position.ts'
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

  it('begins with the step that wins, before any flip, and with all dice for it', () => {
    const last = { tiles: plain('.4'), at: 'C4 A4 A1 B1' }
    const open = [
      { pawn: 0, dice: 2 },
      { tile: place('B2'), dice: 2 },
    ] as const
    expect(offered(position({ ...last, open, stage: { is: 'carry' } }))).toEqual(['1>D4', 'B2*'])
    expect(offered(position(last))[0]).toBe('1×4')
  })

  describe('of a pawn whose home is not open', () => {
    /** Pawn 1 of seat 0 stands on C4, one step from its home D4, which has the other colour. */
    const stuck = (at: string, more: Partial<State> = {}): State =>
      position({
        tiles: plain('.4').with(place('D4'), { value: 4, side: 'dark' }),
        at,
        open: [{ pawn: 0, dice: 1 }],
        stage: { is: 'carry' },
        ...more,
      })

    it('includes no step that only has to be taken back', () => {
      expect(offered(stuck('C4 D1 B1 A2'))).toEqual(['--'])
    })

    it('includes the step that stands in the way of a rival, or out of that of its own pawn', () => {
      expect(offered(stuck('C4 D1 B3 B1'))).toEqual(['--', '1>C3'])
      expect(offered(stuck('C4 D4 B1 A2'))).toEqual(['--', '1>C3', '1>B4'])
    })

    it('includes the end of a chain beside the step back into an own way, or out of that of a rival', () => {
      const { tiles } = stuck('C3 D4 B1 A2')
      const chain = (at: string): State =>
        stuck(at, {
          tiles: tiles.with(place('D3'), { value: 4, side: 'dark' }),
          stage: { is: 'chain', pawn: 0, dice: 1 },
        })
      expect(offered(chain('C3 D4 B1 A2'))).toEqual(['1>C4', '-'])
      expect(offered(chain('C3 D1 B3 B1'))).toEqual(['1>C4', '-'])
      expect(offered(chain('C3 A4 B1 A2'))).toEqual(['1>C4'])
    })

    it('includes the step that leaves the turn without progress where the seat may sit the game out', () => {
      const gained = (idle: number): readonly string[] => {
        const state = stuck('C4 D1 A2 D2', { idle })
        return offered({ ...state, pawns: state.pawns.with(0, { ...state.pawns[0]!, best: 2 }) })
      }
      expect(gained(3)).toEqual(['--', '1>C3', '1>B4'])
      expect(gained(0)).toEqual(['--'])
    })
  })
})
