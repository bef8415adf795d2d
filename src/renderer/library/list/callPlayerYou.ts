import { LANGUAGES, LEARNER } from '../../../engine/kernel/text.ts'
import type { MatchRow } from '../../../main/api/api.ts'
import { isDefaultPlayer } from '../../newmatch/playerNames.ts'
import { leading } from '../../ui/i18n.ts'

/**
 * A match as its table speaks of it: the one person who plays against bots here is called You, unless they have given
 * a name by which the list tells several people apart.
 */
export const callPlayerYou = <R extends Pick<MatchRow, 'seats' | 'importedAt'>>(row: R): R => {
  const people = row.seats.filter(({ player }) => player.kind === 'person')
  if (row.importedAt !== null || people.length !== 1 || row.seats.length === 1) return row
  return {
    ...row,
    seats: row.seats.map((each, seat) =>
      each.player.kind === 'person' &&
      LANGUAGES.some((language) => isDefaultPlayer(language, seat, each.name))
        ? { ...each, name: LEARNER[leading.value] }
        : each,
    ),
  }
}
