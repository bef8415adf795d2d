/** The position of the keyboard cursor on the wall, and how arrows move it. */
import type { View } from '../../../../engine/games/chang-cheng/view/schema.ts'
import type { Arrow } from '../../kit/keys.ts'
import type { Target } from '../draft/draft.ts'

/** The cursor is on a space, on the region north of it or on the province south of it. */
export interface Cursor {
  readonly band: 'region' | 'space' | 'province'
  /** The index in the row, from the left. */
  readonly column: number
}

const BANDS = ['region', 'space', 'province'] as const

/** Where an arrow leads; north and south of the wall it goes from one region or province to the next. */
export const moved = (view: View, { band, column }: Cursor, arrow: Arrow): Cursor => {
  const last = view.spaces.length - 1
  if (arrow === 'ArrowUp' || arrow === 'ArrowDown') {
    const at = BANDS.indexOf(band) + (arrow === 'ArrowUp' ? -1 : 1)
    return { band: BANDS[at] ?? band, column }
  }
  const step = arrow === 'ArrowLeft' ? -1 : 1
  const partAt = (at: number): number | undefined => (band === 'space' ? at : view.spaces[at]?.[band])
  for (let at = column + step; at >= 0 && at <= last; at += step)
    if (partAt(at) !== partAt(column)) return { band, column: at }
  return { band, column }
}

/** Where the cursor starts in a position: on the wall, and in the province whose cards act. */
export const cursorIn = (view: View, { column }: Cursor): Cursor => {
  const acts = view.spaces.findIndex(({ province }) => province === view.reveal?.province)
  return { band: 'space', column: acts < 0 ? column : acts }
}

/** The place under the cursor. */
export const targetAt = (view: View, { band, column }: Cursor): Target | null => {
  const space = view.spaces[column]
  if (space === undefined) return null
  return { is: band, at: space[band] }
}
