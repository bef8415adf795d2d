/**
 * What the rules at hand can decide, and what a game can say of steps it has not decided itself. A copy made for
 * others to see, or a match of other rules, may hold what the game at hand cannot read: that step is shown as
 * unreadable, and the rest as ever.
 */
import type { AnyGame } from '../kernel/game.ts'
import type { Header, Step } from './step.ts'

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

/** What a game says of something in a record, or undefined where it cannot read that. */
export const tryRead = <T>(say: () => T): T | undefined => {
  try {
    return say()
  } catch {
    // A game may throw on facts that fit no position; whoever asks says that they cannot be read.
    return undefined
  }
}

/** The rules at hand have decided, or can decide, every step. */
export const isDecidable = (header: Header, game: AnyGame): boolean =>
  rulesCanReplay(header, game) && header.seenBy === undefined

/** An action of the game, as far as it knows: what its rules have decided is one. */
export const isAction = (header: Header, game: AnyGame, action: unknown): boolean =>
  isDecidable(header, game) || game.schemas.action.safeParse(action).success

/** The notation of a step's action (as some viewer sees it) in the position it was chosen in, if it can be read. */
export const notationOf = (
  header: Header,
  game: AnyGame,
  seen: (step: Step) => unknown,
  step: Step,
  before: () => unknown,
): string | undefined =>
  isAction(header, game, step.action) ? tryRead(() => game.text.notation(seen(step), before())) : undefined
