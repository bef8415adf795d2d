/** Finds room for a tip beside its squares. */
import type { Square } from '../../../../engine/games/qin/components/grid.ts'
import { CELL, cornerOf, SIDE } from './geometry.ts'

export interface TipPlacement {
  /** Distance from that side of the drawing, in its units. */
  readonly vertical: { readonly side: 'top' | 'bottom'; readonly by: number }
  readonly horizontal: { readonly side: 'left' | 'right'; readonly by: number }
}

/** Pagodas and counts extend above their squares. */
const ABOVE = 26
const BELOW = 10
/** The room that a tip of a few lines needs. */
const HEIGHT = 120

interface Span {
  readonly top: number
  readonly bottom: number
}

const spanOf = (squares: readonly Square[]): Span => {
  const tops = squares.map((square) => cornerOf(square).y)
  return { top: Math.min(...tops), bottom: Math.max(...tops) + CELL }
}

/**
 * Places a tip above or below all of the squares and the row beside the tile's, to which it may still move; if they
 * extend too far, beside only the tile and that row.
 */
export const tipBeside = (tile: readonly Square[], about: readonly Square[]): TipPlacement => {
  const own = spanOf(tile)
  const around: Span = { top: own.top - CELL, bottom: own.bottom + CELL }
  const all = spanOf([...tile, ...about])
  const wide: Span = {
    top: Math.min(around.top, all.top),
    bottom: Math.max(around.bottom, all.bottom),
  }
  const fits = wide.top > HEIGHT || wide.bottom < SIDE - HEIGHT
  const { top, bottom } = fits ? wide : around
  const lefts = tile.map((square) => cornerOf(square).x)
  const left = Math.min(...lefts)
  return {
    vertical:
      top > SIDE - bottom ? { side: 'bottom', by: SIDE - top + ABOVE } : { side: 'top', by: bottom + BELOW },
    horizontal:
      left < SIDE / 2 ? { side: 'left', by: left } : { side: 'right', by: SIDE - Math.max(...lefts) - CELL },
  }
}
