import { choice } from '../../kernel/options.ts'

/**
 * Match options of Quake-nopoly: how roles are assigned (QK-2), the first seat (QK-7, counted from 1), and the variant
 * for beginners (QK-39 to QK-42).
 */
export const FIELDS = {
  roles: choice(['random', 'choose'], 'random'),
  firstSeat: choice([1, 2, 3, 4, 5, 6, 'random'], 1, { 3: 3, 4: 4, 5: 5, 6: 6 }),
  variant: choice(['standard', 'beginner'], 'standard'),
} as const
