/** The title of a match as the window shows it. */
import { wholeTitleOf } from '../../../locales/match-titles.ts'
import type { Table } from '../../../main/api/api.ts'
import { leading, sayIn } from '../i18n.ts'

export { titleOf } from '../../../locales/match-titles.ts'

/** What a window is called that shows the match and nothing of its game beside the name. */
export const windowTitleOf = (table: Pick<Table, 'title' | 'seats' | 'game' | 'startedAt'>): string =>
  wholeTitleOf(
    table,
    sayIn(leading.value, `game.${table.game}.name`),
    Date.parse(table.startedAt),
    leading.value,
  )
