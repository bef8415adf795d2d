/** Hidden information (QK-43): only its owner knows a hand, and the cards it put back. */
import type { Secrets } from '../../../kernel/define-game.ts'
import { nextPiece } from '../../../kernel/hidden-information.ts'
import { shuffled, type Random } from '../../../kernel/random.ts'
import type { Seat, Viewer } from '../../../kernel/seat.ts'
import type { Action } from '../action.ts'
import { placeOf, type BuildingId } from '../components/cards.ts'
import type { Event } from '../event.ts'
import type { Decks, Options, PutBack, State } from '../state.ts'

/** True if the viewer sees the seat's hand: always its own, and all hands once the match is over, as far as known. */
export const seesHand = ({ outcome }: State, viewer: Viewer, seat: Seat): boolean =>
  outcome !== null || viewer === 'all' || viewer === seat

/** True if the viewer knows a card under the deck: all know a collapsed one, only its seat one that was put back. */
export const seesPutBack = ({ veil }: State, viewer: Viewer, { building, by }: PutBack): boolean =>
  by === null || (!veil.includes(building) && (viewer === 'all' || viewer === by))

/** True if the viewer knows a card of the seat. */
const seesCard = (state: State, viewer: Viewer, seat: Seat, building: BuildingId): boolean =>
  seesHand(state, viewer, seat) && !state.veil.includes(building)

/** Buildings that the unordered part of the deck may hold, as far as the viewer knows. */
export const unseenBuildings = (state: State, viewer: Viewer): readonly BuildingId[] => {
  const { pool, bottom } = state.decks.buildings
  const hands = state.hands.flatMap((hand, seat) =>
    hand.filter((building) => !seesCard(state, viewer, seat, building)),
  )
  const under = bottom.filter((each) => !seesPutBack(state, viewer, each)).map(({ building }) => building)
  return [...pool, ...hands, ...under].sort((a, b) => placeOf(a) - placeOf(b))
}

/** Draws and rolls. */
export const reveals = (event: Event): boolean => {
  switch (event.type) {
    case 'first.drawn':
    case 'role.drawn':
    case 'district.drawn':
    case 'building.drawn':
    case 'card.turned':
    case 'die.rolled':
      return true
    default:
      return false
  }
}

/** A position as one viewer knows it; null stands for a building it has not seen. */
interface Known {
  readonly open: Omit<State, 'hands' | 'veil' | 'decks'>
  readonly hands: readonly (readonly (BuildingId | null)[])[]
  readonly decks: Omit<Decks, 'buildings'>
  readonly bottom: readonly (Omit<PutBack, 'building'> & { readonly building: BuildingId | null })[]
  /** Buildings it has not seen, in hands, under the deck or in it, in the order of the box. */
  readonly unseen: readonly BuildingId[]
}

const knownTo = (state: State, viewer: Viewer): State | Known => {
  const { hands, veil, decks, ...open } = state
  if (state.outcome !== null || (viewer === 'all' && veil.length === 0)) return state
  const { buildings, ...others } = decks
  return {
    open,
    hands: hands.map((hand, seat) =>
      hand.map((building) => (seesCard(state, viewer, seat, building) ? building : null)),
    ),
    decks: others,
    bottom: buildings.bottom.map((each) =>
      seesPutBack(state, viewer, each) ? each : { ...each, building: null },
    ),
    unseen: unseenBuildings(state, viewer),
  }
}

/** Deals unknown buildings at random to their places, and the rest to the deck. */
const dealFrom = (known: State | Known, random: Random): State => {
  if ('outcome' in known) return known
  const cards = shuffled(known.unseen, random)
  const dealt = (building: BuildingId | null): BuildingId => building ?? nextPiece(cards)
  const hands = known.hands.map((hand) => hand.map(dealt))
  const bottom = known.bottom.map((each) => ({ ...each, building: dealt(each.building) }))
  const pool = cards.sort((a, b) => placeOf(a) - placeOf(b))
  return { ...known.open, hands, veil: [], decks: { ...known.decks, buildings: { pool, bottom } } }
}

export const secrets: Secrets<Options, State, Action, Event, State | Known> = {
  events: { 'building.drawn': 'building', 'building.putBack': 'building' },
  actions: {
    drawBuilding: 'building',
    review: 'building',
    putBack: ({ type, buildings }) => ({ type, buildings: buildings.map(() => null) }),
  },
  conceal: knownTo,
  deal: dealFrom,
}
