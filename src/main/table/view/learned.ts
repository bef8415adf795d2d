/** What a seat has just learnt in secret, by a draw or a look, for showing it before the screen is passed on. */
import type { GameEvent } from '../../../engine/kernel/game.ts'
import type { Seat } from '../../../engine/kernel/seat.ts'
import { err, ok, type Result } from '../../../engine/kernel/refusal.ts'
import { tryRead } from '../../../engine/record/readable.ts'
import type { Step, StepId } from '../../../engine/record/step.ts'
import type { ApiError, Table } from '../../api/api.ts'
import { stepOf, tipOf, type OpenMatch } from '../match.ts'
import { personSeats } from '../players.ts'
import { viewpointOf, type Viewpoint } from '../viewpoint.ts'
import { wireEvents, witnessedEvents, type WireEvent } from './redacted-values.ts'

/** An event, and whether chance or a player's action caused it. */
interface Caused {
  readonly event: GameEvent
  readonly by: 'draw' | 'look'
}

interface Since {
  /** The seat's last action. */
  readonly step: Step
  readonly caused: readonly Caused[]
}

/** The events since the seat's last action, included; null if the seat has not acted, or another person has since. */
const sinceAction = (match: OpenMatch, seat: Seat): Since | null => {
  const persons: readonly unknown[] = personSeats(match)
  const caused: Caused[] = []
  for (let step = stepOf(match, tipOf(match)); step !== undefined; step = stepOf(match, step.parent)) {
    if (step.actor !== seat && persons.includes(step.actor)) return null
    const by = step.actor === 'chance' ? 'draw' : 'look'
    caused.unshift(...step.events.map((event): Caused => ({ event, by })))
    if (step.actor === seat) return { step, caused }
  }
  return null
}

/** True if the two positions belong to different turns. */
const areOtherTurns = ({ game, positions }: OpenMatch, step: StepId, later: StepId): boolean => {
  const turns = tryRead(() => [step, later].map((each) => game.moment(positions.at(each))))
  const [then, now] = turns ?? []
  return then?.turn !== now?.turn || then?.part !== now?.part
}

interface Learned {
  readonly seat: Seat
  /** The seat's last action. */
  readonly step: StepId
  readonly by: Caused['by']
  readonly events: readonly WireEvent[]
}

/**
 * What a seat has learnt since its last action that others do not know. Before the screen is passed on, this is all that
 * the public does not see. If the screen stays with the only person, whose board goes on showing the rest, this is only
 * what the game shows no longer than for the turn. The seat's own choices, such as a card laid face down, do not count.
 */
const findLearned = (match: OpenMatch): Learned | null => {
  const { curtain, viewer } = viewpointOf(match)
  const isPassed = curtain !== null
  const seat = isPassed ? match.session.seatAtScreen : viewer
  if (typeof seat !== 'number') return null
  const since = sinceAction(match, seat)
  if (since === null) return null
  const { id: step, parent } = since.step
  if (!isPassed && (step === match.session.hidden || !areOtherTurns(match, parent, tipOf(match)))) return null
  const learned = since.caused.flatMap(({ event, by }) => {
    if (!match.game.reveals(event)) return []
    const own = witnessedEvents(match, [event], seat)
    const otherwise = wireEvents(match, [event], isPassed ? 'public' : seat)
    return JSON.stringify(own) === JSON.stringify(otherwise) ? [] : [{ by, own }]
  })
  const [first] = learned
  return first === undefined ? null : { seat, step, by: first.by, events: learned.flatMap(({ own }) => own) }
}

/** The seat that can ask for what it has just learnt (`table.learned`), and how it learnt it; else null. */
export const learnedOf = (match: OpenMatch): Table['learned'] => {
  const learned = findLearned(match)
  return learned === null ? null : { seat: learned.seat, by: learned.by }
}

/** The events of what that seat has learnt; code notYourSecret if there are none, or the screen was passed on. */
export const learnedEvents = (match: OpenMatch): Result<readonly WireEvent[], ApiError> => {
  const learned = findLearned(match)
  return learned === null ? err({ code: 'notYourSecret' }) : ok(learned.events)
}

/**
 * Passes the screen on: forgets which seat had it, so that an undo lowers the curtain too. If there is only one person,
 * hides what they have learnt. Code noCurtain if no curtain is down and there is nothing to hide.
 */
export const passOn = (match: OpenMatch): Result<Viewpoint, ApiError> => {
  if (viewpointOf(match).curtain === null) {
    const learned = findLearned(match)
    if (learned === null) return err({ code: 'noCurtain' })
    match.session.hidden = learned.step
  } else match.session.seatAtScreen = null
  return ok(viewpointOf(match))
}
