/** How far a pawn can go home as the tiles lie. */
import { distance, NEIGHBOURS, type Place } from '../components/grid.ts'
import type { PawnId, Tile } from '../components/pieces.ts'

/** The tiles and the pawns in the order of their ids, as in a position or a view. */
interface Ground {
  readonly tiles: readonly Tile[]
  readonly pawns: readonly { readonly at: Place; readonly home: Place }[]
}

/**
 * The most steps nearer home a pawn can take in a row on free tiles of its colour (QO-11), as if the tile `flipped` were
 * turned over.
 */
export const openWay = ({ tiles, pawns }: Ground, pawn: PawnId, flipped?: Place): number => {
  const moved = pawns[pawn]
  if (moved === undefined) throw new RangeError(`Pawn ${pawn} is not placed`)
  const { at, home } = moved
  const side = tiles[at]?.side
  const from = (place: Place): number =>
    Math.max(
      0,
      ...(NEIGHBOURS[place] ?? [])
        .filter(
          (next) =>
            distance(next, home) < distance(place, home) &&
            pawns.every((each) => each.at !== next) &&
            (tiles[next]?.side === side) !== (next === flipped),
        )
        .map((next) => 1 + from(next)),
    )
  return from(at)
}
