import type { Language } from '../../../engine/kernel/text.ts'
import type { StepRow } from '../../../main/api/api.ts'
import { say, sayIn } from '../../ui/i18n.ts'
import { actionFormatter, eventFormatter, isHidden, type Told } from './sentences.ts'

/** What was done in a step as the game writes it down, or that it cannot be read. */
export const notationOf = ({ notation, unreadable }: Pick<StepRow, 'notation' | 'unreadable'>): string =>
  unreadable === true ? say('table.unreadable') : notation

/** A step, or an action that may become one. */
export type Done = Pick<StepRow, 'action' | 'notation' | 'unreadable'> &
  Partial<Pick<StepRow, 'actor' | 'events'>>

/**
 * What was done in a step in words, or that it cannot be read. What chance brings is told by the first fact it
 * causes, which says whose it is.
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
