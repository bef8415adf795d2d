/** Whose turn it is, where in the match a position stands, and the running score. */
import type { Moment, Turn } from '../../../kernel/game.ts'
import { actingCard } from './card-effects.ts'
import type { State } from '../state.ts'

export const turnOf = ({ stage, mover, reveal }: State): Turn => {
  switch (stage.is) {
    case 'board':
    case 'threats':
    case 'prestige':
    case 'events':
    case 'first':
    case 'turn':
    case 'name':
      return { by: 'chance' }
    case 'effect':
      // CC-21a: the owner of the card decides, whoever's turn it is.
      return { by: reveal === null ? mover : (actingCard(reveal)?.seat ?? mover) }
    case 'over':
      return { by: 'nobody', outcome: stage.outcome }
    default:
      return { by: mover }
  }
}

/** A round is a turn of each seat. */
export const momentOf = ({ turn, seats }: State): Moment => ({
  part: 1,
  round: Math.max(1, Math.ceil(turn / seats)),
  turn: Math.max(1, turn),
})

export const scoreOf = ({ scores }: State): readonly number[] => scores
