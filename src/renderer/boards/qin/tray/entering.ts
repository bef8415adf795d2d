/** Tiles people drew from their own bag, as an outcome has them. */
import { KINDS } from '../../../../engine/games/qin/components/pieces.ts'
import type { Kind } from '../../../../engine/games/qin/components/pieces.ts'

/** A hand in the order of the kinds. */
export const inOrder = (tiles: readonly Kind[]): readonly Kind[] =>
  [...tiles].sort((one, other) => KINDS.indexOf(one) - KINDS.indexOf(other))
