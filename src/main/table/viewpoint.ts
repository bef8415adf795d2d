/**
 * The viewpoint of a match: who is at the screen, and which viewers a window may therefore ask for.
 *
 * While a match has secrets, windows see what the seat at the screen may see. If several people share the screen, windows
 * get only the public view between two turns, until the next person lifts the curtain.
 */
import { isActor } from '../../engine/record/validation.ts'
import type { AnyGame, GameEvent } from '../../engine/kernel/game.ts'
import { err, ok, type Result } from '../../engine/kernel/refusal.ts'
import type { Seat, Viewer } from '../../engine/kernel/seat.ts'
import type { ApiError } from '../api/api.ts'
import { keepsSecrets, stepOf, tipOf, turnAt, type OpenMatch } from './match.ts'
import { personSeats } from './players.ts'

export interface Viewpoint {
  /** The viewer that windows get positions for. */
  readonly viewer: Viewer
  /** The seat that gets the screen next, while the curtain is down; else null. */
  readonly curtain: Seat | null
}

/** The seat among these that acted last, whose turn it may still be while chance acts; `public` before any has acted. */
const lastOf = (match: OpenMatch, seats: readonly Seat[]): Viewer => {
  let step = stepOf(match, tipOf(match))
  while (step !== undefined && !seats.some((seat) => seat === step?.actor)) step = stepOf(match, step.parent)
  return typeof step?.actor === 'number' ? step.actor : 'public'
}

export const viewpointOf = (match: OpenMatch): Viewpoint => {
  const { seenBy } = match.record.header
  // A copy for one seat is shown as that seat.
  if (typeof seenBy === 'number')
    return { viewer: isActor(match.record.header, seenBy) ? seenBy : 'public', curtain: null }
  if (!keepsSecrets(match)) return { viewer: 'all', curtain: null }
  const atTable = personSeats(match)
  const [only, second] = atTable
  if (only === undefined) return { viewer: 'public', curtain: null }
  if (second === undefined) return { viewer: only, curtain: null }
  const { by } = turnAt(match, tipOf(match))
  if (match.session.writesAlone)
    return { viewer: atTable.find((seat) => seat === by) ?? lastOf(match, atTable), curtain: null }
  if (typeof by === 'number' && by !== match.session.seatAtScreen && atTable.includes(by))
    return { viewer: 'public', curtain: by }
  return { viewer: match.session.seatAtScreen ?? 'public', curtain: null }
}

/** Checks that a window may ask for a viewer now; codes noSuchSeat, notYourSecret. */
export const allowViewer = (match: OpenMatch, viewer: Viewer): Result<Viewer, ApiError> => {
  if (typeof viewer === 'number' && viewer >= match.record.header.seats.length)
    return err({ code: 'noSuchSeat', details: { seat: viewer } })
  if (viewer === 'public' || !keepsSecrets(match) || viewer === viewpointOf(match).viewer) return ok(viewer)
  return err({ code: 'notYourSecret' })
}

/** The events before the first that reveals something hidden. */
export const untilRevealed = (game: AnyGame, events: readonly GameEvent[]): readonly GameEvent[] => {
  const first = events.findIndex((event) => game.reveals(event))
  return first < 0 ? events : events.slice(0, first)
}

/**
 * The events of an action that may be shown before it is done: with secrets, those before the first that reveals
 * something, such as who would have to pass next.
 */
export const previewableEvents = (match: OpenMatch, events: readonly GameEvent[]): readonly GameEvent[] =>
  keepsSecrets(match) ? untilRevealed(match.game, events) : events

/** Sets whether one person enters the actions of all seats, possible only with manual luck; code notManual. */
export const writeAlone = (match: OpenMatch, alone: boolean): Result<Viewpoint, ApiError> => {
  if (match.record.header.chance.source !== 'manual') return err({ code: 'notManual' })
  match.session.writesAlone = alone
  match.session.seatAtScreen = null
  return ok(viewpointOf(match))
}

/** Gives the screen to the next seat; code noCurtain if the curtain is not down for it. */
export const liftCurtain = (match: OpenMatch, seat: Seat): Result<Viewpoint, ApiError> => {
  if (viewpointOf(match).curtain !== seat) return err({ code: 'noCurtain' })
  match.session.seatAtScreen = seat
  return ok(viewpointOf(match))
}
