import { addedChoice, choice } from '../../kernel/options.ts'

/**
 * Match options of Qin: the side of the board (QIN-S5), the first seat (QIN-S7, counted from 1), what a tie does to a
 * village (QIN-V5), whether hands are open (QIN-H1), and whether a tile may join more than two provinces of one colour
 * (QIN-A10).
 */
export const FIELDS = {
  side: choice(['bird', 'lion', 'both'], 'bird'),
  firstSeat: choice([1, 2, 3, 4, 'random'], 1, { 3: 3, 4: 4 }),
  villageTie: choice(['neutral', 'keep'], 'neutral'),
  openHands: choice(['off', 'on'], 'off'),
  joinThree: addedChoice(['allowed', 'forbidden'], 'allowed'),
} as const
