/** Projects the position for a board. Nothing in Quorsum is hidden, so the view is the same for everybody (QO-23). */
import { wouldBeDouble } from '../rules/ending.ts'
import { pawnNumber, PAWNS, pawnsOf, PLACES } from '../components/grid.ts'
import { stepsHome, tileAt } from '../position/board-queries.ts'
import { flipObstacle, lockedPlaces, allotmentObstacle, targetsOf, attempts } from '../rules/eligibility.ts'
import { turnOf } from '../rules/status.ts'
import type { State } from '../state.ts'
import type { QuorsumSeat } from '../components/pieces.ts'
import type { PawnView, View, Attemptable } from './schema.ts'
import { successChance } from '../rules/chance.ts'

/** The steps and flips that can be announced now, with the value to reach and the chance of success. */
const attemptable = (state: State): readonly Attemptable[] =>
  attempts(state).map((attempt) => {
    const { value } = tileAt(state, attempt.kind === 'move' ? attempt.to : attempt.tile)
    return { attempt, value, probability: successChance(attempt.dice, value) }
  })

const SEATS = [0, 1] as const satisfies readonly QuorsumSeat[]

const pawnViews = (state: State): readonly PawnView[] =>
  PAWNS.flatMap((id) => {
    const pawn = state.pawns[id]
    if (pawn === undefined) return []
    const { seat, at, home } = pawn
    return { id, seat, number: pawnNumber(id), at, home, distance: stepsHome(pawn) }
  })

export const project = (state: State): View => {
  const { stage } = state
  const turn = turnOf(state)
  const isPlaced = state.pawns.length > 0
  return {
    options: state.options,
    game: state.game,
    points: state.points,
    stage: stage.is,
    by: turn.by,
    mover: state.mover,
    turn: state.turn,
    idle: state.idle,
    tiles: state.tiles,
    locked: lockedPlaces(state),
    blocked: PLACES.flatMap((tile) => {
      const code = flipObstacle(state, tile)
      return code === undefined ? [] : [{ tile, code }]
    }),
    pawns: pawnViews(state),
    chooser: state.chooser,
    placer: state.placer,
    openingRolls: stage.is === 'opening' ? stage.rolls : [],
    open: state.open.map((allotment) => {
      const reason = allotmentObstacle(state, allotment)
      return { allotment, possible: reason === null, reason }
    }),
    chain: stage.is === 'chain' ? { pawn: stage.pawn, dice: stage.dice } : null,
    attempt: stage.is === 'roll' ? stage.attempt : null,
    attemptable: attemptable(state),
    reach:
      stage.is === 'allot' ? pawnsOf(state.mover).map((pawn) => ({ pawn, to: targetsOf(state, pawn) })) : [],
    doubleFor: isPlaced ? SEATS.filter((seat) => wouldBeDouble(state, seat)) : [],
    outcome: turn.by === 'nobody' ? turn.outcome : null,
  }
}
