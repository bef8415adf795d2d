import { describe, expect, it } from 'vitest'
import { solved } from '../../../search/testing/clear-best-action.ts'
import { qin } from '../index.ts'
import { position } from '../testing/position.ts'

describe('level 5 in positions with one clearly best action', () => {
  it('places its last pagoda and wins', () => {
    const state = position({ hands: ['R-B Y-B R-Y', 'R-R B-B Y-Y'], supplies: [1, 3] })
    const { after } = solved(qin, state)
    expect(qin.turn(after)).toMatchObject({ by: 'nobody', outcome: { places: [1, 2] } })
  })

  it('founds two provinces with one tile when that wins', () => {
    const state = position({ hands: ['Y-B R-R B-B', 'R-R B-B Y-Y'], supplies: [2, 9] })
    const { after, notation } = solved(qin, state)
    expect(notation).toMatch(/^Y-B /)
    expect(qin.turn(after)).toMatchObject({ by: 'nobody', outcome: { places: [1, 2] } })
  })
})
