import { choice } from '../../kernel/options.ts'

/** Match options of Quorsum: the reply lock (QO-16) and the points needed to win the match (QO-22). */
export const FIELDS = {
  raceTo: choice([1, 3, 5, 7, 11], 1),
  flipLock: choice(['reply', 'none'], 'reply'),
} as const
