/** Hidden information (QIN-H1): only a seat itself sees its hand, nobody sees the stock. */
import type { Secrets } from '../../../kernel/define-game.ts'
import { sumOf } from '../../../kernel/rules/lists.ts'
import { countsOf, piecesIn } from '../../../kernel/rules/multisets.ts'
import { shuffled, type Random } from '../../../kernel/random.ts'
import { seatsOf, type Seat, type Viewer } from '../../../kernel/seat.ts'
import type { Action } from '../action.ts'
import { unseenOf } from '../rules/chance.ts'
import type { Event } from '../event.ts'
import { identified } from '../position/unidentified.ts'
import { boardIndexOf } from '../position/board-queries.ts'
import { KINDS, type Kind } from '../components/pieces.ts'
import { canPlace } from '../rules/eligibility.ts'
import type { Options, State } from '../state.ts'

/** With open hands everybody knows the same. */
const hasHiddenInformation = ({ openHands }: Options): boolean => openHands === 'off'

const mayKnow = (viewer: Viewer, seat: Seat): boolean => viewer === 'all' || viewer === seat

/** Hands are shown when the game is over, or all the time if they are open. */
export const seesHand = ({ options, stage }: State, viewer: Viewer, seat: Seat): boolean =>
  !hasHiddenInformation(options) || stage.is === 'over' || stage.is === 'interval' || mayKnow(viewer, seat)

/** Draws, and everything that reveals something about a hand: a pass, a skipped turn, the end because no hand fits. */
export const reveals = ({ type }: Event): boolean =>
  type === 'first.drawn' ||
  type === 'hand.dealt' ||
  type === 'hand.drawn' ||
  type === 'seat.passed' ||
  type === 'turn.started' ||
  type === 'game.ended'

/** A position as one viewer knows it. */
interface Known {
  /** The position with hidden hands left empty. Its stock counts all unknown tiles, those in hands included. */
  readonly open: State
  /** How many tiles each seat's hand holds besides. */
  readonly missing: readonly number[]
}

const knownTo = (state: State, viewer: Viewer): Known => {
  const isInPlay = state.stage.is !== 'over' && state.stage.is !== 'interval'
  const isHidden = (seat: Seat): boolean => !seesHand(state, viewer, seat)
  const missing = seatsOf(state.seats).map(
    (seat) =>
      (isHidden(seat) ? (state.hands[seat]?.length ?? 0) : 0) + (isInPlay ? unseenOf(state, seat) : 0),
  )
  if (missing.every((tiles) => tiles === 0)) return { open: state, missing }
  const unknown = seatsOf(state.seats).flatMap((seat) => (isHidden(seat) ? (state.hands[seat] ?? []) : []))
  return {
    open: {
      ...identified(state),
      hands: state.hands.map((hand, seat) => (isHidden(seat) ? [] : hand)),
      stock: countsOf(KINDS, [...unknown, ...piecesIn(KINDS, state.stock)]),
    },
    missing,
  }
}

/** Deals these tiles in their order to the hands that miss some, and the rest to the stock. */
const dealt = ({ open, missing }: Known, tiles: readonly Kind[]): State => {
  let from = 0
  const hands = open.hands.map((hand, seat) => {
    const next = from + (missing[seat] ?? 0)
    const given = tiles.slice(from, next)
    from = next
    return [...hand, ...given]
  })
  return { ...open, hands, stock: countsOf(KINDS, tiles.slice(from)) }
}

/** Deals to try before one is made to fit. */
const TRIES = 50

/**
 * Deals unknown tiles at random. The seat to move gets a tile it can place: everybody knows that it has one, because it
 * would have passed otherwise (QIN-T2).
 */
const dealFrom = (known: Known, random: Random): State => {
  const { open, missing } = known
  if (missing.every((tiles) => tiles === 0)) return open
  const ground = boardIndexOf(open)
  const isSound = ({ stage, hands, mover }: State): boolean =>
    stage.is !== 'place' || canPlace(ground, hands[mover] ?? [])
  const unknown = piecesIn(KINDS, open.stock)
  for (let tries = 0; tries < TRIES; tries += 1) {
    const state = dealt(known, shuffled(unknown, random))
    if (isSound(state)) return state
  }
  // The first tile that fits becomes the first one dealt to the seat to move.
  const fits = unknown.findIndex((tile) => canPlace(ground, [tile]))
  const others = shuffled(unknown.toSpliced(fits, 1), random)
  const at = sumOf(missing.slice(0, open.mover))
  return dealt(known, others.toSpliced(at, 0, ...unknown.slice(fits, fits + 1)))
}

/** Placements are public; viewers know what chance dealt or drew as they know its event. */
export const secrets: Secrets<Options, State, Action, Event, Known> = {
  events: { 'hand.dealt': 'tiles', 'hand.drawn': 'tile' },
  actions: { deal: 'tiles', draw: 'tile' },
  conceal: knownTo,
  deal: dealFrom,
  hidden: hasHiddenInformation,
}
