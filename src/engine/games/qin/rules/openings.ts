/** Where each kind of tile fits on a board (QIN-P1 to QIN-P3, QIN-A7, QIN-A8, QIN-A10), found once for each board. */
import { keepRecent } from '../../../kernel/rules/recent.ts'
import { neighboursOf, PAIRS, SQUARES, type Square } from '../components/grid.ts'
import { COLOURS, halvesOf, isDouble, type Colour, type Kind } from '../components/pieces.ts'
import { isFree, NO_PROVINCE, NOTHING, type BoardIndex } from '../position/board-queries.ts'
import { mayJoin } from './province-merges.ts'

export type Pair = readonly [Square, Square]

/** Every pair, followed by itself with its squares exchanged. */
const BOTH_WAYS: readonly Pair[] = PAIRS.flatMap(([one, other]): readonly Pair[] => [
  [one, other],
  [other, one],
])

/**
 * Scratch tables, filled by `lookAround` and read before anything else is asked. `coverable` is by square: 0 if no tile
 * can cover it, 2 if one can and the square touches a colour, else 1. `beside` is by colour, in the order of `COLOURS`,
 * and square: which provinces of the colour are beside it, one of them as its index in `BoardIndex.provinces` plus 1.
 */
const coverable = new Uint8Array(SQUARES.length)
const beside = new Int16Array(COLOURS.length * SQUARES.length)
const NONE = 0
const SEVERAL = -1
/** Several that the rules forbid to join, so that the square may not take the colour on its own. */
const BARRED = -2

/**
 * Fills the tables and returns where several provinces of a colour are beside a square, as indices of `beside`. Plain
 * loops: random play and the bots spend most of their time here.
 */
const lookAround = (ground: BoardIndex): readonly number[] => {
  const { cover, province } = ground
  const several: number[] = []
  beside.fill(NONE)
  for (let square = 0; square < SQUARES.length; square += 1) {
    coverable[square] = 0
    if (!isFree(ground, square)) continue
    coverable[square] = 1
    const near = neighboursOf(square)
    for (let index = 0; index < near.length; index += 1) {
      const next = near[index] as Square // within the list
      const mark = cover[next] ?? NOTHING
      if (mark === NOTHING) continue
      coverable[square] = 2
      const found = (province[next] ?? NO_PROVINCE) + 1
      if (found === NONE) continue
      const at = (mark - 1) * SQUARES.length + square
      if (beside[at] === NONE) beside[at] = found
      else if (beside[at] !== found && beside[at] !== SEVERAL) {
        beside[at] = SEVERAL
        several.push(at)
      }
    }
  }
  return several
}

/** Bars the squares that may not take a colour on their own; returns for each colour whether there are any. */
const barSquares = (ground: BoardIndex, several: readonly number[]): readonly boolean[] => {
  const isBarred = COLOURS.map(() => false)
  for (const at of several) {
    const square = at % SQUARES.length
    const row = (at - square) / SQUARES.length
    const colour = COLOURS[row]
    if (colour === undefined || mayJoin(ground, { colour, squares: [square] })) continue
    beside[at] = BARRED
    isBarred[row] = true
  }
  return isBarred
}

/** True if a tile of one colour on both squares joins at most one province. */
const joinsNothing = (row: number, [one, other]: Pair): boolean => {
  const here = beside[row * SQUARES.length + one] ?? NONE
  const there = beside[row * SQUARES.length + other] ?? NONE
  return here >= NONE && there >= NONE && (here === NONE || there === NONE || here === there)
}

type Openings = { readonly [K in Kind]: readonly Pair[] }

const findOpenings = (ground: BoardIndex): Openings => {
  const isBarred = barSquares(ground, lookAround(ground))
  const pairs: Pair[] = []
  const bothWays: Pair[] = []
  for (let index = 0; index < BOTH_WAYS.length; index += 2) {
    const pair = BOTH_WAYS[index] as Pair // within the list
    const turned = BOTH_WAYS[index + 1] as Pair
    const here = coverable[pair[0]] ?? 0
    const there = coverable[pair[1]] ?? 0
    if (here === 0 || there === 0 || here + there === 2) continue
    pairs.push(pair)
    bothWays.push(pair, turned)
  }
  const rowOf = (colour: Colour): number => COLOURS.indexOf(colour)
  const openFor = (tile: Kind): readonly Pair[] => {
    const [first, second] = halvesOf(tile)
    const [row, other] = [rowOf(first), rowOf(second)]
    if (isDouble(tile))
      return pairs.filter(
        (squares) => joinsNothing(row, squares) || mayJoin(ground, { colour: first, squares }),
      )
    if (isBarred[row] !== true && isBarred[other] !== true) return bothWays
    return bothWays.filter(
      ([a, b]) =>
        beside[row * SQUARES.length + a] !== BARRED && beside[other * SQUARES.length + b] !== BARRED,
    )
  }
  return {
    RR: openFor('RR'),
    RY: openFor('RY'),
    RB: openFor('RB'),
    YY: openFor('YY'),
    YB: openFor('YB'),
    BB: openFor('BB'),
  }
}

const openingsOf = keepRecent(findOpenings)

/** The pairs of squares a kind fits on: the first colour's square first, those of a one-colour tile in reading order. */
export const openPairs = (ground: BoardIndex, tile: Kind): readonly Pair[] => openingsOf(ground)[tile]
