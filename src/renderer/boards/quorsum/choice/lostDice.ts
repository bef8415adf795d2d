/** Dice that cannot come to anything in this turn: they may be allotted all the same, and are lost (QO-9, QO-10). */
import type { Target } from '../../../../engine/games/quorsum/state.ts'
import type { View } from '../../../../engine/games/quorsum/view/types.ts'
import { isPawn, type Draft } from './draft.ts'

/** What keeps a tile from being flipped all through the turn, if anything does. */
export const whyLost = (view: View, target: Target): 'tileLocked' | 'tileHeld' | null => {
  if (isPawn(target)) return null
  if (view.locked.includes(target.tile)) return 'tileLocked'
  const pawn = view.pawns.find(({ at }) => at === target.tile)
  return pawn !== undefined && pawn.seat !== view.mover ? 'tileHeld' : null
}

/** How many dice of the draft are lost that way. */
export const lostDice = (view: View, draft: Draft): number =>
  draft.reduce((sum, each) => (whyLost(view, each) === null ? sum : sum + each.dice), 0)
