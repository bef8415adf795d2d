/** Folds facts into the position. No judgement of the rules is made here. */
import type { Event, EventOf } from '../event.ts'
import { evolveBuilding } from './evolve-building.ts'
import { evolveReveal } from './evolve-reveal.ts'
import { setupStage } from './boards.ts'
import { PARTS, SPACES } from '../components/faces.ts'
import { replaced } from './lists.ts'
import { PRESTIGES } from '../components/pieces.ts'
import { NO_PLAN } from './initial-state.ts'
import type { Piece, Result, State } from '../state.ts'
import type { Joined } from '../components/layout.ts'
import { identifyTile, withTiles } from './unidentified.ts'

const without = <T>(pool: readonly number[], values: readonly T[], drawn: readonly T[]): readonly number[] =>
  pool.map((copies, kind) => copies - drawn.filter((value) => value === values[kind]).length)

const staged = (state: State): State => ({ ...state, stage: setupStage(state) })

const joined = (state: State, { seat, slot, face, side }: EventOf<'board.joined'>): State => {
  const board: Joined = { slot, face }
  return staged({
    ...state,
    boards: side === 'left' ? [board, ...state.boards] : [...state.boards, board],
    pieces: [...state.pieces, ...Array.from({ length: SPACES }, (): Piece | null => null)],
    results: [...state.results, ...Array.from({ length: PARTS }, (): Result | null => null)],
    // A board joined by a seat sends the Emperor cards back (CC-31).
    emperors: seat === null ? state.emperors : [],
  })
}

type MapEvent = EventOf<
  | 'board.joined'
  | 'board.due'
  | 'board.drawn'
  | 'threats.laid'
  | 'prestige.laid'
  | 'events.drawn'
  | 'first.drawn'
  | 'threat.seen'
  | 'threat.turned'
  | 'threat.removed'
>

/** Boards, tiles and all that chance brings. */
const evolveMap = (state: State, event: MapEvent): State => {
  switch (event.type) {
    case 'board.joined':
      return joined(state, event)
    case 'board.due':
      return { ...state, stage: { is: 'board' } }
    case 'board.drawn':
      return { ...state, stage: { is: 'side', face: event.face } }
    case 'threats.laid':
      return staged(withTiles(state, event.values))
    case 'prestige.laid':
      return staged({
        ...state,
        prestige: [...state.prestige, ...event.values],
        prestigeStock: without(state.prestigeStock, PRESTIGES, event.values),
      })
    case 'events.drawn':
      return staged({ ...state, events: event.cards })
    case 'first.drawn':
      return staged({ ...state, first: event.seat, mover: event.seat })
    case 'threat.seen': {
      const known = event.value === null ? state : identifyTile(state, event.region, event.value)
      const seen = known.looks[event.seat] ?? []
      if (seen.includes(event.region)) return known
      const regions = [...seen, event.region].sort((a, b) => a - b)
      return { ...known, looks: replaced(known.looks, event.seat, regions) }
    }
    case 'threat.turned': {
      const known = identifyTile(state, event.region, event.value)
      const tile = { value: event.value, up: true, gone: false }
      return { ...known, threats: replaced(known.threats, event.region, tile) }
    }
    case 'threat.removed': {
      const tile = state.threats[event.region]
      if (tile === undefined) return state
      return { ...state, threats: replaced(state.threats, event.region, { ...tile, gone: true }) }
    }
  }
}

type TurnEvent = EventOf<
  | 'turn.started'
  | 'seat.skipped'
  | 'action.chosen'
  | 'wall.omitted'
  | 'neutral.declined'
  | 'choice.due'
  | 'card.due'
  | 'threat.due'
  | 'cards.due'
  | 'map.closed'
  | 'match.won'
  | 'match.ended'
>

const evolveTurn = (state: State, event: TurnEvent): State => {
  switch (event.type) {
    case 'turn.started':
    case 'seat.skipped': {
      // With `once` a look is over with the turn it was taken in (CC-17).
      const looks = state.options.memory === 'once' ? state.looks.map(() => []) : state.looks
      return { ...state, looks, mover: event.seat, turn: event.turn, plan: NO_PLAN, stage: { is: 'act' } }
    }
    case 'action.chosen':
      return { ...state, plan: { ...NO_PLAN, action: event.action } }
    case 'wall.omitted':
      return { ...state, plan: { ...state.plan, omitted: true } }
    case 'neutral.declined':
      return { ...state, plan: { ...state.plan, neutral: true } }
    case 'choice.due':
      return { ...state, stage: { is: event.of } }
    case 'card.due':
      return { ...state, stage: { is: 'effect' } }
    case 'threat.due':
      return { ...state, stage: { is: 'turn', regions: event.regions, closed: event.closed } }
    case 'cards.due':
      return { ...state, stage: { is: 'name', seat: event.seat, province: event.province } }
    case 'map.closed':
    case 'match.won':
      return state
    case 'match.ended': {
      const { places, scores, ending } = event
      return { ...state, stage: { is: 'over', outcome: { places, scores, ending } } }
    }
  }
}

type ScoreEvent = EventOf<'double.scored' | 'province.won' | 'region.lost' | 'event.scored'>

const scored = (state: State, { seat, score }: ScoreEvent): State => ({
  ...state,
  scores: replaced(state.scores, seat, score),
})

export const evolve = (state: State, event: Event): State => {
  switch (event.type) {
    case 'board.joined':
    case 'board.due':
    case 'board.drawn':
    case 'threats.laid':
    case 'prestige.laid':
    case 'events.drawn':
    case 'first.drawn':
    case 'threat.seen':
    case 'threat.turned':
      return evolveMap(state, event)
    case 'threat.removed':
      return evolveReveal(evolveMap(state, event), event)
    case 'turn.started':
    case 'seat.skipped':
    case 'action.chosen':
    case 'wall.omitted':
    case 'neutral.declined':
    case 'choice.due':
    case 'card.due':
    case 'threat.due':
    case 'cards.due':
    case 'map.closed':
    case 'match.won':
    case 'match.ended':
      return evolveTurn(state, event)
    case 'double.scored':
    case 'province.won':
    case 'region.lost':
    case 'event.scored':
      return scored(state, event)
    case 'region.raided':
    case 'region.spared':
    case 'province.completed':
      return state
    case 'wall.built':
    case 'double.built':
    case 'tower.built':
    case 'neutral.built':
    case 'card.laid':
    case 'reservation.ended':
      return evolveBuilding(state, event)
    default:
      return evolveReveal(state, event)
  }
}
