/** The two sides of the board (QIN-S2). Grid size and start squares are the publisher's, the rest is our own. */
import { SQUARES, type Square } from './grid.ts'

export type Side = 'bird' | 'lion'

const BIRD = `
.............
..V.......V..
......V......
...V.....V...
.V.........V.
.....R.B.....
..V...V...V..
......Y......
.V.........V.
...V.....V...
......V......
..V.......V..
.............`

const LION = `
...W.....W...
.V..V.V.V..V.
W...........W
..V...W...V..
......V......
.V...R.B...V.
...WW...WW...
.V....Y....V.
......V......
....V.V.V....
W...........W
.V...W.W...V.
...W.....W...`

/** The terrain of a square: grass, village, water, or a start square by its colour. */
export type Land = '.' | 'V' | 'W' | 'R' | 'Y' | 'B'

interface SideMap {
  /** The terrain of all squares in reading order, one character each. */
  readonly land: string
  /** The villages in reading order. */
  readonly villages: readonly Square[]
}

const mapOf = (drawing: string): SideMap => {
  const land = drawing.replaceAll('\n', '')
  return { land, villages: SQUARES.filter((square) => land.charAt(square) === 'V') }
}

export const MAPS: { readonly [S in Side]: SideMap } = { bird: mapOf(BIRD), lion: mapOf(LION) }
