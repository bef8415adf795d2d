/** Folds events into the position without judging them. */
import { batchFunctions, type EventBatch } from '../../../kernel/rules/batch.ts'
import { foldBy, unchanged } from '../../../kernel/rules/by-type.ts'
import { replaceAt } from '../../../kernel/rules/lists.ts'
import type { Event, EventOf } from '../event.ts'
import { FARTHEST, homeOf, otherSeat, seatOf } from '../components/grid.ts'
import { stepsHome } from './board-queries.ts'
import { emptyGame } from './initial-state.ts'
import type { Stage, State } from '../state.ts'
import type { PawnId } from '../components/pieces.ts'

const CARRY: Stage = { is: 'carry' }

/** Nothing is being allotted or rolled: the mover continues with its open allotments. */
const carryOn = (state: State): State => ({ ...state, stage: CARRY })

const withoutOpen = (state: State): State => ({ ...state, open: [], stage: CARRY })

const scored = (state: State, { points }: EventOf<'game.won' | 'game.stalled'>): State => ({
  ...withoutOpen(state),
  points,
})

export const evolve = foldBy<State, Event>({
  // Before the first turn of a game
  'tiles.laid': (state, { tiles }) => ({
    ...state,
    tiles,
    stage: state.chooser === null ? { is: 'opening', rolls: [] } : { is: 'choose' },
  }),
  'opening.rolled': (state, { die }) => {
    const rolls = state.stage.is === 'opening' ? state.stage.rolls : []
    return { ...state, stage: { is: 'opening', rolls: [...rolls, die] } }
  },
  'opening.tied': (state) => ({ ...state, stage: { is: 'opening', rolls: [] } }),
  'choice.given': (state, { seat }) => ({ ...state, chooser: seat, stage: { is: 'choose' } }),
  'option.chosen': (state, { seat, option }) => ({
    ...state,
    placer: option === 'place' ? seat : otherSeat(seat),
    stage: { is: 'place' },
  }),
  'pawns.placed': (state, { at: places }) => ({
    ...state,
    pawns: places.map((at, id) => ({
      // Pawns come in the order of their ids, so the index is the id.
      seat: seatOf(id as PawnId),
      at,
      home: homeOf(at),
      best: FARTHEST,
    })),
  }),

  // Within a turn
  'turn.started': (state, { seat, turn }) => ({
    ...state,
    mover: seat,
    turn,
    open: [],
    stage: { is: 'allot' },
  }),
  'dice.allotted': (state, { allotments }) => ({ ...state, open: allotments, stage: CARRY }),
  'move.announced': (state, { pawn, to, dice }) => ({
    ...state,
    open: state.open.filter((each) => !('pawn' in each && each.pawn === pawn)),
    stage: { is: 'roll', attempt: { kind: 'move', pawn, to, dice } },
  }),
  'flip.announced': (state, { tile, dice }) => ({
    ...state,
    open: state.open.filter((each) => !('tile' in each && each.tile === tile)),
    stage: { is: 'roll', attempt: { kind: 'flip', tile, dice } },
  }),
  'dice.rolled': unchanged,
  'pawn.moved': (state, { pawn, to }) => ({
    ...state,
    pawns: state.pawns.map((each, id) => (id === pawn ? { ...each, at: to } : each)),
    stage: CARRY,
  }),
  'tile.flipped': (state, { tile, side }) => ({
    ...state,
    tiles: state.tiles.map((each, at) => (at === tile ? { ...each, side } : each)),
    flipped: replaceAt(state.flipped, tile, state.turn),
    stage: CARRY,
  }),
  'move.failed': carryOn,
  'flip.failed': carryOn,
  'chain.ended': carryOn,
  'chain.opened': (state, { pawn, dice }) => ({ ...state, stage: { is: 'chain', pawn, dice } }),
  'dice.voided': withoutOpen,
  'dice.givenUp': withoutOpen,
  'turn.ended': (state, { idle }) => ({
    ...state,
    idle,
    pawns: state.pawns.map((pawn) =>
      stepsHome(pawn) < pawn.best ? { ...pawn, best: stepsHome(pawn) } : pawn,
    ),
  }),

  // The end of a game and of the match
  'game.won': scored,
  'game.stalled': scored,
  'game.started': (state, { game, chooser }) => ({ ...state, ...emptyGame, game, chooser }),
  'match.ended': (state, { winner, points, ending }) => {
    const places = winner === null ? [1, 1] : winner === 0 ? [1, 2] : [2, 1]
    const outcome = { places, scores: [...points], ending }
    return { ...state, points, stage: { is: 'over', outcome } }
  },
})

export type Batch = EventBatch<State, Event>
export const { emptyBatch, withEvents } = batchFunctions(evolve)
