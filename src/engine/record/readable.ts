/**
 * What the available rules can decide, and what a game can read of steps it did not decide. A redacted copy or a match
 * of other rules may hold steps this game cannot read: those are shown as unreadable and the rest as usual.
 */
import type { AnyGame } from '../kernel/game.ts'
import type { Header, Step } from './step.ts'

/** True if the available rules decide this match exactly as the rules it began with. */
export const rulesCanReplay = ({ rules }: Header, { version, oldest = version }: AnyGame): boolean =>
  oldest <= rules && rules <= version

/**
 * True if people may leave open what they have not seen: they enter chance by hand, and the match's rules version
 * supports it.
 */
export const allowsPartialEntry = (
  { chance, rules, seenBy }: Header,
  { partialEntrySince }: AnyGame,
): boolean =>
  chance.source === 'manual' &&
  seenBy === undefined &&
  partialEntrySince !== undefined &&
  rules >= partialEntrySince

/** Runs a game function on data from a record; undefined if the game cannot read it. */
export const tryRead = <T>(say: () => T): T | undefined => {
  try {
    return say()
  } catch {
    // A game may throw on events that fit no position; callers then show them as unreadable.
    return undefined
  }
}

/** True if the available rules decided, or can decide, every step. */
export const isDecidable = (header: Header, game: AnyGame): boolean =>
  rulesCanReplay(header, game) && header.seenBy === undefined

/** True if this is an action of the game; what its rules decided always is. */
export const isAction = (header: Header, game: AnyGame, action: unknown): boolean =>
  isDecidable(header, game) || game.schemas.action.safeParse(action).success

/** The notation of a step's action (as some viewer sees it) in the position before it; undefined if unreadable. */
export const notationOf = (
  header: Header,
  game: AnyGame,
  seen: (step: Step) => unknown,
  step: Step,
  before: () => unknown,
): string | undefined =>
  isAction(header, game, step.action) ? tryRead(() => game.text.notation(seen(step), before())) : undefined
