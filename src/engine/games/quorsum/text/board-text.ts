/** The position in plain text, for terminals and score sheets. */
import { placeName } from '../components/grid.ts'
import type { View } from '../view/schema.ts'
import { allotmentText, inRows, tileText } from './notation.ts'

/**
 * Language-free: `#` dark and `.` light tiles with their values, the pawns `a1 a2` of seat 0 and `b1 b2` of seat 1; the
 * last line has their distances from home.
 */
export const board = (view: View): string => {
  const header = `${view.game}.${view.turn}  ${view.points.join(':')}  ${view.idle}/6`
  const pawnText = (at: number): string => {
    const pawn = view.pawns.find((each) => each.at === at)
    return pawn === undefined ? '  ' : `${'ab'.charAt(pawn.seat)}${pawn.number}`
  }
  const cells = view.tiles.map((tile, at) => `${tileText(tile)} ${pawnText(at)}`)
  const grid =
    cells.length === 0
      ? []
      : [
          '   A      B      C      D',
          ...inRows(cells).map((row, index) => `${index + 1}  ${row.join('  ')}`.trimEnd()),
        ]
  const ways = view.pawns.map(
    ({ seat, number, home, distance }) => `${'ab'.charAt(seat)}${number}>${placeName(home)} ${distance}`,
  )
  const open = view.open.map(({ allotment }) => allotmentText(allotment))
  return [header, ...grid, ways.join('  '), open.join(' ')].filter((line) => line !== '').join('\n')
}
