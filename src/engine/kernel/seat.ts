/** A player's place at the table, 0-based. */
export type Seat = number

/** Who made a step: a seat, or chance (every roll and every draw). */
export type Actor = Seat | 'chance'

/**
 * Who looks at a position: a seat sees what its player may see, `public` what a spectator
 * may see, `all` everything that is known to the record.
 */
export type Viewer = Seat | 'public' | 'all'

const known: (readonly Seat[])[] = []

/** The seats `0 … count - 1`; searches ask for them so often that each list is made once. */
export const seatsOf = (count: number): readonly Seat[] =>
  (known[count] ??= Array.from({ length: count }, (_, seat) => seat))

/** All seats clockwise from this one. */
export const clockwiseFrom = (first: Seat, seats: number): readonly Seat[] =>
  seatsOf(seats).map((step) => (first + step) % seats)
