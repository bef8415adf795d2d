/**
 * The start of rounds: seats, roles and deals (SM-9 to SM-15), and the end of passages and of the match (SM-43 to
 * SM-47).
 */
import { sumOf } from '../../../kernel/rules/lists.ts'
import { placesBy, winnersOf } from '../../../kernel/rules/places.ts'
import { clockwiseFrom, seatsOf, type Seat } from '../../../kernel/seat.ts'
import { hasUnseen } from './decks.ts'
import { accepted } from '../../../kernel/rules/batch.ts'
import { refuse, type Decision } from '../../../kernel/refusal.ts'
import type { ActionOf } from '../action.ts'
import { emptyBatch, withEvents, type Batch } from '../position/evolve.ts'
import { DISTRICT_NUMBERS, SAN_MARCO, type Face } from '../components/districts.ts'
import { CARDS_FOR, PASSAGES, TOO_LATE } from '../components/pieces.ts'
import type { Event, EventOf } from '../event.ts'
import { score } from './scoring.ts'
import type { Role, Round, State, Table } from '../state.ts'

/** Limit totals of the passage, by seat. */
export const totalsOf = ({ limits }: State): readonly number[] => limits.map(sumOf)

const seatWith = ({ roles }: Round, role: Role): Seat => {
  const seat = roles.indexOf(role)
  if (seat < 0) throw new Error(`Nobody is ${role}`)
  return seat
}

/** SM-19, SM-20, SM-20a: for each distributor, the seats that take its offers in order. */
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
 * SM-17: the next distributor to divide, the first one first, before any offers are turned up. Unseen cards are divided
 * when their offers are turned up, because only then are they seen.
 */
export const nextToDivide = (state: State): Table | undefined => {
  const { tables } = roundOf(state)
  const covered = tables.find(({ up }) => !up)
  return (
    tables.find((table) => !table.ready && !hasUnseen(table)) ??
    (covered?.ready === false ? covered : undefined)
  )
}

/** Lets the next distributor draw; once both have, they divide. */
export const dealOn = (batch: Batch): Batch => {
  const round = roundOf(batch.state)
  const next = takersOf(round)[round.tables.length]
  if (next === undefined)
    return withEvents(batch, { type: 'division.due', seat: nextToDivide(batch.state)?.seat ?? round.first })
  return withEvents(batch, { type: 'dealing.started', ...next, cards: CARDS_FOR[next.takers.length] ?? 0 })
}

/** Starts a round; `first` is the first distributor (SM-9, SM-12, SM-13). */
export const startRound = (
  batch: Batch,
  number: number,
  first: Seat,
  isIn: (seat: Seat) => boolean,
): Batch => {
  const { seats, passage } = batch.state
  const others = clockwiseFrom(first, seats).slice(1).filter(isIn)
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
  // SM-10: two seats need no roll.
  return dealOn(withEvents(begun, { type: 'role.assigned', seat: other, role: 'firstChooser' }))
}

export const startPassage = (batch: Batch, passage: number, first: Seat): Batch =>
  startRound(withEvents(batch, { type: 'passage.started', passage }), 1, first, () => true)

/** The role that is given or rolled for next (SM-10). */
export const nextRole = ({ roles }: Round): Role =>
  roles.includes('firstChooser') ? 'secondDistributor' : 'firstChooser'

/** Seats of the round without a role, clockwise from the first distributor. */
export const unassigned = ({ seats, roles }: Round): readonly Seat[] =>
  seats.filter((seat) => roles[seat] === null)

/** SM-10: the seat gets the next role; the last seat gets the last role. */
const giveRole = (batch: Batch, seat: Seat): Batch => {
  const role = nextRole(roundOf(batch.state))
  const given = withEvents(batch, { type: 'role.assigned', seat, role })
  const [left, ...more] = unassigned(roundOf(given.state))
  if (left === undefined || more.length > 0) return given
  return dealOn(withEvents(given, { type: 'role.assigned', seat: left, role: 'secondChooser' }))
}

/** SM-10: the die chooses a seat without a role. */
export const rollRole = (batch: Batch, face: Face): Batch => {
  const round = roundOf(batch.state)
  const free = unassigned(round)
  const seat = free[(face - 1) % free.length]
  if (seat === undefined) throw new Error('Every seat has its role')
  return giveRole(withEvents(batch, { type: 'die.rolled', seat: round.first, for: 'role', face }), seat)
}

/** SM-10a: the first distributor chooses a seat without a role. */
export const assign = (state: State, { seat }: ActionOf<'assign'>): Decision<Event> =>
  unassigned(roundOf(state)).includes(seat)
    ? accepted(giveRole(emptyBatch(state), seat))
    : refuse('hasRole', 'SM-10a')

/** SM-12, SM-13: the next participating seat clockwise. */
export const nextDistributor = (state: State, isIn: (seat: Seat) => boolean): Seat => {
  const { first } = roundOf(state)
  return clockwiseFrom((first + 1) % state.seats, state.seats).find(isIn) ?? first
}

/** SM-43: by seat, the bonus points for the limit totals of a passage. */
const bonusesOf = (totals: readonly number[]): readonly number[] => {
  const highest = Math.max(...totals)
  return totals.map((total) => (total < TOO_LATE ? highest - total : 0))
}

/** SM-43, SM-44: scores the bonuses, then lets the only seat with the lowest total under ten banish. */
export const endPassage = (batch: Batch): Batch => {
  const { seats, passage } = batch.state
  const totals = totalsOf(batch.state)
  const bonuses = bonusesOf(totals)
  const ended = withEvents(batch, { type: 'passage.ended', passage, totals })
  const under = seatsOf(seats).filter((seat) => (totals[seat] ?? 0) < TOO_LATE)
  const scored = under.reduce((sofar, seat) => {
    const points = bonuses[seat] ?? 0
    const total = totals[seat] ?? 0
    return withEvents(sofar, {
      type: 'bonus.scored',
      seat,
      total,
      points,
      score: (sofar.state.scores[seat] ?? 0) + points,
    })
  }, ended)
  const lowest = Math.min(...totals)
  const [seat, ...others] = under.filter((each) => totals[each] === lowest)
  if (seat === undefined) return startNextPassage(scored)
  if (others.length > 0) return startNextPassage(withEvents(scored, { type: 'bonus.tied', passage }))
  return withEvents(scored, { type: 'bonus.due', seat })
}

/** SM-44a: starts the next passage, or ends the match after the third. */
export const startNextPassage = (batch: Batch): Batch => {
  const { state } = batch
  if (state.passage >= PASSAGES) return finish(batch)
  return startPassage(
    batch,
    state.passage + 1,
    nextDistributor(state, () => true),
  )
}

/** SM-47: true for more points, or as many points and more aristocrats in San Marco. */
const isAhead = ({ scores, aristocrats }: State, one: Seat, other: Seat): boolean => {
  const points = (scores[one] ?? 0) - (scores[other] ?? 0)
  const inSanMarco = aristocrats[SAN_MARCO] ?? []
  return points > 0 || (points === 0 && (inSanMarco[one] ?? 0) > (inSanMarco[other] ?? 0))
}

/** SM-46, SM-47. */
const finish = (batch: Batch): Batch => {
  const ended = DISTRICT_NUMBERS.reduce((sofar, district) => score(sofar, district, 'final'), batch)
  const { state } = ended
  const { scores } = state
  const places = placesBy(state.seats, (one, other) => isAhead(state, one, other))
  const won = winnersOf(places, scores).map((win): EventOf<'match.won'> => ({ type: 'match.won', ...win }))
  return withEvents(ended, ...won, { type: 'match.ended', places, scores, ending: 'passages' })
}
