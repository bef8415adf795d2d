/** Folds facts into the position. No judgement of the rules is made here. */
import type { Setup } from '../../../kernel/game.ts'
import type { Event } from '../event.ts'
import { FARTHEST, homeOf, otherSeat, PLACES, seatOf } from '../components/grid.ts'
import { toGo } from './board-queries.ts'
import type { Options, Pawn, Stage, State } from '../state.ts'
import type { PawnId } from '../components/pieces.ts'

const CARRY: Stage = { is: 'carry' }
const NEVER_FLIPPED: readonly number[] = PLACES.map(() => 0)

/** What every game of a match begins with: nothing on the table. */
const bare = {
  tiles: [],
  flipped: NEVER_FLIPPED,
  pawns: [],
  placer: null,
  mover: 0,
  turn: 0,
  idle: 0,
  open: [],
  stage: { is: 'lay' },
} as const satisfies Partial<State>

export const start = ({ options }: Setup<Options>): State => ({
  ...bare,
  options,
  game: 1,
  points: [0, 0],
  chooser: null,
})

const moved = (pawns: readonly Pawn[], pawn: PawnId, to: number): readonly Pawn[] =>
  pawns.map((each, id) => (id === pawn ? { ...each, at: to } : each))

/** What happens before the first turn of a game. */
const evolveOpening = (state: State, event: OpeningEvent): State => {
  switch (event.type) {
    case 'tiles.laid':
      return {
        ...state,
        tiles: event.tiles,
        stage: state.chooser === null ? { is: 'opening', rolls: [] } : { is: 'choose' },
      }
    case 'opening.rolled': {
      const rolls = state.stage.is === 'opening' ? state.stage.rolls : []
      return { ...state, stage: { is: 'opening', rolls: [...rolls, event.die] } }
    }
    case 'opening.tied':
      return { ...state, stage: { is: 'opening', rolls: [] } }
    case 'choice.given':
      return { ...state, chooser: event.seat, stage: { is: 'choose' } }
    case 'option.chosen':
      return {
        ...state,
        placer: event.option === 'place' ? event.seat : otherSeat(event.seat),
        stage: { is: 'place' },
      }
    case 'pawns.placed':
      return {
        ...state,
        pawns: event.at.map((at, id) => ({
          // Pawns come in the order of their ids, so the index is one.
          seat: seatOf(id as PawnId),
          at,
          home: homeOf(at),
          best: FARTHEST,
        })),
      }
  }
}

/** What happens within a turn. */
const evolveTurn = (state: State, event: TurnEvent): State => {
  switch (event.type) {
    case 'turn.started':
      return { ...state, mover: event.seat, turn: event.turn, open: [], stage: { is: 'allot' } }
    case 'dice.allotted':
      return { ...state, open: event.allotments, stage: CARRY }
    case 'move.announced': {
      const { pawn, to, dice } = event
      return {
        ...state,
        open: state.open.filter((each) => !('pawn' in each && each.pawn === pawn)),
        stage: { is: 'roll', attempt: { kind: 'move', pawn, to, dice } },
      }
    }
    case 'flip.announced': {
      const { tile, dice } = event
      return {
        ...state,
        open: state.open.filter((each) => !('tile' in each && each.tile === tile)),
        stage: { is: 'roll', attempt: { kind: 'flip', tile, dice } },
      }
    }
    case 'dice.rolled':
      return state
    case 'pawn.moved':
      return { ...state, pawns: moved(state.pawns, event.pawn, event.to), stage: CARRY }
    case 'tile.flipped':
      return {
        ...state,
        tiles: state.tiles.map((tile, at) => (at === event.tile ? { ...tile, side: event.side } : tile)),
        flipped: state.flipped.map((turn, at) => (at === event.tile ? state.turn : turn)),
        stage: CARRY,
      }
    case 'move.failed':
    case 'flip.failed':
    case 'chain.ended':
      return { ...state, stage: CARRY }
    case 'chain.opened':
      return { ...state, stage: { is: 'chain', pawn: event.pawn, dice: event.dice } }
    case 'dice.voided':
    case 'dice.givenUp':
      return { ...state, open: [], stage: CARRY }
    case 'turn.ended':
      return {
        ...state,
        idle: event.idle,
        pawns: state.pawns.map((pawn) => (toGo(pawn) < pawn.best ? { ...pawn, best: toGo(pawn) } : pawn)),
      }
  }
}

/** What ends a game and the match. */
const evolveEnding = (state: State, event: EndingEvent): State => {
  switch (event.type) {
    case 'game.won':
    case 'game.stalled':
      return { ...state, points: event.points, open: [], stage: CARRY }
    case 'game.started':
      return { ...state, ...bare, game: event.game, chooser: event.chooser }
    case 'match.ended': {
      const places = event.winner === null ? [1, 1] : event.winner === 0 ? [1, 2] : [2, 1]
      const outcome = { places, scores: [...event.points], ending: event.ending }
      return { ...state, points: event.points, stage: { is: 'over', outcome } }
    }
  }
}

type Named<T extends Event['type']> = Extract<Event, { type: T }>
type OpeningEvent = Named<
  'tiles.laid' | 'opening.rolled' | 'opening.tied' | 'choice.given' | 'option.chosen' | 'pawns.placed'
>
type EndingEvent = Named<'game.won' | 'game.stalled' | 'game.started' | 'match.ended'>
type TurnEvent = Exclude<Event, OpeningEvent | EndingEvent>

export const evolve = (state: State, event: Event): State => {
  switch (event.type) {
    case 'tiles.laid':
    case 'opening.rolled':
    case 'opening.tied':
    case 'choice.given':
    case 'option.chosen':
    case 'pawns.placed':
      return evolveOpening(state, event)
    case 'game.won':
    case 'game.stalled':
    case 'game.started':
    case 'match.ended':
      return evolveEnding(state, event)
    default:
      return evolveTurn(state, event)
  }
}
