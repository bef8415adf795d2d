/**
 * Who looks at the screen, and what a window may therefore ask for.
 *
 * In a game with secrets a window sees what the seat at the screen may see until the match is
 * over. Where two persons share one screen and the turn passes between them, only the public view is
 * sent until the next player lifts the curtain.
 */
import { isActor } from '../../engine/record/validation.ts'
import type { AnyGame, GameEvent } from '../../engine/kernel/game.ts'
import { err, ok, type Result } from '../../engine/kernel/refusal.ts'
import type { Seat, Viewer } from '../../engine/kernel/seat.ts'
import type { ApiError } from '../api/api.ts'
import { keepsSecrets, stepOf, tipOf, turnAt, type OpenMatch } from './match.ts'
import { personSeats } from './players.ts'

export interface Viewpoint {
  /** Whose view the window is sent. */
  readonly viewer: Viewer
  /** The seat the screen is to be passed to, while the curtain is down. */
  readonly curtain: Seat | null
}

/** The seat that has acted last, whose turn it may still be while chance acts; everybody's eyes before anybody has. */
const lastOf = (match: OpenMatch, seats: readonly Seat[]): Viewer => {
  let step = stepOf(match, tipOf(match))
  while (step !== undefined && !seats.some((seat) => seat === step?.actor)) step = stepOf(match, step.parent)
  return typeof step?.actor === 'number' ? step.actor : 'public'
}

export const viewpointOf = (match: OpenMatch): Viewpoint => {
  const { seenBy } = match.record.header
  // A copy of what one seat saw is looked at as that seat.
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

/** The viewer a window asked for, if it may see that now; codes noSuchSeat, notYourSecret. */
export const allowViewer = (match: OpenMatch, viewer: Viewer): Result<Viewer, ApiError> => {
  if (typeof viewer === 'number' && viewer >= match.record.header.seats.length)
    return err({ code: 'noSuchSeat', details: { seat: viewer } })
  if (viewer === 'public' || !keepsSecrets(match) || viewer === viewpointOf(match).viewer) return ok(viewer)
  return err({ code: 'notYourSecret' })
}

/** Events up to the first that reveals something hidden. */
export const untilRevealed = (game: AnyGame, events: readonly GameEvent[]): readonly GameEvent[] => {
  const first = events.findIndex((event) => game.reveals(event))
  return first < 0 ? events : events.slice(0, first)
}

/**
 * The events of an action that may be shown before it is done. While there are secrets they stop where something
 * would be revealed, such as who would then have to pass.
 */
export const previewableEvents = (match: OpenMatch, events: readonly GameEvent[]): readonly GameEvent[] =>
  keepsSecrets(match) ? untilRevealed(match.game, events) : events

/** Whether one person enters what all seats do, which is so only where people say what falls; code notManual. */
export const writeAlone = (match: OpenMatch, alone: boolean): Result<Viewpoint, ApiError> => {
  if (match.record.header.chance.source !== 'manual') return err({ code: 'notManual' })
  match.session.writesAlone = alone
  match.session.seatAtScreen = null
  return ok(viewpointOf(match))
}

/** The next person has the screen; code noCurtain if it is not down for that seat. */
export const liftCurtain = (match: OpenMatch, seat: Seat): Result<Viewpoint, ApiError> => {
  if (viewpointOf(match).curtain !== seat) return err({ code: 'noCurtain' })
  match.session.seatAtScreen = seat
  return ok(viewpointOf(match))
}
