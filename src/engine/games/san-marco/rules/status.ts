/** Whose turn it is, and where in the match a position stands. */
import type { Moment, Turn } from '../../../kernel/game.ts'
import type { State } from '../state.ts'

export const turnOf = ({ stage }: State): Turn => {
  switch (stage.is) {
    case 'first':
    case 'settle':
    case 'roles':
    case 'cards':
    case 'limits':
    case 'banish':
      return { by: 'chance' }
    case 'found':
    case 'divide':
    case 'choose':
    case 'play':
    case 'remove':
    case 'bonus':
      return { by: stage.seat }
    case 'over':
      return { by: 'nobody', outcome: stage.outcome }
  }
}

/** Part is the passage; a turn is an offer taken. */
export const momentOf = ({ passage, round, taken }: State): Moment => ({
  part: Math.max(1, passage),
  round: Math.max(1, round?.number ?? 1),
  turn: taken + 1,
})
