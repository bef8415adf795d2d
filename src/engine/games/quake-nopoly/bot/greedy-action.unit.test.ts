import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../../kernel/random.ts'
import { legal } from '../rules/legal.ts'
import { after, position } from '../testing/position.ts'
import { promisingActions } from './greedy-action.ts'

describe('promising actions', () => {
  it('QK-18 leave out a trade for a piece of the same kind, which declining would do as well', () => {
    const { state } = after(
      position({
        players: [{ stock: 'bw' }, {}, {}],
        phase: 'disaster',
        pass: 0,
        agenda: [{ do: 'turnUp', seat: 0 }],
      }),
      '1>{buildersMarket}',
    )
    expect([...legal(state)]).toContainEqual({ type: 'trade', pay: ['wood'], take: ['wood'] })
    const promising = promisingActions(state, seededRandom('market', 0))
    expect(promising).not.toContainEqual({ type: 'trade', pay: ['wood'], take: ['wood'] })
    expect(promising).toContainEqual({ type: 'trade', pay: ['wood'], take: ['stone'] })
    expect(promising).toContainEqual({ type: 'decline' })
  })
})
