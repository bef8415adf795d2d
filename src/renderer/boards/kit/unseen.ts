/** Hands with unseen pieces. */
import type { SeatRow } from '../../../main/api/api.ts'

/** A bot has to know its own hand, so its pieces cannot stay unseen. */
export const isBot = (seats: readonly SeatRow[], seat: number | null): boolean =>
  seat !== null && seats[seat]?.player.kind === 'bot'

/** The known pieces of a hand, then null for each further piece it holds. */
export const withBacks = <T>(known: readonly T[] | null, count: number): readonly (T | null)[] => [
  ...(known ?? []),
  ...Array.from({ length: Math.max(0, count - (known?.length ?? 0)) }, () => null),
]

/** The seats with a visible piece in hand. */
export const handsSeen = (hands: readonly (readonly unknown[] | null)[]): readonly number[] =>
  hands.flatMap((hand, seat) => (hand !== null && hand.length > 0 ? [seat] : []))
