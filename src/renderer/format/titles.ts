/** The title of a match as shown: its own, or who plays. */
import type { MatchRow } from '../../main/api/api.ts'

export const titleOf = ({ title, seats }: Pick<MatchRow, 'title' | 'seats'>): string =>
  title.trim() === '' ? seats.map(({ name }) => name).join(' – ') : title
