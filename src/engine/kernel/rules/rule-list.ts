import type { Rule } from '../game.ts'

/**
 * The rules of a game by section, in their order. `house`: those in which the published rules leave something open
 * that is decided here; the text `rules.<id>.house` says what.
 */
export const ruleList = (
  sections: { readonly [section: string]: readonly string[] },
  house: readonly string[],
): readonly Rule[] =>
  Object.entries(sections).flatMap(([section, ids]) =>
    ids.map((id) => ({
      id,
      section,
      kind: house.includes(id) ? ('house' as const) : ('publisher' as const),
    })),
  )
