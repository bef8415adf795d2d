/** The title of a match as the window shows it. */
import { wholeTitleOf } from '../../../locales/match-titles.ts'
import type { Table, Position } from '../../../main/api/api.ts'
import { leading, sayIn } from '../i18n.ts'
import { gameOf } from '../../../engine/index.ts'

// Whether there is something in a match that not everybody sees.

/** By its game and options; of a game this program does not know nothing is known to be secret. */
export const hasHiddenInformation = ({ game, options }: Pick<Table, 'game' | 'options'>): boolean =>
  gameOf(game)?.hasHiddenInformation(options) === true

// Who has won a match.

/** Seats in the first place; none in a draw, in which nobody has more than the others, and while it goes on. */
export const winnersOf = ({ outcome }: Position['turn']): readonly number[] => {
  const places = outcome?.places ?? []
  const first = places.flatMap((place, seat) => (place === 1 ? [seat] : []))
  return first.length === places.length ? [] : first
}

export { titleOf } from '../../../locales/match-titles.ts'

/** What a window is called that shows the match and nothing of its game beside the name. */
export const windowTitleOf = (table: Pick<Table, 'title' | 'seats' | 'game' | 'startedAt'>): string =>
  wholeTitleOf(
    table,
    sayIn(leading.value, `game.${table.game}.name`),
    Date.parse(table.startedAt),
    leading.value,
  )
