import { WITHOUT_EXAMPLE, type Rule, type WithoutExample } from '../game.ts'

/**
 * The rules of a game by section, in the order in which they are taught, their ids without the prefix and the hyphen. `house`: those in
 * which the published rules leave something open that is decided here; the text `rules.<id>.house` says what.
 * `without`: those that no example shows, by the reason.
 */
export const ruleList = (
  prefix: string,
  sections: { readonly [section: string]: string },
  house: string,
  without: { readonly [R in WithoutExample]?: string },
): readonly Rule[] =>
  Object.entries(sections).flatMap(([section, numbers]) =>
    numbers.split(' ').map((number): Rule => {
      const kind = house.split(' ').includes(number) ? 'house' : 'publisher'
      const reason = WITHOUT_EXAMPLE.find((each) => without[each]?.split(' ').includes(number))
      return {
        id: `${prefix}-${number}`,
        section,
        kind,
        ...(reason === undefined ? {} : { without: reason }),
      }
    }),
  )
