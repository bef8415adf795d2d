/** The position before the first roll. */
import type { Setup } from '../../../kernel/game.ts'
import { seatsOf } from '../../../kernel/seat.ts'
import { DISTRICT_NUMBERS } from '../components/districts.ts'
import { ACTION_DECK, ARISTOCRATS, LIMIT_DECK } from '../components/pieces.ts'
import type { Options, State } from '../state.ts'

/** SM-2: all pieces are in the supplies, both decks complete. */
export const start = ({ options, seats, partialEntry: unseen = false }: Setup<Options>): State => {
  const all = seatsOf(seats)
  // A seat number beyond the seats wraps around; no match starts with one.
  const first = options.firstSeat === 'random' ? null : (options.firstSeat - 1) % seats
  return {
    options,
    seats,
    ...(unseen ? { unseen: true as const } : {}),
    first,
    aristocrats: DISTRICT_NUMBERS.map(() => all.map(() => 0)),
    reserves: all.map(() => ARISTOCRATS),
    bridges: [],
    doge: null,
    scores: all.map(() => 0),
    deck: ACTION_DECK,
    discards: ACTION_DECK.map(() => 0),
    limitDeck: LIMIT_DECK,
    limits: all.map(() => []),
    passage: 0,
    round: null,
    hand: [],
    taken: 0,
    bonuses: [],
    scoring: null,
    finals: [],
    stage: first === null ? { is: 'first' } : { is: 'settle', seat: first, rolls: [] },
  }
}
