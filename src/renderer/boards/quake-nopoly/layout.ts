/** How much can be said in the room there is: worked out from the number of seats and cards, before anything is drawn. */
export interface Layout {
  /** Widths in CSS pixels. */
  readonly map: number
  readonly head: number
  readonly gap: number
  /** Of one seat's row, at most. */
  readonly row: number
  /** Pips of the maximum beside the numbers. */
  readonly pips: boolean
  /** Two lines a building: its points and product as well. */
  readonly roomy: boolean
  readonly compact: boolean
}

const MOST_ROW = 216

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
  const gap = compact ? 4 : 6
  const head = compact ? 118 : 176
  // The map is twice as high as it is wide, with the supply below it; the rows need the width more.
  const map = Math.round(Math.min(compact ? 176 : 300, Math.max(150, (height - 120) / 2)))
  const row = Math.min(MOST_ROW, (height - gap * (seats - 1)) / seats)
  const card = (width - map - head - gap * (cards + 1) - 8) / Math.max(1, cards)
  const level = (row - (compact ? 18 : 23)) / levels
  return { map, head, gap, row, pips: card >= 156, roomy: level >= 40 && card >= 150, compact }
}
