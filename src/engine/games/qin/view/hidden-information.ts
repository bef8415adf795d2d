/** Hidden information (QIN-H1): only a seat itself sees its hand, nobody sees the stock. */
import { countsOf, piecesIn } from '../../../kernel/rules/multisets.ts'
import { shuffled, type Random } from '../../../kernel/random.ts'
import { redactActions, redactEvents } from '../../../kernel/rules/redact.ts'
import { seatsOf, type Seat, type Viewer } from '../../../kernel/seat.ts'
import type { Action } from '../action.ts'
import { sorted, unseenOf } from '../rules/chance.ts'
import type { Event } from '../event.ts'
import { identified } from '../position/unidentified.ts'
import { boardIndexOf } from '../position/board-queries.ts'
import { KINDS } from '../components/pieces.ts'
import { canPlace } from '../rules/eligibility.ts'
import type { Options, State } from '../state.ts'

/** With open hands everybody knows the same. */
export const hasHiddenInformation = ({ openHands }: Options): boolean => openHands === 'off'

const mayKnow = (viewer: Viewer, seat: Seat): boolean => viewer === 'all' || viewer === seat

/** Hands are shown when the game is over, or all the time if they are open. */
export const seesHand = ({ options, stage }: State, viewer: Viewer, seat: Seat): boolean =>
  !hasHiddenInformation(options) || stage.is === 'over' || stage.is === 'interval' || mayKnow(viewer, seat)

export const redactEvent = redactEvents<Event>({ 'hand.dealt': 'tiles', 'hand.drawn': 'tile' })

/** Placements are public; viewers know what chance dealt or drew as they know its event. */
export const redactAction = redactActions<Action>({ deal: 'tiles', draw: 'tile' })

/** Draws, and everything that reveals something about a hand: a pass, a skipped turn, the end because no hand fits. */
export const reveals = ({ type }: Event): boolean =>
  type === 'first.drawn' ||
  type === 'hand.dealt' ||
  type === 'hand.drawn' ||
  type === 'seat.passed' ||
  type === 'turn.started' ||
  type === 'game.ended'

/** Shuffles hidden hands and the stock and deals them again; unseen tiles come from the stock too. */
const dealtAnew = (state: State, hidden: readonly Seat[], random: Random): State => {
  const unknown = [...hidden.flatMap((seat) => state.hands[seat] ?? []), ...piecesIn(KINDS, state.stock)]
  // Sorting first erases their previous order.
  const tiles = shuffled(sorted(unknown), random)
  const hands = state.hands.map((hand, seat) => {
    const kept = hidden.includes(seat) ? [] : hand
    return [...kept, ...tiles.splice(0, hand.length - kept.length + unseenOf(state, seat))]
  })
  return { ...identified(state), hands, stock: countsOf(KINDS, tiles) }
}

/** Deals to try before one is made to fit. */
const TRIES = 50

/**
 * Deals anew what the viewer cannot see. The seat to move can place, as everybody knows: otherwise it would have passed
 * (QIN-T2).
 */
export const determinize = (state: State, viewer: Viewer, random: Random): State => {
  const hidden = seatsOf(state.seats).filter((seat) => !seesHand(state, viewer, seat))
  const isInPlay = state.stage.is !== 'over' && state.stage.is !== 'interval'
  const isOpen = isInPlay && seatsOf(state.seats).some((seat) => unseenOf(state, seat) > 0)
  if (hidden.length === 0 && !isOpen) return state
  const ground = boardIndexOf(state)
  const isSound = ({ stage, hands, mover }: State): boolean =>
    stage.is !== 'place' || canPlace(ground, hands[mover] ?? [])
  for (let tries = 0; tries < TRIES; tries += 1) {
    const other = dealtAnew(state, hidden, random)
    if (isSound(other)) return other
  }
  return state
}
