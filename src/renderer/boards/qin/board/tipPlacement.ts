/** Where a tip has room beside the squares it is about. */
import type { Square } from '../../../../engine/games/qin/components/grid.ts'
import { CELL, cornerOf, SIDE } from './geometry.ts'

export interface TipPlacement {
  /** Distance from that side of the drawing, in its units. */
  readonly vertical: { readonly side: 'top' | 'bottom'; readonly by: number }
  readonly horizontal: { readonly side: 'left' | 'right'; readonly by: number }
}

/** Pagodas and counts rise above their squares. */
const ABOVE = 26
const BELOW = 10
/** What a tip of a few lines takes. */
const HEIGHT = 120

/** Above or below all of the squares; if they reach too far, beside the tile alone. */
export const tipBeside = (tile: readonly Square[], about: readonly Square[]): TipPlacement => {
  const spanOf = (squares: readonly Square[]): { readonly top: number; readonly bottom: number } => {
    const tops = squares.map((square) => cornerOf(square).y)
    return { top: Math.min(...tops), bottom: Math.max(...tops) + CELL }
  }
  const wide = spanOf([...tile, ...about])
  const fits = wide.top > HEIGHT || wide.bottom < SIDE - HEIGHT
  const { top, bottom } = fits ? wide : spanOf(tile)
  const lefts = tile.map((square) => cornerOf(square).x)
  const left = Math.min(...lefts)
  return {
    vertical:
      top > SIDE - bottom ? { side: 'bottom', by: SIDE - top + ABOVE } : { side: 'top', by: bottom + BELOW },
    horizontal:
      left < SIDE / 2 ? { side: 'left', by: left } : { side: 'right', by: SIDE - Math.max(...lefts) - CELL },
  }
}
