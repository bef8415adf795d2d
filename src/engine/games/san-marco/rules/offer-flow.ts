/** Taking offers in turn (SM-16 to SM-20a), and the end of a round (SM-40 to SM-42). */
import { accepted } from '../../../kernel/rules/batch.ts'
import { refuse, type Decision } from '../../../kernel/refusal.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { sumOf } from '../../../kernel/rules/lists.ts'
import { emptyBatch, withEvents, type Batch } from '../position/evolve.ts'
import type { ActionOf } from '../action.ts'
import type { Event } from '../event.ts'
import { openAt, openTable, tableOf } from './decks.ts'
import { inOfferOrder, isEmptyPile, isPileOf, together } from './offers.ts'
import { TOO_LATE } from '../components/pieces.ts'
import { nextDistributor, nextToDivide, roundOf, startRound, totalsOf, endPassage } from './rounds.ts'
import type { Pile, State, Table } from '../state.ts'

const turnUp = (batch: Batch, { seat, offers, takers }: Table): Batch =>
  withEvents(
    batch,
    { type: 'offers.revealed', seat, offers: offers.map(({ cards, limits }) => ({ cards, limits })) },
    { type: 'choice.due', seat: takers[0] ?? seat },
  )

/** Continues with the next division or, when all are handed in, turns up the next offers (SM-17). */
const divideOn = (batch: Batch): Batch => {
  const next = nextToDivide(batch.state)
  if (next !== undefined) return withEvents(batch, { type: 'division.due', seat: next.seat })
  const covered = roundOf(batch.state).tables.find(({ up }) => !up)
  return covered === undefined ? batch : turnUp(batch, covered)
}

/** SM-18: takes an offer; its limit cards go open before the seat, its action cards are to be played. */
export const takeOffer = (batch: Batch, table: Table, seat: Seat, index: number): Batch => {
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

/**
 * Continues after a card: with the next card, the next offer, the next distributor's offers, or the end of the round.
 */
export const playOn = (batch: Batch): Batch => {
  const { state } = batch
  if (state.hand.length > 0) return batch
  const { tables } = roundOf(state)
  const open = openTable(state)
  if (open !== undefined) {
    const taken = open.offers.filter(({ seat }) => seat !== null).length
    const next = open.takers[taken] ?? open.seat
    // SM-19, SM-20, SM-20a: the distributor gets the last offer.
    if (taken === open.offers.length - 1)
      return takeOffer(
        batch,
        open,
        next,
        open.offers.findIndex(({ seat }) => seat === null),
      )
    return withEvents(batch, { type: 'choice.due', seat: next })
  }
  return tables.every(({ up }) => up) ? endRound(batch) : divideOn(batch)
}

const asWritten = (piles: readonly Pile[]): string =>
  piles.map(({ cards, limits }) => `${cards.join()}:${limits.join()}`).join(' ')

/** SM-14 to SM-16. */
export const divide = (state: State, seat: Seat, { offers }: ActionOf<'divide'>): Decision<Event> => {
  const table = tableOf(state, seat)
  if (table === undefined || offers === null) return refuse('cardsUnknown', 'SM-48')
  const count = table.takers.length
  if (offers.length !== count) return refuse('offersMiscounted', count === 3 ? 'SM-14' : 'SM-15', { count })
  if (!isPileOf(together(offers), table.held, openAt(state, table))) return refuse('otherCards', 'SM-16')
  if (offers.some(isEmptyPile)) return refuse('emptyOffer', 'SM-16')
  if (asWritten(inOfferOrder(offers)) !== asWritten(offers)) return refuse('offersNotInOrder', 'SM-16')
  return accepted(divideOn(withEvents(emptyBatch(state), { type: 'offers.divided', seat, offers })))
}

/** SM-18 to SM-20a. */
export const choose = (state: State, seat: Seat, { offer }: ActionOf<'choose'>): Decision<Event> => {
  const table = openTable(state)
  const chosen = table?.offers[offer]
  // An index can be too high only among two offers, and an offer be taken only among three.
  if (table === undefined || chosen === undefined) return refuse('noSuchOffer', 'SM-15')
  if (chosen.seat !== null) return refuse('offerTaken', 'SM-20')
  return accepted(takeOffer(emptyBatch(state), table, seat, offer))
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
  return startRound(ended, number + 1, nextDistributor(state, isIn), isIn)
}
