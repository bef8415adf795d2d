/** A player's place at the table, 0-based. */
export type Seat = number

/** Who took a step: a seat, or chance (every roll and every draw). */
export type Actor = Seat | 'chance'

/**
 * Who looks at a position: a seat sees what its player may see, `public` what a spectator may see, `all` everything the
 * record knows.
 */
export type Viewer = Seat | 'public' | 'all'

const known: (readonly Seat[])[] = []

/** The seats `0 … count - 1`. Cached, because searches ask for them constantly. */
export const seatsOf = (count: number): readonly Seat[] =>
  (known[count] ??= Array.from({ length: count }, (_, seat) => seat))

/** All seats clockwise, starting with `first`. */
export const clockwiseFrom = (first: Seat, seats: number): readonly Seat[] =>
  seatsOf(seats).map((step) => (first + step) % seats)

/** How many seats a game has, and fewer than `min` if a marked house rule allows it. */
export interface SeatRange {
  readonly min: number
  readonly max: number
  readonly house?: number
}

/** The fewest seats that can play, house rules included. */
export const fewestSeats = ({ min, house }: SeatRange): number => house ?? min
