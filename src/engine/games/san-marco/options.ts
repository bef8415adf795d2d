import { choice } from '../../kernel/options.ts'

/**
 * Match options of San Marco: the first seat (SM-4, counted from 1), and how many bridges may join the same two
 * districts (SM-8; `auto`: two with three seats, three with four).
 */
export const FIELDS = {
  firstSeat: choice([1, 2, 3, 4, 'random'], 1, { 4: 4 }),
  bridgeLimit: choice(['auto', 2, 3], 'auto'),
} as const
