/** Events and steps in words. */
import { gameOf } from '../../engine/index.ts'
import type { GameEvent } from '../../engine/kernel/game.ts'
import { spelled, type Language, type Message } from '../../engine/kernel/text.ts'
import { readable } from '../../engine/record/readable.ts'
import type { SeatRow, StepRow, Table } from '../../main/api/api.ts'
import { hasText, leading, sayIn, withNames } from '../shell/i18n.ts'

export type EventFormatter = (event: GameEvent, language?: Language) => string

/** Says a message of this match's game, with the names of its players. */
export const messageFormatter = ({ game, seats }: Pick<Table, 'game' | 'seats'>) => {
  const said = ({ key, params }: Message, language: Language): string => {
    const spelt = Object.entries(params).map(([name, value]) => [
      name,
      spelled(value, language, (each) => said(each, language)),
    ])
    return sayIn(language, `game.${game}.${key}`, withNames(Object.fromEntries(spelt), seats))
  }
  return said
}

/** Tells an event of this match as a sentence; one without a sentence by its type, never not at all. */
export const eventFormatter = (table: Pick<Table, 'game' | 'seats'>): EventFormatter => {
  const { game } = table
  const said = messageFormatter(table)
  return (event, language = leading.value) => {
    // A copy from elsewhere may hold what the game cannot tell.
    const told = readable(() => {
      const sentence = gameOf(game)?.text.sentence(event)
      if (sentence === undefined || !hasText(`game.${game}.${sentence.key}`)) return undefined
      return said(sentence, language)
    })
    return told ?? event.type
  }
}

/** All facts of the event are hidden from whoever looks. */
export const isHidden = (event: GameEvent): boolean => {
  const facts = Object.entries(event).filter(([name]) => name !== 'type' && name !== 'seat')
  return facts.length > 0 && facts.every(([, value]) => value === null)
}

/** Events of steps read out together. */
export const sentencesOf = (rows: readonly StepRow[], tell: EventFormatter): string =>
  rows.flatMap(({ events }) => events.map((event) => tell(event))).join(' ')

/** Who made a step, as a seat of the match; undefined for chance. */
export const seatOf = (row: StepRow, seats: readonly SeatRow[]): SeatRow | undefined =>
  typeof row.actor === 'number' ? seats[row.actor] : undefined
