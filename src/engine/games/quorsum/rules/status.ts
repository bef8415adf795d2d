/** Whose turn it is, where in the match a position stands, and the running score. */
import type { Moment, Turn } from '../../../kernel/game.ts'
import { momentAt } from '../../../kernel/rules/places.ts'
import { FARTHEST, otherSeat, pawnsOf } from '../components/grid.ts'
import { pawnAt, stepsHome } from '../position/board-queries.ts'
import { nearerSeat } from './ending.ts'
import type { State } from '../state.ts'
import type { QuorsumSeat } from '../components/pieces.ts'

export const turnOf = ({ stage, chooser, placer, mover }: State): Turn => {
  switch (stage.is) {
    case 'lay':
    case 'opening':
    case 'roll':
      return { by: 'chance' }
    case 'choose':
      // Both are known whenever this is called; the types cannot express it.
      return { by: chooser ?? 0 }
    case 'place':
      return { by: placer ?? 0 }
    case 'allot':
    case 'carry':
    case 'chain':
      return { by: mover }
    case 'over':
      return { by: 'nobody', outcome: stage.outcome }
  }
}

/** The part is the game of the match. */
export const momentOf = ({ game, turn }: State): Moment => momentAt(game, turn, 2)

/** The steps from start to home of both pawns of a seat together. */
const WHOLE_WAY = 2 * FARTHEST

/** Steps the pawns of a seat have come nearer home since the start, 0 to 12. */
const advanced = (state: State, seat: QuorsumSeat): number =>
  state.pawns.length === 0
    ? 0
    : pawnsOf(seat).reduce((steps, pawn) => steps - stepsHome(pawnAt(state, pawn)), WHOLE_WAY)

/**
 * For the graph: the steps both pawns have advanced, and in a match of several games 12 for every point of the match and
 * the steps of its last game. Getting both home is thus worth exactly the point it scores; the loser of that game keeps
 * its steps.
 */
export const scoreOf = (state: State): readonly number[] =>
  ([0, 1] as const).map((seat) => {
    if (state.options.raceTo === 1) return advanced(state, seat)
    const isPaid = state.stage.is === 'over' && nearerSeat(state) !== otherSeat(seat)
    return state.points[seat] * WHOLE_WAY + (isPaid ? 0 : advanced(state, seat))
  })
