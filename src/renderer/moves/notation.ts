import type { StepRow } from '../../main/api/api.ts'
import { say } from '../shell/i18n.ts'

/** What was done in a step as the game writes it down, or that it cannot be read. */
export const notationOf = ({ notation, unreadable }: Pick<StepRow, 'notation' | 'unreadable'>): string =>
  unreadable === true ? say('table.unreadable') : notation
