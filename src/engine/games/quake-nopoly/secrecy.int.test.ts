/** What seats of Quake-nopoly are not told, in copies and on a screen that goes around. */
import { describe, expect, it } from 'vitest'
import { expectFound, expectToldInTime, handsOf, playThrough } from '../../../main/testing/secrecy.ts'
import type { AnyGame } from '../../kernel/game.ts'
import type { Json } from '../../kernel/json.ts'
import type { Seat } from '../../kernel/seat.ts'
import { describeRedactedCopies } from '../../record/testing/redacted-copies.ts'
import { BUILDING_IDS, EVENT_IDS } from './components/cards.ts'
import { quakeNopoly } from './index.ts'
import type { State } from './state.ts'
import { findSecrets } from './testing/secrets.ts'

describeRedactedCopies(quakeNopoly as AnyGame, [
  { of: ['drawBuilding', 'building.drawn', 'building.putBack'], member: 'building', owner: 'seat' },
  { of: ['review'], member: 'building', owner: 'actor' },
  { of: ['putBack'], member: 'buildings', owner: 'actor' },
])

describe('QK-43 other seats are not told a hand, a card put back, or what is in the decks or out of the game', () => {
  it.each([
    { seats: 2, options: { variant: 'standard' }, luck: 1 },
    { seats: 3, options: { variant: 'beginner' }, luck: 2 },
  ])('with $seats seats', async (setup) => {
    /** Cards that came to light for all, and what each seat has held. */
    const open = new Set<string>()
    const held = Array.from({ length: setup.seats }, () => new Set<string>())
    const reached = (state: unknown): void => {
      // Positions of this game alone.
      const { lands, hands, decks } = state as State
      for (const { levels } of lands.flat())
        for (const built of levels) if (built !== null) open.add(built.building)
      for (const { building, by } of decks.buildings.bottom) if (by === null) open.add(building)
      for (const event of decks.events.turned) open.add(event)
      for (const [seat, hand] of hands.entries()) for (const building of hand) held[seat]?.add(building)
    }
    const cards = new Set<string>([...BUILDING_IDS, ...EVENT_IDS])
    const told = (message: Json, viewer: Seat | null): void => {
      // What chance may still choose from is known to all.
      const text = JSON.stringify(message, (name, value: unknown) => (name === 'luck' ? null : value))
      const named = (text.match(/\w+/g) ?? []).filter((word) => cards.has(word))
      const known = (card: string): boolean =>
        open.has(card) || (viewer !== null && held[viewer]?.has(card) === true)
      expect(named.filter((card) => !known(card))).toEqual([])
    }
    const found = await playThrough({ game: quakeNopoly as AnyGame, ...setup }, findSecrets, {
      reached,
      told,
    })
    const put = ['a card put back', 'building.putBack']
    expectFound(found, 'a draw', 'building.drawn', 'drawBuilding', ...put, ...handsOf(setup.seats))
  })
})

it('passes no screen on before its seat can be told what it learnt', () =>
  expectToldInTime(quakeNopoly as AnyGame, { seats: 3, type: 'building.drawn', by: 'draw' }))
