import { addedChoice, choice } from '../../kernel/options.ts'

/** Two seats have two roles, and never more than two bridges on a border (SM-49). */
const moreThanTwo = (seats: number): boolean => seats > 2

/**
 * Match options of San Marco: the first seat (SM-4, counted from 1), how many bridges may join the same two districts
 * (SM-8; `auto`: two with three seats, three with four), and whether the roles of a round come by lot (SM-10) or are given
 * by its first distributor (SM-10a).
 */
export const FIELDS = {
  firstSeat: choice([1, 2, 3, 4, 'random'], 1, { 3: 3, 4: 4 }),
  bridgeLimit: { ...choice(['auto', 2, 3], 'auto'), applies: moreThanTwo },
  roles: { ...addedChoice(['lot', 'given'], 'lot'), applies: moreThanTwo },
} as const
