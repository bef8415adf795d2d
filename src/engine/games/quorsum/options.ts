import { addedChoice, choice, type OptionValues } from '../../kernel/options.ts'

const hasFlips = (_: number, { sprint }: OptionValues): boolean => sprint !== 'on'

/**
 * Match options of Quorsum: the points needed to win the match (QO-22), the reply lock (QO-16), and whether it is a
 * sprint, in which no tile is flipped (QO-24).
 */
export const FIELDS = {
  raceTo: choice([1, 3, 5, 7, 11], 1),
  flipLock: { ...choice(['reply', 'none'], 'reply'), applies: hasFlips },
  sprint: addedChoice(['off', 'on'], 'off'),
} as const
