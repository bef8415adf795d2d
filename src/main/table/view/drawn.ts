/** What chance has given in secret to the seat that has acted, before the screen is passed on. */
import type { GameEvent } from '../../../engine/kernel/game.ts'
import type { Seat } from '../../../engine/kernel/seat.ts'
import { err, ok, type Result } from '../../../engine/kernel/refusal.ts'
import type { ApiError } from '../../api/api.ts'
import { stepOf, tipOf, type OpenMatch } from '../match.ts'
import { personSeats } from '../players.ts'
import { viewpointOf } from '../viewpoint.ts'
import { wireEvents, type WireEvent } from './redacted-values.ts'

/** Events of chance since the seat acted; null if another person has acted since, or it has not acted at all. */
const luckSince = (match: OpenMatch, seat: Seat): readonly GameEvent[] | null => {
  const persons: readonly unknown[] = personSeats(match)
  const events: GameEvent[] = []
  for (let step = stepOf(match, tipOf(match)); step !== undefined; step = stepOf(match, step.parent)) {
    if (step.actor === seat) return events
    if (persons.includes(step.actor)) return null
    if (step.actor === 'chance') events.unshift(...step.events)
  }
  return null
}

/** The events of which the seat may know more than everybody. */
const secretOf = (match: OpenMatch, seat: Seat): readonly WireEvent[] =>
  (luckSince(match, seat) ?? []).flatMap((event) => {
    const own = wireEvents(match, [event], seat)
    return JSON.stringify(own) === JSON.stringify(wireEvents(match, [event], 'public')) ? [] : own
  })

/** The seat that has the screen until it is passed on and that chance has given something only it may see; else null. */
export const drewOf = (match: OpenMatch): Seat | null => {
  const { seatAtScreen } = match.session
  if (seatAtScreen === null || viewpointOf(match).curtain === null) return null
  return secretOf(match, seatAtScreen).length > 0 ? seatAtScreen : null
}

/** What that seat alone may know of it; code notYourSecret once the screen was passed on. */
export const drawnOf = (match: OpenMatch): Result<readonly WireEvent[], ApiError> => {
  const seat = drewOf(match)
  return seat === null ? err({ code: 'notYourSecret' }) : ok(secretOf(match, seat))
}
