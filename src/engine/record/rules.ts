/** Which matches the rules at hand can decide, by the version that decided them before. */
import type { AnyGame } from '../kernel/game.ts'
import type { Header } from './step.ts'

/** The rules at hand decide this match just as those it began with. */
export const rulesCanReplay = ({ rules }: Header, { version, oldest = version }: AnyGame): boolean =>
  oldest <= rules && rules <= version

/** What nobody at the keyboard has seen may be left open: people enter what falls, and its rules know of it. */
export const allowsPartialEntry = (
  { chance, rules, seenBy }: Header,
  { partialEntrySince }: AnyGame,
): boolean =>
  chance.source === 'manual' &&
  seenBy === undefined &&
  partialEntrySince !== undefined &&
  rules >= partialEntrySince
