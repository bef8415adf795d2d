/** Events and steps in words. */
import { gameOf } from '../../../engine/index.ts'
import type { AnyGame, GameEvent } from '../../../engine/kernel/game.ts'
import { BETWEEN_SENTENCES, type Language, type Message } from '../../../engine/kernel/text.ts'
import { tryRead } from '../../../engine/record/readable.ts'
import type { SeatRow, StepRow } from '../../../main/api/api.ts'
import { messageFormatter, type Told } from '../../ui/format/gameText.ts'
import { hasText, leading, sayIn } from '../../ui/i18n.ts'

export type EventFormatter = (event: GameEvent | Message, language?: Language) => string

/** Calls a text function of the game; undefined if it throws, as on values of a damaged copy. */
const formatter = <T>(table: Told, messageOf: (text: AnyGame['text'], value: T) => Message | undefined) => {
  const game = gameOf(table.game)
  const said = messageFormatter(table)
  return (value: T, language: Language): string | undefined =>
    game &&
    tryRead(() => {
      const message = messageOf(game.text, value)
      return message && hasText(`game.${game.id}.${message.key}`) ? said(message, language) : undefined
    })
}

/** An event as a sentence, or several as one; a general sentence if the game cannot read it. */
const teller = (table: Told) => {
  const told = formatter<GameEvent | Message>(table, (text, each) =>
    'type' in each ? text.sentence(each) : each,
  )
  return (each: GameEvent | Message, language: Language): string =>
    told(each, language) ?? sayIn(language, 'table.untold')
}

/** Formats an event of this match as a sentence. */
export const eventFormatter = (table: Told): EventFormatter => {
  const told = teller(table)
  return (event, language = leading.value) => told(event, language)
}

/** Formats a step of this match briefly: its first event, unless the game has a better sentence. */
export const accountFormatter = (table: Told) => {
  const told = teller(table)
  const account = gameOf(table.game)?.text.account ?? ((events: readonly GameEvent[]) => events.slice(0, 1))
  return (events: readonly GameEvent[], language: Language = leading.value, hearer?: number): string =>
    account(events, hearer)
      .map((each) => told(each, language))
      .join(BETWEEN_SENTENCES[language])
}

/** What somebody did in a few words that do not name them, for below a picture; or else in a sentence. */
export const captionFormatter = (table: Told) => {
  const told = formatter<readonly GameEvent[]>(table, (text, events) => text.caption?.(events))
  const sentences = accountFormatter(table)
  return (events: readonly GameEvent[], language: Language): string =>
    told(events, language) ?? sentences(events, language)
}

interface Chosen {
  readonly action: unknown
  readonly notation: string
  /** What the action causes, and what led to it, where that is known. */
  readonly events?: readonly GameEvent[] | undefined
  readonly before?: readonly GameEvent[] | undefined
}

/** Formats an action of this match as a short sentence, with a fallback if the game cannot read it. */
export const actionFormatter = (table: Told) => {
  const told = formatter<Omit<Chosen, 'notation'>>(table, (text, { action, events, before }) =>
    text.describe(action, events, before),
  )
  return ({ notation, ...of }: Chosen, language: Language = leading.value): string =>
    (of.action === null ? undefined : told(of, language)) ?? notation
}

/** True if all facts of the event are hidden from the viewer. */
export const isHidden = (event: GameEvent): boolean => {
  const facts = Object.entries(event).filter(([name]) => name !== 'type' && name !== 'seat')
  return facts.length > 0 && facts.every(([, value]) => value === null)
}

/** The events of several steps as sentences, for the live region. */
export const sentencesOf = (rows: readonly StepRow[], tell: EventFormatter): string =>
  rows.flatMap(({ events }) => events.map((event) => tell(event))).join(BETWEEN_SENTENCES[leading.value])

/** The seat that acted in a step; undefined for chance. */
export const seatOf = (row: StepRow, seats: readonly SeatRow[]): SeatRow | undefined =>
  typeof row.actor === 'number' ? seats[row.actor] : undefined
