import type { Language } from '../../engine/kernel/text.ts'
import type { StepRow } from '../../main/api/api.ts'
import { say, sayIn } from '../shell/i18n.ts'
import { actionFormatter, type Told } from '../table/sentences.ts'

/** What was done in a step as the game writes it down, or that it cannot be read. */
export const notationOf = ({ notation, unreadable }: Pick<StepRow, 'notation' | 'unreadable'>): string =>
  unreadable === true ? say('table.unreadable') : notation

/** What was done in a step in words, or that it cannot be read. */
export const stepFormatter = (table: Told) => {
  const told = actionFormatter(table)
  return (row: Pick<StepRow, 'action' | 'notation' | 'unreadable'>, language: Language): string =>
    row.unreadable === true ? sayIn(language, 'table.unreadable') : told(row, language)
}
