/** Whose turn it is, and the running score. */
import type { Turn } from '../../../kernel/game.ts'
import { actingCard } from './card-effects.ts'
import type { Stage, State } from '../state.ts'

const CHANCE: readonly Stage['is'][] = [
  'board',
  'threats',
  'prestige',
  'events',
  'first',
  'turn',
  'name',
  'worth',
]

export const turnOf = ({ stage, mover, reveal }: State): Turn => {
  if (stage.is === 'over') return { by: 'nobody', outcome: stage.outcome }
  if (CHANCE.includes(stage.is)) return { by: 'chance' }
  // CC-21a: the card's owner decides, even out of turn.
  const acting = stage.is === 'effect' && reveal !== null ? actingCard(reveal) : undefined
  return { by: acting?.seat ?? mover }
}

export const scoreOf = ({ scores }: State): readonly number[] => scores
