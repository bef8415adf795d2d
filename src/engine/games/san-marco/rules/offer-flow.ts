/** Offers taken in turn (SM-16 to SM-20a), and how a round ends (SM-40 to SM-42). */
import type { Seat } from '../../../kernel/seat.ts'
import { withEvents, type Batch } from './batch.ts'
import { endPassage } from './passages.ts'
import { sumOf, TOO_LATE } from '../components/pieces.ts'
import { nextFirst, nextToDivide, roundOf, startRound, totalsOf } from './rounds.ts'
import type { Table } from '../state.ts'

const turnUp = (batch: Batch, { seat, offers, takers }: Table): Batch =>
  withEvents(
    batch,
    { type: 'offers.revealed', seat, offers: offers.map(({ cards, limits }) => ({ cards, limits })) },
    { type: 'choice.due', seat: takers[0] ?? seat },
  )

/** The next division, or, when all are handed in, the next offers turned up (SM-17). */
export const divideOn = (batch: Batch): Batch => {
  const next = nextToDivide(batch.state)
  if (next !== undefined) return withEvents(batch, { type: 'division.due', seat: next.seat })
  const covered = roundOf(batch.state).tables.find(({ up }) => !up)
  return covered === undefined ? batch : turnUp(batch, covered)
}

/** SM-18: its limit cards lie open, its action cards are to be played. */
export const take = (batch: Batch, table: Table, seat: Seat, index: number): Batch => {
  const offer = table.offers[index]
  if (offer === undefined) throw new Error(`There is no offer ${index}`)
  const total = (totalsOf(batch.state)[seat] ?? 0) + sumOf(offer.limits)
  const { cards, limits } = offer
  const taken = withEvents(batch, {
    type: 'offer.taken',
    seat,
    fromSeat: table.seat,
    offer: index,
    cards,
    limits,
    total,
  })
  return playOn(taken)
}

/** After a card: the next card, the next offer, the next distributor's offers, or the end of the round. */
export const playOn = (batch: Batch): Batch => {
  const { state } = batch
  if (state.hand.length > 0) return batch
  const { tables } = roundOf(state)
  const open = tables.find(({ up, offers }) => up && offers.some(({ seat }) => seat === null))
  if (open !== undefined) {
    const taken = open.offers.filter(({ seat }) => seat !== null).length
    const next = open.takers[taken] ?? open.seat
    // SM-19, SM-20, SM-20a: the last offer is the distributor's.
    if (taken === open.offers.length - 1)
      return take(
        batch,
        open,
        next,
        open.offers.findIndex(({ seat }) => seat === null),
      )
    return withEvents(batch, { type: 'choice.due', seat: next })
  }
  return tables.every(({ up }) => up) ? endRound(batch) : divideOn(batch)
}

/** SM-40 to SM-42. */
const endRound = (batch: Batch): Batch => {
  const { state } = batch
  const { number, last } = roundOf(state)
  const totals = totalsOf(state)
  const ended = withEvents(batch, { type: 'round.ended', passage: state.passage, round: number, totals })
  const isIn = (seat: Seat): boolean => (totals[seat] ?? 0) < TOO_LATE
  const under = totals.filter((total) => total < TOO_LATE).length
  if (last || under < 2) return endPassage(ended)
  return startRound(ended, number + 1, nextFirst(state, isIn), isIn)
}
