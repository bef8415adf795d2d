import type { View } from '../../../../engine/games/quake-nopoly/view/types.ts'

/** How much can be said in the room there is: worked out from the number of seats and cards, before anything is drawn. */
export interface Layout {
  /** Widths in CSS pixels. A map of 0 is left out, with the decks and the supply on it. */
  readonly map: number
  readonly head: number
  readonly gap: number
  /** Of one seat's row, at most. */
  readonly row: number
  /** Of what is left of the materials, below the map. */
  readonly supply: number
  /** Pips of the maximum beside the numbers. */
  readonly pips: boolean
  /**
   * How a building is written on its level: its name and both tracks side by side; its tracks beside each
   * other below the name; or each in a line of its own.
   */
  readonly shape: 'line' | 'wide' | 'tall'
  /** Height of a track's line. */
  readonly track: number
  readonly compact: boolean
}

const MOST_ROW = 250
/** In less width, as when two boards stand side by side in a small window, the cards would be too narrow to read beside a map. */
const LEAST_FOR_MAP = 560

/**
 * The board's parts for a room of `width` and `height`, with `seats` rows of at most `cards` district cards
 * of `levels` levels.
 */
export const layOut = (
  { width, height }: { readonly width: number; readonly height: number },
  seats: number,
  cards: number,
  levels: number,
): Layout => {
  const compact = width < 860 || height < 560
  const gap = compact ? 3 : 6
  const head = compact ? 122 : 176
  // The map is twice as high as it is wide, with the supply below it; the rows need the width more.
  const supply = compact ? 21 : 46
  const map =
    width < LEAST_FOR_MAP ? 0 : Math.round(Math.min(compact ? 188 : 300, Math.max(150, (height - 120) / 2)))
  const row = Math.min(MOST_ROW, (height - gap * (seats - 1)) / seats)
  const card = (width - map - head - gap * (cards + 1) - 8) / Math.max(1, cards)
  const level = (row - (compact ? 17 : 23)) / levels
  const shape = level >= 40 && card >= 176 ? 'wide' : level >= 52 && card >= 112 ? 'tall' : 'line'
  const track = Math.max(9, Math.min(13, (level - 3) / 2))
  return { map, head, gap, row, supply, pips: card >= 156 || shape === 'tall', shape, track, compact }
}

/** The layout of a position: cards are as wide as the most of one seat need. */
export const layoutOf = (
  { players, options }: View,
  size: { readonly width: number; readonly height: number },
): Layout =>
  layOut(
    size,
    players.length,
    Math.max(3, ...players.map(({ lands }) => lands.length)),
    options.variant === 'beginner' ? 2 : 3,
  )
