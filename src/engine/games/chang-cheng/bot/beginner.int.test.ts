import { expect } from 'vitest'
import { describeBeginners } from '../../../search/testing/beginner.ts'
import { changCheng } from '../index.ts'

describeBeginners(
  changCheng,
  2,
  'destroys no wall of its own, and removes no card of its own',
  (decisions) => {
    for (const { state, seat, action } of decisions) {
      if (action.type === 'destroy') expect(state.pieces[action.space]?.owner).not.toBe(seat)
      if (action.type !== 'remove') continue
      const meant = state.reveal?.cards.find(({ card, fate }) => card === action.card && fate === 'waiting')
      expect(meant?.seat).not.toBe(seat)
    }
  },
)
