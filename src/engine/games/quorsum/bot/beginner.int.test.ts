import { expect } from 'vitest'
import { describeBeginners } from '../../../search/testing/beginner.ts'
import { quorsum } from '../index.ts'
import type { State } from '../state.ts'

/** What a pawn's step depends on: the colours of the tiles, and where the other pawns stand. */
const around = (state: State, pawn: number): string =>
  JSON.stringify([
    state.tiles.map(({ side }) => side),
    state.pawns.map(({ at }, other) => (other === pawn ? null : at)),
  ])

describeBeginners(
  quorsum,
  2,
  'leaves no home, steps straight back only if the table changed, and flips before the turn ends',
  (decisions) => {
    const last = new Map<number, { readonly from: number; readonly to: number; readonly around: string }>()
    for (const { state, action } of decisions) {
      if (action.type === 'giveUp')
        expect([...quorsum.legal(state)].filter(({ type }) => type === 'flip')).toEqual([])
      if (action.type !== 'step') continue
      const { at, home } = state.pawns[action.pawn]!
      expect(at).not.toBe(home)
      const now = { from: at, to: action.to, around: around(state, action.pawn) }
      expect(last.get(action.pawn)).not.toEqual({ ...now, from: now.to, to: now.from })
      last.set(action.pawn, now)
    }
    expect(decisions.filter(({ action }) => action.type === 'step').length).toBeGreaterThan(0)
  },
)
