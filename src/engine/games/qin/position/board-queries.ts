/** Queries about a position, on an index built from its tiles and provinces for fast lookup. */
import { MAPS, type Land, type Side } from '../components/maps.ts'
import { neighboursOf, SQUARES, type Square } from '../components/grid.ts'
import { COLOURS, halvesOf, type Colour } from '../components/pieces.ts'
import type { Province, State } from '../state.ts'

/** Values in `BoardIndex.cover`: 0 for nothing, or a colour's index in `COLOURS` plus one. */
const NOTHING = 0
const NO_PROVINCE = -1

export interface BoardIndex {
  readonly side: Side
  /** 0 for no colour, else 1 red, 2 yellow, 3 blue; includes start squares. */
  readonly cover: Uint8Array
  /** The index of the square's province in `provinces`, or -1. */
  readonly province: Int8Array
  readonly provinces: readonly Province[]
  /** The most provinces of one colour that a tile may join (QIN-A10). */
  readonly mostJoined: number
}

const markOf = (colour: Colour): number => COLOURS.indexOf(colour) + 1

export const landAt = (side: Side, square: Square): Land =>
  // Maps use only these characters, as a test checks.
  MAPS[side].land.charAt(square) as Land

/** The three start squares of each side, before the first tile. */
const bareCover = (side: Side): Uint8Array =>
  Uint8Array.from(SQUARES, (square) => 'RYB'.indexOf(landAt(side, square)) + 1)
const BARE = { bird: bareCover('bird'), lion: bareCover('lion') } as const

/** True for grass squares (QIN-P3). */
const grassOf = (side: Side): readonly boolean[] => SQUARES.map((square) => landAt(side, square) === '.')
const GRASS = { bird: grassOf('bird'), lion: grassOf('lion') } as const

type Board = Pick<State, 'side' | 'tiles' | 'provinces' | 'options'>

const indexed = ({ side, tiles, provinces, options }: Board): BoardIndex => {
  const cover = Uint8Array.from(BARE[side])
  for (const { tile, at } of tiles) {
    const [one, other] = halvesOf(tile)
    cover[at[0]] = markOf(one)
    cover[at[1]] = markOf(other)
  }
  const province = new Int8Array(SQUARES.length).fill(NO_PROVINCE)
  for (const [index, { squares }] of provinces.entries())
    for (const square of squares) province[square] = index
  return { side, cover, province, provinces, mostJoined: options.joinThree === 'forbidden' ? 2 : Infinity }
}

/** Caches the index of each board by its tiles: rules, bots and view ask about the same board again and again. */
const known = new WeakMap<State['tiles'], BoardIndex>()

export const boardIndexOf = (board: Board): BoardIndex => {
  const before = known.get(board.tiles)
  // A match never changes its options, so they need no comparing.
  if (before !== undefined && before.side === board.side && before.provinces === board.provinces)
    return before
  const index = indexed(board)
  known.set(board.tiles, index)
  return index
}

export const colourAt = ({ cover }: BoardIndex, square: Square): Colour | undefined =>
  COLOURS[(cover[square] ?? NOTHING) - 1]

/** True for empty grass (QIN-P3). */
export const isFree = ({ side, cover }: BoardIndex, square: Square): boolean =>
  GRASS[side][square] === true && cover[square] === NOTHING

/** True if the square shares an edge with a coloured square (QIN-P2). */
export const touchesColour = ({ cover }: BoardIndex, square: Square): boolean => {
  for (const next of neighboursOf(square)) if (cover[next] !== NOTHING) return true
  return false
}

export const provinceAt = ({ province, provinces }: BoardIndex, square: Square): Province | undefined =>
  provinces[province[square] ?? NO_PROVINCE]

/** The distinct provinces of a colour that share an edge with any of the squares. */
export const provincesBeside = (
  ground: BoardIndex,
  squares: readonly Square[],
  colour: Colour,
): readonly Province[] => {
  const mark = markOf(colour)
  const found: Province[] = []
  for (const square of squares)
    for (const next of neighboursOf(square)) {
      if (ground.cover[next] !== mark) continue
      const province = provinceAt(ground, next)
      if (province !== undefined && !found.includes(province)) found.push(province)
    }
  return found
}

/** The lone squares of a colour that touch any of the squares (QIN-E4). */
export const loneBeside = (
  ground: BoardIndex,
  squares: readonly Square[],
  colour: Colour,
): readonly Square[] => {
  const mark = markOf(colour)
  const found: Square[] = []
  for (const square of squares)
    for (const next of neighboursOf(square))
      if (ground.cover[next] === mark && ground.province[next] === NO_PROVINCE && !found.includes(next))
        found.push(next)
  return found
}

/** The number of pagodas on a square. */
export const standingAt = ({ stacks }: State, square: Square): number =>
  stacks.find(({ at }) => at === square)?.count ?? 0
