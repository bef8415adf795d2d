/** How turns, games and the match end (QO-18 to QO-22). */
import { withEvents, type Batch } from '../position/evolve.ts'
import { otherSeat, pawnsOf } from '../components/grid.ts'
import { pawnAt, stepsHome } from '../position/board-queries.ts'
import type { State } from '../state.ts'
import type { QuorsumSeat } from '../components/pieces.ts'

/** Consecutive turns without progress that end a game (QO-20). */
export const IDLE_LIMIT = 6

type Points = readonly [number, number]
type GameEnd = 'home' | 'double' | 'stalemate' | 'draw'

const distances = (state: State, seat: QuorsumSeat): readonly [number, number] => {
  const [one, two] = pawnsOf(seat)
  return [stepsHome(pawnAt(state, one)), stepsHome(pawnAt(state, two))]
}

/** True if both pawns of the seat are home (QO-7). */
export const isHome = (state: State, seat: QuorsumSeat): boolean =>
  distances(state, seat).every((steps) => steps === 0)

/** True if a win of this seat would count double, because no pawn of the opponent is home (QO-19). */
export const wouldBeDouble = (state: State, seat: QuorsumSeat): boolean =>
  distances(state, otherSeat(seat)).every((steps) => steps > 0)

const scored = (points: Points, seat: QuorsumSeat, gain: number): [number, number] =>
  seat === 0 ? [points[0] + gain, points[1]] : [points[0], points[1] + gain]

/** Ends the match if it is decided, otherwise begins its next game (QO-22). */
const afterGame = (batch: Batch, end: GameEnd): Batch => {
  const { options, points, game, chooser } = batch.state
  const [first, second] = points
  if (options.raceTo !== 1 && Math.max(first, second) < options.raceTo) {
    const next = otherSeat(chooser ?? 0)
    return withEvents(batch, { type: 'game.started', game: game + 1, chooser: next })
  }
  const winner = first === second ? null : first > second ? 0 : 1
  const ending = options.raceTo === 1 ? end : winner === null ? 'draw' : 'points'
  return withEvents(batch, { type: 'match.ended', winner, points: [first, second], ending })
}

/** Ends the game when a seat has both pawns home (QO-19). */
export const winGame = (batch: Batch, seat: QuorsumSeat): Batch => {
  const double = wouldBeDouble(batch.state, seat)
  const points = scored(batch.state.points, seat, double ? 2 : 1)
  return afterGame(withEvents(batch, { type: 'game.won', seat, double, points }), double ? 'double' : 'home')
}

/**
 * The seat nearer home, or null for a tie: compares the nearer pawns, then the others (QO-21). A seat with both pawns
 * home is nearest of all.
 */
export const nearerSeat = (state: State): QuorsumSeat | null => {
  const near = (seat: QuorsumSeat): number => Math.min(...distances(state, seat))
  const far = (seat: QuorsumSeat): number => Math.max(...distances(state, seat))
  const lead = near(1) - near(0) || far(1) - far(0)
  if (lead === 0) return null
  return lead > 0 ? 0 : 1
}

const stall = (batch: Batch): Batch => {
  const { state } = batch
  const seat = nearerSeat(state)
  const [first, second] = state.points
  const points: [number, number] = seat === null ? [first + 1, second + 1] : scored(state.points, seat, 1)
  const steps = [...distances(state, 0), ...distances(state, 1)]
  const stalled = withEvents(batch, { type: 'game.stalled', seat, distances: steps, points })
  return afterGame(stalled, seat === null ? 'draw' : 'stalemate')
}

/** True if a pawn of the mover is nearer home than at the end of any earlier turn (QO-20). */
export const makesProgress = (state: State): boolean =>
  pawnsOf(state.mover).some((id) => {
    const pawn = pawnAt(state, id)
    return stepsHome(pawn) < pawn.best
  })

/**
 * Ends the turn when the dice are spent, void or given up (QO-18): counts progress and passes the turn (QO-6, QO-20).
 */
export const endTurn = (batch: Batch): Batch => {
  const { state } = batch
  const seat = state.mover
  const progress = makesProgress(state)
  const idle = progress ? 0 : state.idle + 1
  const ended = withEvents(batch, { type: 'turn.ended', seat, progress, idle })
  if (idle >= IDLE_LIMIT) return stall(ended)
  return withEvents(ended, { type: 'turn.started', seat: otherSeat(seat), turn: state.turn + 1 })
}
