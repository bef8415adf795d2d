/**
 * What the first screen of a window says of each game. A build puts the value of this file in its place
 * (scripts/facts.ts), so that no rules come with it.
 */
import { GAMES } from './index.ts'
import type { AnyGame } from './kernel/game.ts'
import type { SeatRange } from './kernel/seat.ts'
import { LANGUAGES, type Language, type Texts } from './kernel/text.ts'

export interface GameFacts {
  readonly id: string
  readonly seats: SeatRange
  /** The game lists its rules one by one. */
  readonly hasRules: boolean
  /** The texts of the first screen, under the keys they have in the game. */
  readonly texts: { readonly [L in Language]: Texts }
}

/** Texts of a game that the library shows. */
const SHOWN = ['name', 'tagline', 'minutes', 'turnOfPart']

/** The names of an option and of its values: a kept filter shows them. */
const namesOf = (option: Texts | string | undefined): Texts => {
  if (typeof option !== 'object') return {}
  const { label, values } = option
  return { ...(label === undefined ? {} : { label }), ...(values === undefined ? {} : { values }) }
}

const textsOf = (texts: Texts, fields: AnyGame['fields']): Texts => {
  const options = texts['option']
  const option: Texts = typeof options === 'object' ? options : {}
  return {
    ...Object.fromEntries(
      SHOWN.flatMap((key) => {
        const text = texts[key]
        return text === undefined ? [] : [[key, text]]
      }),
    ),
    option: Object.fromEntries(Object.keys(fields).map((name) => [name, namesOf(option[name])])),
  }
}

/** The facts of all games, in the order in which they are shown. */
export const FACTS: readonly GameFacts[] = GAMES.map(({ id, seats, rules, fields, text }) => ({
  id,
  seats,
  hasRules: rules.length > 0,
  texts: Object.fromEntries(
    LANGUAGES.map((language) => [language, textsOf(text.locales[language], fields)] as const),
  ) as GameFacts['texts'], // each language once
}))
