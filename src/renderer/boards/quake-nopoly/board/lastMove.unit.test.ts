import { expect, it } from 'vitest'
import type { Event } from '../../../../engine/games/quake-nopoly/event.ts'
import { lastMoveOf } from './lastMove.ts'

it('marks both district cards that two players exchange', () => {
  const exchanged: Event = {
    type: 'districts.exchanged',
    seat: 0,
    otherSeat: 1,
    card: 8,
    other: 14,
    tier: 'west',
  }
  expect([...lastMoveOf([exchanged], []).exchanged]).toEqual([8, 14])
  const drawn: Event = { type: 'district.drawn', seat: 0, card: 8 }
  const { cards, exchanged: none } = lastMoveOf([drawn], [])
  expect([[...cards], [...none]]).toEqual([[8], []])
})
