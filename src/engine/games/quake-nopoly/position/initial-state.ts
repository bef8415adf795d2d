/** The position before anything is drawn (QK-1 to QK-7, QK-39). */
import type { Setup } from '../../../kernel/game.ts'
import { clockwiseFrom, seatsOf } from '../../../kernel/seat.ts'
import { BUILDING_IDS, CARDS } from '../components/cards.ts'
import { KINDS } from '../components/deck/types.ts'
import { COPIES } from '../components/pieces.ts'
import type { Options, State } from '../state.ts'
import type { Task } from '../task.ts'

/** A seat's initial pieces of each kind, and its initial cards (QK-6). */
const PIECES = 2
const DEALT = 3

/**
 * How many general and disaster cards are in play, and how many of them form the upper part (QK-4, QK-5); for beginners
 * eight cards and the end card form the lower part (QK-39).
 */
export const eventCounts = (
  seats: number,
  variant: Options['variant'],
): { readonly general: number; readonly disaster: number; readonly upper: number } =>
  variant === 'beginner'
    ? { general: 2 * seats, disaster: 3 * seats, upper: 5 * seats - 8 }
    : { general: 3 * seats, disaster: 4 * seats, upper: 5 * seats }

/** For each seat clockwise from the first: a role, then three district cards, then three building cards. */
export const setupTasks = (
  options: Pick<Options, 'roles'>,
  seats: number,
  first: number,
): readonly Task[] => {
  const order = clockwiseFrom(first, seats)
  return [
    ...order.map((seat): Task => ({ do: options.roles === 'random' ? 'drawRole' : 'role', seat })),
    ...order.map((seat): Task => ({ do: 'drawDistricts', seat, count: DEALT })),
    ...order.map((seat): Task => ({ do: 'drawBuildings', seat, count: DEALT })),
  ]
}

export const start = ({ options, seats, partialEntry: unseen = false }: Setup<Options>): State => {
  const isDrawn = options.firstSeat === 'random'
  // A seat number beyond the seats means the first; the program does not offer it.
  const first = options.firstSeat === 'random' || options.firstSeat > seats ? 0 : options.firstSeat - 1
  const { general, disaster, upper } = eventCounts(seats, options.variant)
  const each = <T>(value: T): readonly T[] => seatsOf(seats).map(() => value)
  return {
    options,
    seats,
    first: isDrawn ? null : first,
    start: first,
    round: 0,
    phase: 'setup',
    pass: 0,
    active: first,
    turn: 0,
    roles: each(null),
    stocks: each(KINDS.map(() => PIECES)),
    lands: each([]),
    hands: each([]),
    ...(unseen ? { unseen: true as const } : {}),
    veil: [],
    kept: each([]),
    research: each([]),
    supply: KINDS.map(() => COPIES - PIECES * seats),
    decks: {
      districts: { pool: CARDS, bottom: [] },
      buildings: { pool: BUILDING_IDS, bottom: [] },
      events: { general, disaster, upper, turned: [] },
    },
    powers: { loan: null, undercut: false, tiers: [] },
    forecasts: { weather: 0, quake: 0 },
    card: null,
    disaster: null,
    agenda: isDrawn ? [{ do: 'drawFirst' }] : setupTasks(options, seats, first),
    outcome: null,
  }
}
