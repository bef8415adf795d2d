/** The players of an open match: those of the record, or their substitutes since it was opened. */
import type { Seat } from '../../engine/kernel/seat.ts'
import type { StepId } from '../../engine/record/step.ts'
import type { Player } from '../../engine/record/players.ts'
import { turnAt, type OpenMatch } from './match.ts'

export const playerOf = ({ record, session }: OpenMatch, seat: Seat): Player =>
  session.substitutes.get(seat) ?? record.header.seats[seat]?.player ?? { kind: 'person' }

export const personSeats = (match: OpenMatch): readonly Seat[] =>
  match.record.header.seats.flatMap((_, seat) => (playerOf(match, seat).kind === 'person' ? [seat] : []))

/** The seat of the bot whose turn it is after a step, if it is a bot's turn. */
export const botToActAt = (match: OpenMatch, step: StepId): Seat | undefined => {
  const { by } = turnAt(match, step)
  return typeof by === 'number' && playerOf(match, by).kind === 'bot' ? by : undefined
}
