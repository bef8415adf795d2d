/** Hands, as far as they have been seen. */
import type { SeatRow } from '../../../main/api/api.ts'

/** A bot has to know what it holds. */
export const isBot = (seats: readonly SeatRow[], seat: number | null): boolean =>
  seat !== null && seats[seat]?.player.kind === 'bot'

/** What is known of a hand, then null for each piece more that it holds. */
export const withBacks = <T>(known: readonly T[] | null, count: number): readonly (T | null)[] => [
  ...(known ?? []),
  ...Array.from({ length: Math.max(0, count - (known?.length ?? 0)) }, () => null),
]

/** The seats of which some of the hand is seen. */
export const handsSeen = (hands: readonly (readonly unknown[] | null)[]): readonly number[] =>
  hands.flatMap((hand, seat) => (hand !== null && hand.length > 0 ? [seat] : []))
