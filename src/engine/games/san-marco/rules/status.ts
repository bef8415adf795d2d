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
    case 'assign':
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

/** Stages between the cards of one offer and the taking of the next: that choice and what leads to it. */
const BETWEEN: ReadonlySet<State['stage']['is']> = new Set([
  'roles',
  'assign',
  'cards',
  'limits',
  'divide',
  'choose',
])

/** The part is the passage; a turn is an offer, chosen and played. */
export const momentOf = ({ passage, round, stage, taken }: State): Moment => ({
  part: Math.max(1, passage),
  round: Math.max(1, round?.number ?? 1),
  turn: taken + (BETWEEN.has(stage.is) ? 2 : 1),
})
