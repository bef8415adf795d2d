import { expect } from 'vitest'
import { describeBeginners } from '../../../search/testing/beginner.ts'
import { sanMarco } from '../index.ts'

describeBeginners(
  sanMarco,
  3,
  'plays its cards, and banishes no more of its own aristocrats than it must',
  (decisions) => {
    for (const { state, seat, action } of decisions) {
      const legal = [...sanMarco.legal(state)]
      if (action.type === 'giveUp')
        expect(legal.filter(({ type }) => type === 'place' || type === 'bridge')).toEqual([])
      if (action.type !== 'remove') continue
      const own = legal.map((each) => (each.type === 'remove' ? each.counts[seat]! : Infinity))
      expect(action.counts[seat]).toBe(Math.min(...own))
    }
  },
)
