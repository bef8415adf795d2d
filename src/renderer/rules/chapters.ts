/** The chapters of a game's rules in reading order, and the numbers of the rules in them. */
import { gameOf } from '../../engine/index.ts'
import { hasText } from '../ui/i18n.ts'

export const chaptersOf = (game: string) => {
  const rules = gameOf(game)?.rules ?? []
  return [...new Set(rules.map(({ section }) => section))].map((section, chapter) => ({
    section,
    number: chapter + 1,
    rules: rules
      .filter((rule) => rule.section === section)
      .map((rule, at) => ({
        ...rule,
        number: `${chapter + 1}.${at + 1}`,
        note: hasText(`game.${game}.rules.${rule.id}.house`),
      })),
  }))
}

/** By the id of a rule, such as QO-8, its number, such as 4.2. */
export const ruleNumbersOf = (game: string): ReadonlyMap<string, string> =>
  new Map(chaptersOf(game).flatMap(({ rules }) => rules.map(({ id, number }) => [id, number] as const)))
