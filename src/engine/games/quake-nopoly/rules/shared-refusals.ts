/** Refusals that several actions share. */
import { refuse, type Refused } from '../../../kernel/refusal.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { covers } from '../../../kernel/rules/multisets.ts'
import { KINDS, type Kind } from '../components/deck/types.ts'
import { freeLevel, landOf } from '../position/board-queries.ts'
import { stockOf, type Stock } from '../components/pieces.ts'
import type { State } from '../state.ts'
import type { BuildingId, Card } from '../components/cards.ts'
import { holdingOf, canName } from '../position/unidentified.ts'

const isSorted = (pieces: readonly Kind[]): boolean =>
  pieces.every((kind, at) => at === 0 || KINDS.indexOf(kind) >= KINDS.indexOf(pieces[at - 1] ?? kind))

/** Exactly so many pieces out of a stock, in the order of the kinds. */
export const piecesRefusal = (
  pieces: readonly Kind[],
  count: number,
  from: Stock,
  rule: string,
): Refused | undefined => {
  if (!isSorted(pieces)) return refuse('notInOrder', rule)
  if (pieces.length !== count) return refuse('wrongCount', rule, { n: count })
  return covers(from, stockOf(pieces)) ? undefined : refuse('tooFewPieces', rule, { n: count })
}

/** A hand building on an own district card with a free level (QK-10, QK-10a). */
export const buildRefusal = (
  state: State,
  seat: Seat,
  building: BuildingId,
  card: Card,
): Refused | undefined => {
  if (!canName(holdingOf(state, seat), building)) return refuse('notInHand', 'QK-10')
  return levelRefusal(state, seat, card)
}

/** An own district card with a free level. */
export const levelRefusal = (state: State, seat: Seat, card: Card): Refused | undefined => {
  const land = landOf(state, seat, card)
  if (land === undefined) return refuse('notOwnCard', 'QK-10')
  return freeLevel(land) === undefined ? refuse('noFreeLevel', 'QK-10a') : undefined
}
