/** Queries about a position, on an index built from its tiles and provinces for fast lookup. */
import { keepRecent } from '../../../kernel/rules/recent.ts'
import { MAPS, type Land, type Side } from '../components/maps.ts'
import { neighboursOf, SQUARES, type Square } from '../components/grid.ts'
import { COLOURS, halvesOf, type Colour, type Kind } from '../components/pieces.ts'
import type { Province, State } from '../state.ts'

/** In `BoardIndex.cover`: no colour. Colours are their index in `COLOURS` plus one. */
export const NOTHING = 0
/** In `BoardIndex.province`: no province. */
export const NO_PROVINCE = -1

export interface BoardIndex {
  readonly side: Side
  /** 0 for no colour, else 1 red, 2 yellow, 3 blue; includes start squares. */
  readonly cover: readonly number[]
  /** The index of the square's province in `provinces`, or -1. */
  readonly province: readonly number[]
  readonly provinces: readonly Province[]
  /** The most provinces of one colour that a tile may join (QIN-A10). */
  readonly mostJoined: number
}

const markOf = (colour: Colour): number => COLOURS.indexOf(colour) + 1

const marksOf = (kind: Kind): readonly [number, number] => {
  const [one, other] = halvesOf(kind)
  return [markOf(one), markOf(other)]
}
const MARKS: { readonly [K in Kind]: readonly [number, number] } = {
  RR: marksOf('RR'),
  RY: marksOf('RY'),
  RB: marksOf('RB'),
  YY: marksOf('YY'),
  YB: marksOf('YB'),
  BB: marksOf('BB'),
}

export const landAt = (side: Side, square: Square): Land =>
  // Maps use only these characters, as a test checks.
  MAPS[side].land.charAt(square) as Land

/** The three start squares of each side, before the first tile. */
const bareCover = (side: Side): readonly number[] =>
  SQUARES.map((square) => 'RYB'.indexOf(landAt(side, square)) + 1)
const BARE = { bird: bareCover('bird'), lion: bareCover('lion') } as const

/** True for grass squares (QIN-P3). */
const grassOf = (side: Side): readonly boolean[] => SQUARES.map((square) => landAt(side, square) === '.')
const GRASS = { bird: grassOf('bird'), lion: grassOf('lion') } as const

type Board = Pick<State, 'side' | 'tiles' | 'provinces' | 'options'>

const indexed = ({ side, tiles, provinces, options }: Board): BoardIndex => {
  const cover = BARE[side].slice()
  for (const { tile, at } of tiles) {
    const marks = MARKS[tile]
    cover[at[0]] = marks[0]
    cover[at[1]] = marks[1]
  }
  const province = new Array<number>(SQUARES.length).fill(NO_PROVINCE)
  provinces.forEach(({ squares }, index) => {
    for (const square of squares) province[square] = index
  })
  return { side, cover, province, provinces, mostJoined: options.joinThree === 'forbidden' ? 2 : Infinity }
}

// A match never changes its options, so they need no comparing.
const isSameBoard = (one: Board, other: Board): boolean =>
  one.tiles === other.tiles && one.provinces === other.provinces && one.side === other.side

/** The index of a board; rules, bots and view ask about the same board again and again. */
export const boardIndexOf: (board: Board) => BoardIndex = keepRecent(indexed, isSameBoard)

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
