/** Who may know what (QIN-H1): hands are for their seats alone, the stock is for nobody. */
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

/** With open hands nobody knows more than anybody else. */
export const hasHiddenInformation = ({ openHands }: Options): boolean => openHands === 'off'

const mayKnow = (viewer: Viewer, seat: Seat): boolean => viewer === 'all' || viewer === seat

/** Hands are shown when the game is over, and all the time if they are open. */
export const seesHand = ({ options, stage }: State, viewer: Viewer, seat: Seat): boolean =>
  !hasHiddenInformation(options) || stage.is === 'over' || stage.is === 'interval' || mayKnow(viewer, seat)

export const redactEvent = redactEvents<Event>({ 'hand.dealt': 'tiles', 'hand.drawn': 'tile' })

/** Placements are public; what chance dealt or drew is known like its event. */
export const redactAction = redactActions<Action>({ deal: 'tiles', draw: 'tile' })

/**
 * Draws, and all that tells something about a hand: a pass, a turn that is none, the end by hands
 * that do not fit.
 */
export const reveals = ({ type }: Event): boolean =>
  type === 'first.drawn' ||
  type === 'hand.dealt' ||
  type === 'hand.drawn' ||
  type === 'seat.passed' ||
  type === 'turn.started' ||
  type === 'game.ended'

/** Hidden hands and the stock, mixed and dealt again; tiles nobody has seen come from the stock too. */
const dealtAnew = (state: State, hidden: readonly Seat[], random: Random): State => {
  const unknown = [...hidden.flatMap((seat) => state.hands[seat] ?? []), ...piecesIn(KINDS, state.stock)]
  // Sorted first, so that nothing of how they lay is left.
  const tiles = shuffled(sorted(unknown), random)
  const hands = state.hands.map((hand, seat) => {
    const kept = hidden.includes(seat) ? [] : hand
    return [...kept, ...tiles.splice(0, hand.length - kept.length + unseenOf(state, seat))]
  })
  return { ...identified(state), hands, stock: countsOf(KINDS, tiles) }
}

/** Deals tried before one is made to fit. */
const TRIES = 50

/**
 * The same position with what the viewer cannot see dealt anew. The seat to move can place, as
 * everybody knows: else it would have passed (QIN-T2).
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
