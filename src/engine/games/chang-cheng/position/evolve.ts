/** Folds facts into the position. No judgement of the rules is made here. */
import { batchesBy, type Batch as BatchOf } from '../../../kernel/rules/batch.ts'
import { foldBy, unchanged } from '../../../kernel/rules/folds.ts'
import { minusEach, repeated, replaced } from '../../../kernel/rules/lists.ts'
import { outcomeOf } from '../../../kernel/rules/places.ts'
import { countsOf } from '../../../kernel/rules/multisets.ts'
import type { Event, EventOf } from '../event.ts'
import { BUILDING } from './evolve-building.ts'
import { REVEAL } from './evolve-reveal.ts'
import { setupStage } from './boards.ts'
import { PARTS, SPACES } from '../components/faces.ts'
import { PRESTIGES } from '../components/pieces.ts'
import { NO_PLAN } from './initial-state.ts'
import type { State } from '../state.ts'
import type { Joined } from '../components/layout.ts'
import { identifyTile, withTiles } from './unidentified.ts'

const staged = (state: State): State => ({ ...state, stage: setupStage(state) })

const joined = (state: State, { seat, slot, face, side }: EventOf<'board.joined'>): State => {
  const board: Joined = { slot, face }
  return staged({
    ...state,
    boards: side === 'left' ? [board, ...state.boards] : [...state.boards, board],
    pieces: [...state.pieces, ...repeated(null, SPACES)],
    results: [...state.results, ...repeated(null, PARTS)],
    // A board joined by a seat sends the Emperor cards back (CC-31).
    emperors: seat === null ? state.emperors : [],
  })
}

/** With `once` a look is over with the turn it was taken in (CC-17). */
const newTurn = (state: State, { seat, turn }: EventOf<'turn.started' | 'seat.skipped'>): State => {
  const looks = state.options.memory === 'once' ? state.looks.map(() => []) : state.looks
  return { ...state, looks, mover: seat, turn, plan: NO_PLAN, stage: { is: 'act' } }
}

const scored = (
  state: State,
  { seat, score }: EventOf<'double.scored' | 'province.won' | 'region.lost' | 'event.scored'>,
): State => ({ ...state, scores: replaced(state.scores, seat, score) })

export const evolve = foldBy<State, Event>({
  ...BUILDING,
  ...REVEAL,

  // Boards, tiles and all that chance brings
  'board.joined': joined,
  'board.due': (state) => ({ ...state, stage: { is: 'board' } }),
  'board.drawn': (state, { face }) => ({ ...state, stage: { is: 'side', face } }),
  'threats.laid': (state, { values }) => staged(withTiles(state, values)),
  'prestige.laid': (state, { values }) =>
    staged({
      ...state,
      prestige: [...state.prestige, ...values],
      prestigeStock: minusEach(state.prestigeStock, countsOf<number>(PRESTIGES, values)),
    }),
  'events.drawn': (state, { cards }) => staged({ ...state, events: cards }),
  'first.drawn': (state, { seat }) => staged({ ...state, first: seat, mover: seat }),
  'threat.seen': (state, { seat, region, value }) => {
    const known = value === null ? state : identifyTile(state, region, value)
    const seen = known.looks[seat] ?? []
    if (seen.includes(region)) return known
    const regions = [...seen, region].sort((a, b) => a - b)
    return { ...known, looks: replaced(known.looks, seat, regions) }
  },
  'threat.turned': (state, { region, value }) => {
    const known = identifyTile(state, region, value)
    return { ...known, threats: replaced(known.threats, region, { value, up: true, gone: false }) }
  },

  // Turns, and what is waited for
  'turn.started': newTurn,
  'seat.skipped': newTurn,
  'action.chosen': (state, { action }) => ({ ...state, plan: { ...NO_PLAN, action } }),
  'wall.omitted': (state) => ({ ...state, plan: { ...state.plan, omitted: true } }),
  'neutral.declined': (state) => ({ ...state, plan: { ...state.plan, neutral: true } }),
  'choice.due': (state, { of }) => ({ ...state, stage: { is: of } }),
  'card.due': (state) => ({ ...state, stage: { is: 'effect' } }),
  'threat.due': (state, { regions, closed }) => ({ ...state, stage: { is: 'turn', regions, closed } }),
  'cards.due': (state, { seat, province }) => ({ ...state, stage: { is: 'name', seat, province } }),
  'province.completed': unchanged,

  // Points and the end
  'double.scored': scored,
  'province.won': scored,
  'region.lost': scored,
  'event.scored': scored,
  'region.raided': unchanged,
  'region.spared': unchanged,
  'map.closed': unchanged,
  'match.won': unchanged,
  'match.ended': (state, event) => ({ ...state, stage: { is: 'over', outcome: outcomeOf(event) } }),
})

export type Batch = BatchOf<State, Event>
export const { emptyBatch, withEvents } = batchesBy(evolve)
