/** Texts of games with the names of players. */
import { resolveMessages, type Language, type Message } from '../../../engine/kernel/text.ts'
import type { SeatRow } from '../../../main/api/api.ts'
import { sayIn, withNames } from '../i18n.ts'

/** The texts of a game with the names of a match's players. */
export interface Told {
  readonly game: string
  readonly seats: readonly SeatRow[]
}

/** Formats a text of this match's game with the names of its players. */
export const messageFormatter = ({ game, seats }: Told) => {
  const said = ({ key, params }: Message, language: Language): string => {
    const spelt = Object.entries(params).map(([name, value]) => [
      name,
      resolveMessages(value, language, (each) => said(each, language)),
    ])
    return sayIn(language, `game.${game}.${key}`, withNames(Object.fromEntries(spelt), seats))
  }
  return said
}
