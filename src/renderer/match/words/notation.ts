import type { Language } from '../../../engine/kernel/text.ts'
import type { StepRow } from '../../../main/api/api.ts'
import { say, sayIn } from '../../ui/i18n.ts'
import { type Told } from '../../ui/format/gameText.ts'
import { actionFormatter, eventFormatter, isHidden } from './sentences.ts'

/** The notation of a step, or a sign that it cannot be read. */
export const notationOf = ({ notation, unreadable }: Pick<StepRow, 'notation' | 'unreadable'>): string =>
  unreadable === true ? say('table.unreadable') : notation

/** A step, or an action not done yet. */
export type Done = Pick<StepRow, 'action' | 'notation' | 'unreadable'> &
  Partial<Pick<StepRow, 'actor' | 'events'>> & { readonly before?: StepRow['events'] }

/**
 * A step in words, or a sentence that it cannot be read. An act of chance is described by its first event, which names the
 * seat.
 */
export const moveFormatter = (table: Told) => {
  const told = actionFormatter(table)
  const tell = eventFormatter(table)
  return (row: Done, language: Language): string => {
    if (row.unreadable === true) return sayIn(language, 'table.unreadable')
    const [first] = row.actor === 'chance' ? (row.events ?? []) : []
    if (first === undefined || isHidden(first)) return told(row, language)
    return tell(first, language).replace(/[.。]$/, '')
  }
}
