/** What bots see in a position, as numbers by seat whose weights are learned from self-play. */
import type { Features } from '../../../kernel/evaluation.ts'
import { pawnsOf } from '../components/grid.ts'
import { pawnAt, stepsHome } from '../position/board-queries.ts'
import { nearerSeat } from '../rules/ending.ts'
import type { State } from '../state.ts'
import { turnsHome } from './ways-home.ts'

/** The features in their order. */
export const FEATURES = [
  // 1 for the seat to move.
  'mover',
  // Turns home of the nearer and of the farther pawn.
  'turnsNear',
  'turnsFar',
  // Steps home, which decide a match that ends without progress.
  'stepsNear',
  'stepsFar',
  // 1 for the seat that would win such an end, and the same the more turns have passed without progress.
  'closer',
  'closerIdle',
] as const

/** Idle turns after which the next one ends the game (QO-20). */
const LAST_IDLE = 5
/** Turns home of both pawns at most about the start of a game. */
const LONG_WAY = 6

const SEATS = [0, 1] as const

export const featuresOf = (state: State): Features => {
  if (state.pawns.length === 0) return { progress: 0, bySeat: SEATS.map(() => FEATURES.map(() => 0)) }
  const closer = nearerSeat(state)
  let least = LONG_WAY
  const bySeat = SEATS.map((seat) => {
    const pawns = pawnsOf(seat).map((pawn) => pawnAt(state, pawn))
    const turns = pawns.map((pawn) => turnsHome(state, pawn))
    const steps = pawns.map(stepsHome)
    const [near, far] = [Math.min(...turns), Math.max(...turns)]
    least = Math.min(least, near + far)
    const isCloser = seat === closer
    return [
      seat === state.mover ? 1 : 0,
      near,
      far,
      Math.min(...steps),
      Math.max(...steps),
      isCloser ? 1 : 0,
      isCloser ? (state.idle / LAST_IDLE) ** 2 : 0,
    ]
  })
  return { progress: 1 - least / LONG_WAY, bySeat }
}
