/** What comes next: cards that act, provinces that are complete, what is due in the turn, the next turn. */
import { clockwiseFrom, type Seat } from '../../../kernel/seat.ts'
import { hasNeutrals, namedNext } from '../position/boards.ts'
import { withEvents, type Batch } from '../position/evolve.ts'
import { endMatch } from './ending.ts'
import type { EventOf } from '../event.ts'
import { isFull, unscored } from '../position/board-queries.ts'
import { asks } from './identify.ts'
import { neutralSpaces, possibleLetters, secondSpaces } from './eligibility.ts'
import { isExtensionDue, nextCard, scoreProvince, uncover } from './reveal.ts'
import type { State } from '../state.ts'
import type { Province } from '../components/layout.ts'

/** CC-6: the next turn, from this seat on; who can do nothing is skipped, and if nobody can the match ends (CC-34a). */
export const startTurn = (batch: Batch, from: Seat): Batch => {
  const { seats, turn } = batch.state
  const order = clockwiseFrom(from, seats)
  const ahead = { ...batch.state, turn: turn + 1 }
  const skipped = order.findIndex((seat) => possibleLetters(ahead, seat).length > 0)
  const next = order[skipped]
  if (next === undefined) return endMatch(batch, 'stuck')
  const skips = order
    .slice(0, skipped)
    .map((seat, at): EventOf<'seat.skipped'> => ({ type: 'seat.skipped', seat, turn: turn + 1 + at }))
  return withEvents(batch, ...skips, { type: 'turn.started', seat: next, turn: turn + 1 + skipped })
}

/** CC-31: a board is drawn, or the one named comes; its end is chosen next. */
const startExtension = (batch: Batch): Batch => {
  const { mover, boards } = batch.state
  const due = withEvents(batch, { type: 'board.due', seat: mover })
  const face = namedNext(due.state)
  if (face === undefined) return due
  return withEvents(due, { type: 'board.drawn', seat: mover, slot: boards.length, face })
}

const isSecondDue = ({ plan }: State): boolean =>
  plan.action === 'A' && plan.provinces.length < 2 && !plan.omitted

const isNeutralDue = (state: State): boolean =>
  hasNeutrals(state) && 'ABCDE'.includes(state.plan.action ?? '-') && !state.plan.neutral

/** The rest of the turn when no province waits: the second wall, a neutral wall, the next turn or the end. */
const finishTurn = (batch: Batch): Batch => {
  const { state } = batch
  const { mover: seat } = state
  // CC-34: what is still due lapses.
  if (isFull(state)) return endMatch(batch, 'filled')
  if (isSecondDue(state)) {
    if (secondSpaces(state).length > 0) return withEvents(batch, { type: 'choice.due', seat, of: 'second' })
    return finishTurn(withEvents(batch, { type: 'wall.omitted', seat }))
  }
  if (isNeutralDue(state) && neutralSpaces(state).length > 0)
    return withEvents(batch, { type: 'choice.due', seat, of: 'neutral' })
  return startTurn(batch, (seat + 1) % state.seats)
}

/** CC-19, CC-20: a completed province is opened, unless cards in it are asked for first. */
export const resolve = (batch: Batch, province: Province): Batch => {
  const opened = uncover(batch, province)
  return asks(opened) ? opened : proceed(opened)
}

/** CC-19, CC-19a: on to the next choice or draw; provinces are resolved one wholly after the other. */
export const proceed = (batch: Batch): Batch => {
  const { state } = batch
  const { reveal } = state
  if (reveal !== null) {
    const card = nextCard(state, reveal)
    if (card !== undefined) {
      const next = withEvents(batch, card)
      return card.type === 'card.due' ? next : proceed(next)
    }
    const scored = scoreProvince(batch, reveal)
    return isExtensionDue(scored.state) ? startExtension(scored) : proceed(scored)
  }
  const [province, other] = unscored(state)
  if (province === undefined) return finishTurn(batch)
  if (other !== undefined) return withEvents(batch, { type: 'choice.due', seat: state.mover, of: 'open' })
  return resolve(batch, province)
}
