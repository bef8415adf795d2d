/** Words for the members of a view: the game's own where it has some. */
import { gameOf } from '../../../engine/index.ts'
import type { GameEvent } from '../../../engine/kernel/game.ts'
import { BETWEEN_SENTENCES, type Language, type Message, type Texts } from '../../../engine/kernel/text.ts'
import type { SeatRow } from '../../../main/api/api.ts'
import { tryRead } from '../../../engine/record/readable.ts'
import { messageFormatter } from '../../ui/format/gameText.ts'
import { hasText, sayIn } from '../../ui/i18n.ts'
import type { Act } from '../kit/kit.ts'
import { oneOfMany, readable } from './parts.ts'

/** The name of a member: the text `board.fields.<name>`, or else the member made readable. */
export const memberName = (game: string, name: string, language: Language): string => {
  const key = `game.${game}.board.fields.${name}`
  return hasText(key) ? sayIn(language, key) : readable(name)
}

/** The groups of texts under `words`, each for a member of actions and events. */
const wordGroups = (game: string, language: Language): readonly string[] => {
  const words: string | Texts | undefined = gameOf(game)?.text.locales[language]['words']
  return typeof words === 'object' ? Object.keys(words) : []
}

export interface Naming {
  readonly game: string
  readonly seats: readonly SeatRow[]
}

/** The members that hold a seat. */
const SEATS: ReadonlySet<string> = new Set(['seat', 'mover', 'player', 'starter', 'leader', 'winner'])
const isSeat = (name: string): boolean => SEATS.has(name) || name.endsWith('Seat')

/** A single value in words; a dash for what is not there yet, or what the viewer may not see. */
export const valueWords = (
  { game, seats }: Naming,
  name: string,
  value: unknown,
  language: Language,
): string => {
  if (value === null || value === undefined) return '–'
  if (typeof value === 'boolean') return sayIn(language, `plainBoard.${value ? 'yes' : 'no'}`)
  if (typeof value === 'number' && isSeat(name)) return seats[value]?.name ?? String(value + 1)
  if (Array.isArray(value))
    return value.length === 0
      ? '–'
      : value.map((each) => valueWords({ game, seats }, oneOfMany(name), each, language)).join(', ')
  if (typeof value === 'object')
    return Object.entries(value)
      .map(
        ([member, each]) =>
          `${memberName(game, member, language)} ${valueWords({ game, seats }, member, each, language)}`,
      )
      .join(', ')
  const own = [name, oneOfMany(name)]
  const groups = typeof value === 'string' ? [...own, ...wordGroups(game, language)] : own
  const keys = [
    ...groups.map((group) => `game.${game}.words.${group}.${String(value)}`),
    `game.${game}.board.fields.${String(value)}`,
  ]
  const key = keys.find((each) => hasText(each))
  if (key !== undefined) return sayIn(language, key)
  return typeof value === 'string' ? readable(value) : String(value)
}

/** A text of the game in words; null where the game cannot read what it is about, or has no text for it. */
const told = (naming: Naming, messageOf: () => Message | undefined, language: Language): string | null => {
  const message = tryRead(messageOf)
  if (message === undefined || !hasText(`game.${naming.game}.${message.key}`)) return null
  return messageFormatter(naming)(message, language)
}

/** A legal action as a short sentence; without a text its type and members. */
export const actionWords = (naming: Naming, action: Act, language: Language): string => {
  const words = told(naming, () => gameOf(naming.game)?.text.describe(action), language)
  if (words !== null) return words
  const { type, ...members } = action
  return [
    readable(type),
    ...Object.entries(members).map(([name, each]) => valueWords(naming, name, each, language)),
  ].join(' ')
}

/** The events of a step as sentences. */
export const eventWords = (naming: Naming, events: readonly GameEvent[], language: Language): string =>
  events
    .map(
      (event) =>
        told(naming, () => gameOf(naming.game)?.text.sentence(event), language) ?? readable(event.type),
    )
    .join(BETWEEN_SENTENCES[language])
