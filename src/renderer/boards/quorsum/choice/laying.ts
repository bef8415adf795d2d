/** With manual luck: the sixteen tiles being entered as they lie on the real table (QO-1, QO-2). */
import type { Side, Tile, TileValue } from '../../../../engine/games/quorsum/components/pieces.ts'

export const VALUES: readonly TileValue[] = [2, 3, 4, 5, 6]
/** Of each value there are five tiles. */
const EACH = 5

export type Laid = readonly (Tile | null)[]

export const NOTHING_LAID: Laid = Array.from({ length: 16 }, () => null)

/** How many tiles of a value are not on the grid yet. */
export const leftOf = (laid: Laid, value: TileValue): number =>
  EACH - laid.filter((tile) => tile?.value === value).length

/** The grid with this value here, as long as one is left; a tile that lies there keeps its side. */
export const putValue = (laid: Laid, place: number, value: TileValue, side: Side): Laid => {
  const old = laid[place] ?? null
  if (old?.value !== value && leftOf(laid, value) === 0) return laid
  return laid.map((tile, at) => (at === place ? { value, side: old?.side ?? side } : tile))
}

/** The grid with the tile here on this side; an empty place stays empty. */
export const putSide = (laid: Laid, place: number, side: Side): Laid =>
  laid.map((tile, at) => (at === place && tile ? { ...tile, side } : tile))

export const takeTile = (laid: Laid, place: number): Laid =>
  laid.map((tile, at) => (at === place ? null : tile))

/** The sixteen tiles in reading order, or null while any is missing. */
export const layout = (laid: Laid): readonly Tile[] | null => {
  const tiles = laid.filter((tile) => tile !== null)
  return tiles.length === laid.length ? tiles : null
}

/** The next empty place after this one, going round; this one when the grid is full. */
export const nextEmpty = (laid: Laid, place: number): number => {
  for (let step = 1; step <= laid.length; step += 1) {
    const at = (place + step) % laid.length
    if (laid[at] === null) return at
  }
  return place
}
