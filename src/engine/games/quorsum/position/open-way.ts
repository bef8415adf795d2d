/** How far a pawn can go home as the tiles lie. */
import { distance, NEIGHBOURS, type Place } from '../components/grid.ts'
import type { PawnId, Tile } from '../components/pieces.ts'

/** The tiles and the pawns in the order of their ids, as in a position or a view. */
interface Ground {
  readonly tiles: readonly Tile[]
  readonly pawns: readonly { readonly at: Place; readonly home: Place }[]
}

const placed = ({ pawns }: Ground, pawn: PawnId): Ground['pawns'][number] => {
  const found = pawns[pawn]
  if (found === undefined) throw new RangeError(`Pawn ${pawn} is not placed`)
  return found
}

/** The places beside one that are nearer a home. */
const nearer = (place: Place, home: Place): readonly Place[] =>
  (NEIGHBOURS[place] ?? []).filter((next) => distance(next, home) < distance(place, home))

/** The most steps nearer home a pawn can take in a row on free tiles of its colour (QO-11). */
export const openWay = (ground: Ground, pawn: PawnId): number => {
  const { tiles, pawns } = ground
  const { at, home } = placed(ground, pawn)
  const side = tiles[at]?.side
  const from = (place: Place): number =>
    Math.max(
      0,
      ...nearer(place, home)
        .filter((next) => tiles[next]?.side === side && pawns.every((each) => each.at !== next))
        .map((next) => 1 + from(next)),
    )
  return from(at)
}

/** The tiles of the other colour on each of a pawn's ways home that never turn back (QO-11). */
const flipsByWay = (ground: Ground, pawn: PawnId): readonly number[] => {
  const { at, home } = placed(ground, pawn)
  const side = ground.tiles[at]?.side
  const from = (place: Place): readonly number[] =>
    place === home
      ? [0]
      : nearer(place, home).flatMap((next) => {
          const own = ground.tiles[next]?.side === side ? 0 : 1
          return from(next).map((flips) => flips + own)
        })
  return from(at)
}

/** The fewest of these tiles. */
export const tilesToFlip = (ground: Ground, pawn: PawnId): number => Math.min(...flipsByWay(ground, pawn))

/** How many ways home need no more than the fewest flips. */
export const bestWays = (ground: Ground, pawn: PawnId): number => {
  const flips = flipsByWay(ground, pawn)
  const fewest = Math.min(...flips)
  return flips.filter((each) => each === fewest).length
}
