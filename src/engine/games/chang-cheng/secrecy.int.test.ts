/** What seats of Chang Cheng are not told, in copies and on a screen that goes around. */
import { it } from 'vitest'
import { expectFound, expectToldInTime, handsOf, playThrough } from '../../../main/testing/secrecy.ts'
import type { AnyGame } from '../../kernel/game.ts'
import { describeRedactedCopies } from '../../record/testing/redacted-copies.ts'
import { changCheng } from './index.ts'
import { findSecrets } from './testing/secrets.ts'

describeRedactedCopies(changCheng as AnyGame, [
  { of: ['layThreats', 'threats.laid'], member: 'values' },
  { of: ['threat.seen'], member: 'value', owner: 'seat' },
  { of: ['card.laid'], member: 'card', owner: 'seat' },
  { of: ['cardWall'], member: 'card', owner: 'actor' },
  { of: ['cards'], member: 'cards', owner: 'actor' },
])

const CARDS = ['a card face down', 'a card laid', 'cards in a notation']
const LOOKS = ['a look', 'a threat tile']
it.each([
  // A tile looked at stays in view until the turn ends; no later event gives it away.
  { seats: 2, options: { neutral: 'on', memory: 'once' }, luck: 1, kept: [...CARDS, 'a threat tile'] },
  { seats: 3, luck: 2, kept: [...CARDS, ...LOOKS] },
  // With event cards nobody looks at tiles.
  { seats: 4, options: { events: 'diplomacy-scouting' }, luck: 3, kept: CARDS },
])(
  'CC-48 other seats are not told tiles, hands or face-down cards, not even after a look or its undo: $seats seats',
  async ({ kept, ...setup }) => {
    const found = await playThrough({ game: changCheng as AnyGame, ...setup }, findSecrets)
    expectFound(found, ...kept, ...handsOf(setup.seats))
  },
)

it('passes no screen on before its seat can be told what it learnt', () =>
  expectToldInTime(changCheng as AnyGame, { seats: 3, type: 'threat.seen', by: 'look' }))
