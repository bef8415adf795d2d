/** The production phase (QK-24), the landlord's piece (QK-33) and the banker's loan (QK-34). */
import type { Seat } from '../../../kernel/seat.ts'
import { buildingOf } from '../components/cards.ts'
import { withTasksFirst, withEvents, type Batch } from '../position/evolve.ts'
import { KINDS, type Kind } from '../components/deck/types.ts'
import { buildingsOf, stockOfSeat } from '../position/board-queries.ts'
import { countOfKind, piecesOf, stockOf } from '../components/pieces.ts'

/** Gives a piece for every own building; a kind that has run out gives nothing. */
export const produce = (batch: Batch, seat: Seat): Batch =>
  buildingsOf(batch.state, seat).reduce((now, { building }) => {
    const kind = buildingOf(building).product
    const isLeft = countOfKind(now.state.supply, kind) > 0
    return withEvents(now, { type: isLeft ? 'building.produced' : 'production.missed', seat, building, kind })
  }, batch)

/** The banker takes all pieces of the lent kinds, then owes a third of them. */
export const collect = (batch: Batch, seat: Seat): Batch => {
  const { loan } = batch.state.powers
  if (loan === null) return batch
  const stock = stockOfSeat(batch.state, loan.seat)
  const taken = KINDS.map((kind) => (loan.kinds.includes(kind) ? countOfKind(stock, kind) : 0))
  const pieces = piecesOf(taken)
  const now = withEvents(batch, { type: 'loan.collected', seat, fromSeat: loan.seat, pieces })
  const count = Math.floor(pieces.length / 3)
  return count === 0 ? now : withTasksFirst(now, { do: 'tax', seat, taken, count })
}

export const payTax = (batch: Batch, seat: Seat, pieces: readonly Kind[]): Batch =>
  withEvents(batch, { type: 'pieces.paid', seat, pieces: piecesOf(stockOf(pieces)), why: 'tax' })
