/** Before the first turn: laying, the opening roll, the choice, the placing (QO-1 to QO-6). */
import { accept, refuse, type Decision } from '../../../kernel/refusal.ts'
import type { ActionOf } from '../action.ts'
import { tooMany } from './chance.ts'
import { accepted } from '../../../kernel/rules/batch.ts'
import { emptyBatch, withEvents } from '../position/evolve.ts'
import type { Event } from '../event.ts'
import { CORNERS, otherSeat, PAWNS, seatOf, type Place } from '../components/grid.ts'
import type { State } from '../state.ts'
import type { Die, QuorsumSeat } from '../components/pieces.ts'

/** QO-1, QO-2; from the second game on the right to choose alternates without a roll (QO-22). */
export const lay = (state: State, { tiles }: ActionOf<'lay'>): Decision<Event> => {
  const value = tooMany(tiles)
  if (value !== undefined) return refuse('tilesDoNotFit', 'QO-1', { value })
  const laid = withEvents(emptyBatch(state), { type: 'tiles.laid', game: state.game, tiles })
  if (state.chooser === null) return accepted(laid)
  return accepted(withEvents(laid, { type: 'choice.given', seat: state.chooser, by: 'alternation' }))
}

/** Seat 0 rolls, then seat 1; the higher die may choose, equal dice are rolled again (QO-3). */
export const rollOpening = (first: Die | undefined, { dice }: ActionOf<'roll'>): Decision<Event> => {
  const [die] = dice
  if (die === undefined || dice.length !== 1) return refuse('wrongDiceCount', 'QO-3', { dice: 1 })
  const rolled: Event = { type: 'opening.rolled', seat: first === undefined ? 0 : 1, die }
  if (first === undefined) return accept(rolled)
  if (first === die) return accept<Event>(rolled, { type: 'opening.tied', die })
  return accept<Event>(rolled, { type: 'choice.given', seat: first > die ? 0 : 1, by: 'roll' })
}

/** A or B (QO-3). */
export const choose = (chooser: QuorsumSeat, { option }: ActionOf<'choose'>): Decision<Event> =>
  accept<Event>({ type: 'option.chosen', seat: chooser, option })

/** The pawns onto the corners (QO-4); then the other seat has the first turn (QO-6). */
export const place = (placer: QuorsumSeat, { corners }: ActionOf<'place'>): Decision<Event> => {
  const taken = (seat: QuorsumSeat): Place[] => CORNERS.filter((_, corner) => corners[corner] === seat)
  const spots = [taken(0), taken(1)] as const
  if (spots[0].length !== 2) return refuse('notTwoEach', 'QO-4')
  // Alike as they are, the pawns of a seat are numbered in the order of their corners.
  const at = PAWNS.flatMap((pawn) => spots[seatOf(pawn)][pawn % 2] ?? [])
  return accept<Event>(
    { type: 'pawns.placed', seat: placer, at },
    { type: 'turn.started', seat: otherSeat(placer), turn: 1 },
  )
}
