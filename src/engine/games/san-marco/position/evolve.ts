/** The position after a fact. It never judges. */
import { batchesBy, type Batch as BatchOf } from '../../../kernel/rules/batch.ts'
import { foldBy, unchanged } from '../../../kernel/rules/folds.ts'
import { replaced } from '../../../kernel/rules/lists.ts'
import { outcomeOf } from '../../../kernel/rules/places.ts'
import { seatsOf } from '../../../kernel/seat.ts'
import type { Event, EventOf } from '../event.ts'
import { BOARD } from './evolve-board.ts'
import { CARDS_AND_OFFERS } from './evolve-cards.ts'
import { LIMIT_DECK } from '../components/pieces.ts'
import type { State } from '../state.ts'

/** SM-3, SM-45: all limit cards go back. */
const newPassage = (state: State, { passage }: EventOf<'passage.started'>): State => ({
  ...state,
  passage,
  limitDeck: LIMIT_DECK,
  limits: seatsOf(state.seats).map(() => []),
})

const newRound = (state: State, { round, seat, seats, last }: EventOf<'round.started'>): State => ({
  ...state,
  round: {
    number: round,
    first: seat,
    seats,
    last,
    roles: seatsOf(state.seats).map(() => null),
    tables: [],
  },
  stage: { is: 'roles' },
})

const assigned = (state: State, { seat, role }: EventOf<'role.assigned'>): State => {
  const { round } = state
  return round === null ? state : { ...state, round: { ...round, roles: replaced(round.roles, seat, role) } }
}

const rolled = (state: State, event: EventOf<'die.rolled'>): State => {
  const { stage } = state
  if (event.for !== 'banishment' || stage.is !== 'banish') return state
  return { ...state, stage: { ...stage, is: 'remove', count: event.face } }
}

export const evolve = foldBy<State, Event>({
  ...BOARD,
  ...CARDS_AND_OFFERS,
  'first.drawn': (state, { seat }) => ({ ...state, first: seat, stage: { is: 'settle', seat, rolls: [] } }),
  'settling.started': (state, { seat }) => ({ ...state, stage: { is: 'settle', seat, rolls: [] } }),
  'die.rolled': rolled,
  'roll.voided': unchanged,
  'bridge.due': (state, { seat }) => ({ ...state, stage: { is: 'found', seat } }),
  'passage.started': newPassage,
  'round.started': newRound,
  'role.assigned': assigned,
  'division.due': (state, { seat }) => ({ ...state, stage: { is: 'divide', seat } }),
  'choice.due': (state, { seat }) => ({ ...state, stage: { is: 'choose', seat } }),
  'round.ended': unchanged,
  'passage.ended': (state, { totals }) => ({ ...state, bonuses: [...state.bonuses, totals.map(() => 0)] }),
  'bonus.tied': unchanged,
  'bonus.due': (state, { seat }) => ({ ...state, stage: { is: 'bonus', seat } }),
  'bonus.declined': unchanged,
  'match.won': unchanged,
  'match.ended': (state, event) => ({ ...state, stage: { is: 'over', outcome: outcomeOf(event) } }),
})

export type Batch = BatchOf<State, Event>
export const { emptyBatch, withEvents } = batchesBy(evolve)
