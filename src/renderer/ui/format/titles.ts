/** Facts about a match that the window shows: its title, its winners, its parts, whether it has secrets. */
import { wholeTitleOf } from '../../../locales/match-titles.ts'
import type { Language } from '../../../engine/kernel/text.ts'
import type { Table, Position } from '../../../main/api/api.ts'
import { hasText, leading, sayIn } from '../i18n.ts'
import { loadedGame } from '../games.ts'

/** Whether some seats see what others do not, by game and options. False for a game not loaded or unknown. */
export const hasHiddenInformation = ({ game, options }: Pick<Table, 'game' | 'options'>): boolean =>
  loadedGame(game)?.hasHiddenInformation(options) === true

/** Text key of "turn 2"; in a match of several parts the game's own text, such as "game 1, turn 2". */
export const turnOfPart = ({ game, options }: Pick<Table, 'game' | 'options'>): string => {
  const key = `game.${game}.turnOfPart`
  return hasText(key) && loadedGame(game)?.hasSeveralParts?.(options) !== false ? key : 'table.turn'
}

/** A turn within a sentence that has named its part: "turn 2". */
export const turnInPart = (moment: Position['moment'], language: Language): string =>
  withoutCapital(sayIn(language, 'table.turn', { ...moment }))

const withoutCapital = (words: string): string => `${words.charAt(0).toLowerCase()}${words.slice(1)}`

/** A turn within a sentence: "turn 2", or "game 1, turn 2". */
export const turnWords = (
  table: Pick<Table, 'game' | 'options'>,
  moment: Position['moment'],
  language: Language,
): string => withoutCapital(sayIn(language, turnOfPart(table), { ...moment }))

/** Seats in first place; none while the match runs, or in a draw of all seats. */
export const winnersOf = ({ outcome }: Position['turn']): readonly number[] => {
  const places = outcome?.places ?? []
  const first = places.flatMap((place, seat) => (place === 1 ? [seat] : []))
  return first.length === places.length ? [] : first
}

export { titleOf } from '../../../locales/match-titles.ts'

/** A window's title for a match, when nothing beside it names the game. */
export const windowTitleOf = (table: Pick<Table, 'title' | 'seats' | 'game' | 'startedAt'>): string =>
  wholeTitleOf(
    table,
    sayIn(leading.value, `game.${table.game}.name`),
    Date.parse(table.startedAt),
    leading.value,
  )
