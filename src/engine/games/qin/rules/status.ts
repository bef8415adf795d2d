/** Whose turn it is, where in the match a position stands, and the running score. */
import type { Moment, Turn } from '../../../kernel/game.ts'
import { momentAt } from '../../../kernel/rules/places.ts'
import { onBoard } from './ending.ts'
import type { State } from '../state.ts'

export const turnOf = ({ stage, mover }: State): Turn => {
  if (stage.is === 'over') return { by: 'nobody', outcome: stage.outcome }
  return { by: stage.is === 'place' ? mover : 'chance' }
}

/** The part is the game of the match. */
export const momentOf = ({ game, turn, seats }: State): Moment => momentAt(game, turn, seats)

/** For the graph: pagodas on the board, including those of finished games. */
export const scoreOf = (state: State): readonly number[] => {
  const isFinished = state.stage.is === 'interval' || state.stage.is === 'over'
  return onBoard(state).map((current, seat) =>
    state.finished.reduce((sum, { pagodas }) => sum + (pagodas[seat] ?? 0), isFinished ? 0 : current),
  )
}
