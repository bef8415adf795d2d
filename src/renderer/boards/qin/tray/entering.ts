/** Turns the tiles players drew from their own bag into an outcome. */
import type { Action } from '../../../../engine/games/qin/action.ts'
import { HAND, KINDS, type Kind } from '../../../../engine/games/qin/components/pieces.ts'
import type { View } from '../../../../engine/games/qin/view/schema.ts'

/** The number of tiles to enter; 0 if players enter who starts. */
export const askedOf = ({ stage }: Pick<View, 'stage'>): number =>
  stage === 'first' ? 0 : stage === 'draw' ? 1 : HAND

/** A hand sorted by kind. */
export const inOrder = (tiles: readonly Kind[]): readonly Kind[] =>
  [...tiles].sort((one, other) => KINDS.indexOf(one) - KINDS.indexOf(other))

/** The entered tiles as an outcome; null while some are missing. */
export const enteredOutcome = (
  view: Pick<View, 'stage' | 'awaits'>,
  entered: readonly Kind[],
): Action | null => {
  const { stage, awaits: seat } = view
  const [tile] = entered
  if (seat === null || tile === undefined || entered.length < askedOf(view)) return null
  return stage === 'draw' ? { type: 'draw', seat, tile } : { type: 'deal', seat, tiles: inOrder(entered) }
}

/** The outcome that leaves the draw unseen; null where the rules do not allow that. */
export const unseenOf = (view: Pick<View, 'stage' | 'awaits' | 'mayBeUnseen'>): Action | null => {
  const { stage, awaits: seat, mayBeUnseen } = view
  if (!mayBeUnseen || seat === null) return null
  return stage === 'draw' ? { type: 'draw', seat, tile: null } : { type: 'deal', seat, tiles: null }
}
