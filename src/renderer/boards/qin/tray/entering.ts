/** Tiles people drew from their own bag, as an outcome has them. */
import type { Action } from '../../../../engine/games/qin/action.ts'
import { HAND, KINDS, type Kind } from '../../../../engine/games/qin/components/pieces.ts'
import type { View } from '../../../../engine/games/qin/view/types.ts'

/** How many tiles are asked for; none where it is who starts. */
export const askedOf = ({ stage }: Pick<View, 'stage'>): number =>
  stage === 'first' ? 0 : stage === 'draw' ? 1 : HAND

/** A hand in the order of the kinds. */
export const inOrder = (tiles: readonly Kind[]): readonly Kind[] =>
  [...tiles].sort((one, other) => KINDS.indexOf(one) - KINDS.indexOf(other))

/** The tiles entered as the outcome they are; null while some are missing. */
export const enteredOutcome = (
  view: Pick<View, 'stage' | 'awaits'>,
  entered: readonly Kind[],
): Action | null => {
  const { stage, awaits: seat } = view
  const [tile] = entered
  if (seat === null || tile === undefined || entered.length < askedOf(view)) return null
  return stage === 'draw' ? { type: 'draw', seat, tile } : { type: 'deal', seat, tiles: inOrder(entered) }
}

/** The outcome where nobody has seen what was drawn; null where that cannot be said. */
export const unseenOf = (view: Pick<View, 'stage' | 'awaits' | 'mayBeUnseen'>): Action | null => {
  const { stage, awaits: seat, mayBeUnseen } = view
  if (!mayBeUnseen || seat === null) return null
  return stage === 'draw' ? { type: 'draw', seat, tile: null } : { type: 'deal', seat, tiles: null }
}
