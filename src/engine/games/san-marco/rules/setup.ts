/** The setup: first seat, aristocrats and bridges (SM-4 to SM-7). */
import { accept, refuse, type Decision } from '../../../kernel/refusal.ts'
import type { ActionOf } from '../action.ts'
import { emptyBatch, withEvents, type Batch } from '../position/evolve.ts'
import type { Event } from '../event.ts'
import { startPassage } from './rounds.ts'
import type { State } from '../state.ts'
import type { Face } from '../components/districts.ts'

export const drawFirst = (state: State, { seat }: ActionOf<'first'>): Decision<Event> => {
  if (seat >= state.seats) return refuse('noSuchSeat', 'SM-4', { seats: state.seats })
  return accept<Event>({ type: 'first.drawn', seat })
}

/** Rolls of each seat during setup (SM-4). */
const ROLLS = 4
/** Aristocrats placed for each roll. */
const SETTLED = 2

type Settling = Extract<State['stage'], { is: 'settle' }>

/** Bridges built during setup: one for each seat, two with two or three seats (SM-6, SM-7, SM-49). */
const founding = (seats: number): number => (seats < 4 ? 2 * seats : seats)

export const settleAristocrats = (state: State, { seat, rolls }: Settling, face: Face): Batch => {
  const rolled = withEvents(emptyBatch(state), { type: 'die.rolled', seat, for: 'settling', face })
  // SM-5
  if (rolls.length === ROLLS - 1 && rolls.every((each) => each === face))
    return withEvents(rolled, { type: 'roll.voided', seat, face })
  const left = (state.reserves[seat] ?? 0) - SETTLED
  const settled = withEvents(rolled, { type: 'aristocrats.settled', seat, district: face - 1, left })
  if (rolls.length < ROLLS - 1) return settled
  const next = (seat + 1) % state.seats
  return withEvents(settled, { type: next === state.first ? 'bridge.due' : 'settling.started', seat: next })
}

/** After a bridge of the setup: the next one, or the first passage. */
export const nextStartBridge = (batch: Batch, seat: number): Batch => {
  const { state } = batch
  if (state.bridges.length === founding(state.seats)) return startPassage(batch, 1, state.first ?? 0)
  return withEvents(batch, { type: 'bridge.due', seat: (seat + 1) % state.seats })
}
