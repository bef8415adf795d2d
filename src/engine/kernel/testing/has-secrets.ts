import type { AnyGame } from '../game.ts'

/** True if a game has hidden information with its default options. */
export const hasSecrets = (game: AnyGame): boolean =>
  game.hasHiddenInformation(game.schemas.options.parse({}))
