/** The position in plain text, for terminals and score sheets. */
import { SIZE, SQUARES, squareName, type Square } from '../components/grid.ts'
import { halvesOf, kindName } from '../components/pieces.ts'
import type { View } from '../view/schema.ts'

const SEATS = 'abcd'

/** The sign of every square: its colour and, in a province or a held village, the letter of its seat. */
const signsOf = (view: View): readonly string[] => {
  const signs = SQUARES.map(
    (square) => ({ V: 'v', W: '~' })[view.land.charAt(square)] ?? view.land.charAt(square),
  )
  for (const { tile, at } of view.tiles) {
    const halves = halvesOf(tile)
    for (const [half, square] of at.entries()) signs[square] = halves[half] ?? ''
  }
  const owned = (square: Square, seat: number): void => {
    signs[square] = `${signs[square] ?? ''}${SEATS.charAt(seat)}`
  }
  for (const { squares, owner } of view.provinces) for (const square of squares) owned(square, owner)
  for (const { at, holder } of view.villages) if (holder !== null) owned(at, holder)
  return signs
}

/**
 * Language-free: `R` `Y` `B` are colours, followed by `a` to `d` for the owner of a province; `v` is a village with its
 * holder, `~` water, `.` grass. Below, a line for each seat: pagodas on the board and in the supply, tiles in hand; the
 * stock comes last.
 */
export const board = (view: View): string => {
  const signs = signsOf(view)
  const columns = SQUARES.slice(0, SIZE).map((square) => squareName(square).charAt(0))
  const rows = Array.from({ length: SIZE }, (_, row) =>
    [String(row + 1).padStart(2), ...signs.slice(row * SIZE, (row + 1) * SIZE).map((sign) => sign.padEnd(2))]
      .join(' ')
      .trimEnd(),
  )
  const seats = view.hands.map(({ count, tiles }, seat) => {
    const marker = view.by === seat ? '>' : ' '
    const known = (tiles ?? []).map(kindName)
    const hand = [...known, ...Array.from({ length: count - known.length }, () => '?')].join(' ')
    return `${marker}${SEATS.charAt(seat)} ${view.onBoard[seat] ?? 0}/${view.supplies[seat] ?? 0}  ${hand}`.trimEnd()
  })
  return [
    `${view.game}.${view.turn}  ${view.side}`,
    `   ${columns.map((column) => column.padEnd(2)).join(' ')}`.trimEnd(),
    ...rows,
    ...seats,
    ` + ${view.stock}`,
  ].join('\n')
}
