/** Names that people at a table have until they give others. */
import type { Language } from '../../engine/kernel/text.ts'
import { sayIn } from '../ui/i18n.ts'

export const defaultPlayer = (language: Language, seat: number): string =>
  sayIn(language, `newMatch.players.${seat + 1}`)

/** Whether a person may have got this name by default in a language. Earlier versions numbered all seats. */
export const isDefaultPlayer = (language: Language, seat: number, name: string): boolean =>
  defaultPlayer(language, seat) === name || sayIn(language, 'newMatch.player', { n: seat + 1 }) === name
