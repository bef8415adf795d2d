import type { Rule } from '../game.ts'

/**
 * The rules of a game by section, in their order, their ids without the prefix and the hyphen. `house`: those in
 * which the published rules leave something open that is decided here; the text `rules.<id>.house` says what.
 */
export const ruleList = (
  prefix: string,
  sections: { readonly [section: string]: string },
  house: string,
): readonly Rule[] =>
  Object.entries(sections).flatMap(([section, numbers]) =>
    numbers.split(' ').map((number): Rule => {
      const kind = house.split(' ').includes(number) ? 'house' : 'publisher'
      return { id: `${prefix}-${number}`, section, kind }
    }),
  )
