/** The position after a fact. It never judges. */
import { seatsOf } from '../../../kernel/seat.ts'
import type { Event, EventOf } from '../event.ts'
import { evolveBoard, isBoardEvent } from './evolve-board.ts'
import { evolveCards, isCardEvent } from './evolve-cards.ts'
import { replaced } from './lists.ts'
import { LIMIT_DECK } from '../components/pieces.ts'
import type { State } from '../state.ts'

/** SM-3, SM-45: all limit cards go back. */
const newPassage = (state: State, passage: number): State => ({
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

export const evolve = (state: State, event: Event): State => {
  if (isBoardEvent(event)) return evolveBoard(state, event)
  if (isCardEvent(event)) return evolveCards(state, event)
  switch (event.type) {
    case 'first.drawn':
      return { ...state, first: event.seat, stage: { is: 'settle', seat: event.seat, rolls: [] } }
    case 'settling.started':
      return { ...state, stage: { is: 'settle', seat: event.seat, rolls: [] } }
    case 'die.rolled':
      return rolled(state, event)
    case 'bridge.due':
      return { ...state, stage: { is: 'found', seat: event.seat } }
    case 'passage.started':
      return newPassage(state, event.passage)
    case 'round.started':
      return newRound(state, event)
    case 'role.assigned':
      return assigned(state, event)
    case 'division.due':
      return { ...state, stage: { is: 'divide', seat: event.seat } }
    case 'choice.due':
      return { ...state, stage: { is: 'choose', seat: event.seat } }
    case 'bonus.due':
      return { ...state, stage: { is: 'bonus', seat: event.seat } }
    case 'passage.ended':
      return { ...state, bonuses: [...state.bonuses, event.totals.map(() => 0)] }
    case 'roll.voided':
    case 'bonus.declined':
    case 'round.ended':
    case 'bonus.tied':
    case 'match.won':
      return state
    case 'match.ended': {
      const { places, scores, ending } = event
      return { ...state, stage: { is: 'over', outcome: { places, scores, ending } } }
    }
  }
}
