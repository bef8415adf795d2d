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

/** The part of the board a usual tip covers, in squares. */
const COLUMNS = 7.5
const ROWS = 1.6
/** How many squares a tip may be moved away to cover fewer pieces. */
const AWAY = 4

interface Span {
  readonly top: number
  readonly bottom: number
}

const spanOf = (squares: readonly Square[]): Span => {
  const tops = squares.map((square) => cornerOf(square).y)
  return { top: Math.min(...tops), bottom: Math.max(...tops) + CELL }
}

/** How many of the squares a tip covers there. */
const coveredBy = ({ vertical, horizontal }: TipPlacement, squares: readonly Square[]): number => {
  const [width, height] = [COLUMNS * CELL, ROWS * CELL]
  const left = horizontal.side === 'left' ? horizontal.by : SIDE - horizontal.by - width
  const top = vertical.side === 'top' ? vertical.by : SIDE - vertical.by - height
  return squares.filter((square) => {
    const { x, y } = cornerOf(square)
    return x + CELL > left && x < left + width && y + CELL > top && y < top + height
  }).length
}

const steps = Array.from({ length: AWAY + 1 }, (_, step) => step)

/**
 * Places a tip above or below all of the squares and the row beside the tile's, to which it may still move; if they
 * extend too far, beside only the tile and that row. Of the places near there, it takes one that covers few `pieces`.
 */
export const tipBeside = (
  tile: readonly Square[],
  about: readonly Square[],
  pieces: readonly Square[] = [],
): TipPlacement => {
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
  const above = { side: 'bottom', by: SIDE - top + ABOVE } as const
  const below = { side: 'top', by: bottom + BELOW } as const
  const sides = top > SIDE - bottom ? [above, below] : [below, above]
  const horizontal =
    left < SIDE / 2
      ? ({ side: 'left', by: left } as const)
      : ({ side: 'right', by: SIDE - Math.max(...lefts) - CELL } as const)
  const places = sides.flatMap((vertical, other) =>
    steps.flatMap((down) =>
      steps.flatMap((along) => {
        const by = { vertical: vertical.by + down * CELL, horizontal: horizontal.by - along * CELL }
        const isOff = by.vertical > SIDE - HEIGHT || by.horizontal < 0
        const away = other + down + along
        if (isOff && away > 0) return []
        const place = {
          vertical: { ...vertical, by: by.vertical },
          horizontal: { ...horizontal, by: by.horizontal },
        }
        // A piece in sight is worth two squares away.
        return [{ place, cost: 2 * coveredBy(place, pieces) + away }]
      }),
    ),
  )
  return places.reduce((best, each) => (each.cost < best.cost ? each : best)).place
}
