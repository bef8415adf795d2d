/** The same people at the same table once more, each a seat further on. */
import type { Input, SeatRow, Table } from '../../main/api/api.ts'

type Before = Pick<Table, 'game' | 'title' | 'options' | 'undo' | 'luck' | 'alone'> & {
  readonly seats: readonly SeatRow[]
}

/** The seats turned round: whoever sat second begins. */
export const turnedSeats = <Seat>(seats: readonly Seat[]): readonly Seat[] => [
  ...seats.slice(1),
  ...seats.slice(0, 1),
]

/** Asks for a match like this one, with luck of its own. */
export const rematchOf = ({
  game,
  title,
  seats,
  options,
  undo,
  luck,
  alone,
}: Before): Input<'match.create'> => ({
  game,
  title,
  seats: turnedSeats(seats).map((seat) => ({ ...seat })),
  options: { ...options },
  chance: luck === 'manual' ? { source: 'manual', alone } : { source: 'random' },
  undo,
})
