/** Whose turn it is, where in the match a position stands, and the running score. */
import type { Moment, Turn } from '../../../kernel/game.ts'
import { onBoard } from './ending.ts'
import type { State } from '../state.ts'

export const turnOf = ({ stage, mover }: State): Turn => {
  switch (stage.is) {
    case 'first':
    case 'deal':
    case 'draw':
    case 'interval':
      return { by: 'chance' }
    case 'place':
      return { by: mover }
    case 'over':
      return { by: 'nobody', outcome: stage.outcome }
  }
}

/** Part is the game of the match; a round is a turn of each seat. */
export const momentOf = ({ game, turn, seats }: State): Moment => ({
  part: game,
  round: Math.max(1, Math.ceil(turn / seats)),
  turn: Math.max(1, turn),
})

/** For the graph: the pagodas on the board, those of a game before included. */
export const scoreOf = (state: State): readonly number[] => {
  const isFinished = state.stage.is === 'interval' || state.stage.is === 'over'
  return onBoard(state).map((current, seat) =>
    state.finished.reduce((sum, { pagodas }) => sum + (pagodas[seat] ?? 0), isFinished ? 0 : current),
  )
}
