/** A board with hardly any room left, for tests of the end of a game. */
import type { Seat } from '../../../kernel/seat.ts'
import { SQUARES } from '../components/grid.ts'
import { landAt } from '../position/board-queries.ts'
import type { Placed, Province, State } from '../state.ts'
import { position, square, type Wanted } from './position.ts'

const red = (owner: Seat, names: string): Province => {
  const squares = names.split(' ').map(square)
  return { at: squares[0] ?? 0, colour: 'R', owner, squares }
}

/** Two major red provinces, one on each side of the free squares a1 and b1. */
const MAJORS = [red(0, 'a2 a3 a4 a5 a6'), red(1, 'c1 d1 e1 f1 g1')]

/**
 * Covers all grass except a1, b1 and the given squares. Two reds on a1 and b1 would join two major provinces; any other
 * tile fits there. The tiles that cover the rest are invented.
 */
export const crowded = (room: string, wanted: Wanted = {}): State => {
  const free = ['a1', 'b1', ...room.split(' ').filter((name) => name !== '')].map(square)
  const reds = MAJORS.flatMap(({ squares }) => squares)
  const covered = SQUARES.filter((each) => landAt('bird', each) === '.' && !free.includes(each))
  const blues = covered.filter((each) => !reds.includes(each))
  const tiles = [reds, blues].flatMap((squares, colour) =>
    squares.flatMap((first, index): Placed[] =>
      index % 2 === 0
        ? [{ tile: colour === 0 ? 'RR' : 'BB', at: [first, squares[index + 1] ?? first], seat: 0 }]
        : [],
    ),
  )
  return position({ provinces: MAJORS, stock: [0, 0, 0, 0, 0, 0], ...wanted, tiles })
}
