/** How rounds begin: who is in, roles and deals (SM-9 to SM-15). */
import type { Seat } from '../../../kernel/seat.ts'
import { hasUnseen } from './decks.ts'
import { withEvents, type Batch } from './batch.ts'
import { CARDS_FOR, sumOf } from '../components/pieces.ts'
import type { Role, Round, State, Table } from '../state.ts'
import type { Face } from '../components/districts.ts'

/** Limit totals of the passage, by seat. */
export const totalsOf = ({ limits }: State): readonly number[] => limits.map(sumOf)

/** Seats clockwise, starting after one of them and ending with it. */
const clockwiseAfter = (seat: Seat, seats: number): readonly Seat[] =>
  Array.from({ length: seats }, (_, step) => (seat + 1 + step) % seats)

const seatWith = ({ roles }: Round, role: Role): Seat => {
  const seat = roles.indexOf(role)
  if (seat < 0) throw new Error(`Nobody is ${role}`)
  return seat
}

/** SM-19, SM-20, SM-20a: who takes of the offers of each distributor, in order. */
const takersOf = (round: Round): readonly { readonly seat: Seat; readonly takers: readonly Seat[] }[] => {
  const first = seatWith(round, 'firstDistributor')
  const chooser = seatWith(round, 'firstChooser')
  if (round.seats.length === 2) return [{ seat: first, takers: [chooser, first] }]
  const other = seatWith(round, 'secondChooser')
  if (round.seats.length === 3) return [{ seat: first, takers: [chooser, other, first] }]
  const second = seatWith(round, 'secondDistributor')
  return [
    { seat: first, takers: [chooser, first] },
    { seat: second, takers: [other, second] },
  ]
}

export const roundOf = ({ round }: State): Round => {
  if (round === null) throw new Error('No round has begun')
  return round
}

/**
 * SM-17: who divides next, the first distributor first, before any offers are turned up. Cards that
 * nobody has seen are divided as their offers are turned up, since then they are seen.
 */
export const nextToDivide = (state: State): Table | undefined => {
  const { tables } = roundOf(state)
  const covered = tables.find(({ up }) => !up)
  return (
    tables.find((table) => !table.ready && !hasUnseen(table)) ??
    (covered?.ready === false ? covered : undefined)
  )
}

/** The next distributor draws; when both have, they divide. */
export const dealOn = (batch: Batch): Batch => {
  const round = roundOf(batch.state)
  const next = takersOf(round)[round.tables.length]
  if (next === undefined)
    return withEvents(batch, { type: 'division.due', seat: nextToDivide(batch.state)?.seat ?? round.first })
  return withEvents(batch, { type: 'dealing.started', ...next, cards: CARDS_FOR[next.takers.length] ?? 0 })
}

/** `first` is the first distributor (SM-9, SM-12, SM-13). */
export const startRound = (
  batch: Batch,
  number: number,
  first: Seat,
  isIn: (seat: Seat) => boolean,
): Batch => {
  const { seats, passage } = batch.state
  const others = clockwiseAfter(first, seats).filter((seat) => seat !== first && isIn(seat))
  const inRound = [first, ...others]
  const begun = withEvents(
    batch,
    {
      type: 'round.started',
      passage,
      round: number,
      seat: first,
      seats: inRound,
      last: inRound.length < seats,
    },
    { type: 'role.assigned', seat: first, role: 'firstDistributor' },
  )
  const [other, ...more] = others
  if (other === undefined || more.length > 0) return begun
  // SM-10: two need no roll.
  return dealOn(withEvents(begun, { type: 'role.assigned', seat: other, role: 'firstChooser' }))
}

export const startPassage = (batch: Batch, passage: number, first: Seat): Batch =>
  startRound(withEvents(batch, { type: 'passage.started', passage }), 1, first, () => true)

/** Seats in the round without a role, clockwise from the first distributor. */
export const unassigned = ({ seats, roles }: Round): readonly Seat[] =>
  seats.filter((seat) => roles[seat] === null)

/** SM-10: the face names one of the seats without a role; the last seat gets the last role. */
export const assignRole = (batch: Batch, face: Face): Batch => {
  const round = roundOf(batch.state)
  const free = unassigned(round)
  const seat = free[(face - 1) % free.length]
  if (seat === undefined) throw new Error('Every seat has its role')
  const role = round.roles.includes('firstChooser') ? 'secondDistributor' : 'firstChooser'
  const rolled = withEvents(
    batch,
    { type: 'die.rolled', seat: round.first, for: 'role', face },
    { type: 'role.assigned', seat, role },
  )
  const [left, ...more] = unassigned(roundOf(rolled.state))
  if (left === undefined || more.length > 0) return rolled
  return dealOn(withEvents(rolled, { type: 'role.assigned', seat: left, role: 'secondChooser' }))
}

/** SM-12, SM-13: the next seat clockwise that takes part. */
export const nextFirst = (state: State, isIn: (seat: Seat) => boolean): Seat => {
  const { first } = roundOf(state)
  return clockwiseAfter(first, state.seats).find(isIn) ?? first
}
