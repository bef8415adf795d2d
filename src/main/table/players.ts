/** Who plays for the seats of an open match: as the record says, or whoever has stepped in since it was opened. */
import type { Seat } from '../../engine/kernel/seat.ts'
import type { StepId } from '../../engine/record/step.ts'
import type { Player } from '../../engine/record/players.ts'
import { turnAt, type OpenMatch } from './match.ts'

export const playerOf = ({ record, session }: OpenMatch, seat: Seat): Player =>
  session.substitutes.get(seat) ?? record.header.seats[seat]?.player ?? { kind: 'person' }

export const personSeats = (match: OpenMatch): readonly Seat[] =>
  match.record.header.seats.flatMap((_, seat) => (playerOf(match, seat).kind === 'person' ? [seat] : []))

/** The seat of a bot that is to act at a step, if one is. */
export const botToActAt = (match: OpenMatch, step: StepId): Seat | undefined => {
  const { by } = turnAt(match, step)
  return typeof by === 'number' && playerOf(match, by).kind === 'bot' ? by : undefined
}
