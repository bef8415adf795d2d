/** What lies where, worked out of the tiles and provinces of a position for looking up fast. */
import { MAPS, type Land, type Side } from '../components/maps.ts'
import { neighboursOf, SQUARES, type Square } from '../components/grid.ts'
import { COLOURS, halvesOf, type Colour } from '../components/pieces.ts'
import type { Province, State } from '../state.ts'

/** Marks in `Ground.cover`; a colour is its index in `COLOURS` and one more. */
const NOTHING = 0
const NO_PROVINCE = -1

export interface BoardIndex {
  readonly side: Side
  /** 0 for no colour, else 1 red, 2 yellow, 3 blue, start squares too. */
  readonly cover: Uint8Array
  /** The index of the square's province among `provinces`, or -1. */
  readonly province: Int8Array
  readonly provinces: readonly Province[]
}

const markOf = (colour: Colour): number => COLOURS.indexOf(colour) + 1

export const landAt = (side: Side, square: Square): Land =>
  // Maps are drawn with no other signs; a test looks at all of them.
  MAPS[side].land.charAt(square) as Land

/** Each side before the first tile: the three start squares. */
const bareCover = (side: Side): Uint8Array =>
  Uint8Array.from(SQUARES, (square) => 'RYB'.indexOf(landAt(side, square)) + 1)
const BARE = { bird: bareCover('bird'), lion: bareCover('lion') } as const

/** Grass by square (QIN-P3). */
const grassOf = (side: Side): readonly boolean[] => SQUARES.map((square) => landAt(side, square) === '.')
const GRASS = { bird: grassOf('bird'), lion: grassOf('lion') } as const

type Board = Pick<State, 'side' | 'tiles' | 'provinces'>

const indexed = ({ side, tiles, provinces }: Board): BoardIndex => {
  const cover = Uint8Array.from(BARE[side])
  for (const { tile, at } of tiles) {
    const [one, other] = halvesOf(tile)
    cover[at[0]] = markOf(one)
    cover[at[1]] = markOf(other)
  }
  const province = new Int8Array(SQUARES.length).fill(NO_PROVINCE)
  for (const [index, { squares }] of provinces.entries())
    for (const square of squares) province[square] = index
  return { side, cover, province, provinces }
}

/** The last index by its tiles: rules, bots and view ask again and again about the same board. */
const known = new WeakMap<State['tiles'], BoardIndex>()

export const boardIndexOf = (board: Board): BoardIndex => {
  const before = known.get(board.tiles)
  if (before !== undefined && before.side === board.side && before.provinces === board.provinces)
    return before
  const index = indexed(board)
  known.set(board.tiles, index)
  return index
}

export const colourAt = ({ cover }: BoardIndex, square: Square): Colour | undefined =>
  COLOURS[(cover[square] ?? NOTHING) - 1]

/** Empty grass (QIN-P3). */
export const isFree = ({ side, cover }: BoardIndex, square: Square): boolean =>
  GRASS[side][square] === true && cover[square] === NOTHING

/** Shares an edge with a coloured square (QIN-P2). */
export const touchesColour = ({ cover }: BoardIndex, square: Square): boolean => {
  for (const next of neighboursOf(square)) if (cover[next] !== NOTHING) return true
  return false
}

export const provinceAt = ({ province, provinces }: BoardIndex, square: Square): Province | undefined =>
  provinces[province[square] ?? NO_PROVINCE]

/** The different provinces of a colour that touch any of the squares by an edge. */
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

/** Pagodas standing on a square. */
export const standingAt = ({ stacks }: State, square: Square): number =>
  stacks.find(({ at }) => at === square)?.count ?? 0
