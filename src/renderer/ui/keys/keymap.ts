/** Which keys a command has: its usual ones, or those people gave it. */
import { isSingle, strokeNow, textOf, type Stroke } from '../../../locales/strokes.ts'
import type { KeyGroup, Keymap, KeyRow } from './keys.ts'

/** One key of a row that can be changed. */
export interface Slot {
  readonly id: string
  readonly usual: Stroke
}

export const slotsOf = ({ keys, or, k, ids, fixed }: KeyRow): readonly Slot[] =>
  fixed
    ? []
    : [keys, ...(or === undefined ? [] : [or])].map((usual, n) => ({
        id: ids?.[n] ?? (n === 0 ? k : `${k}#${n + 1}`),
        usual,
      }))

/** The slots of a group; the keys of a board are its own as long as it has the focus. */
export const slotsIn = ({ rows, run }: KeyGroup): readonly Slot[] =>
  run === undefined ? rows.flatMap(slotsOf) : []

/** The keys of a slot that work, or null. */
export const worksNow = ({ id, usual }: Slot, { changed, singles }: Keymap): Stroke | null => {
  const stroke = strokeNow(id, usual, changed)
  return stroke !== null && (singles || !isSingle(stroke)) ? stroke : null
}

/** The keys of a row as the sheet of keys shows them: none where people took them away. */
export const shownRow = (group: KeyGroup, row: KeyRow, keymap: Keymap): readonly Stroke[] => {
  const usual = [row.keys, ...(row.or === undefined ? [] : [row.or])]
  if (group.run !== undefined) return usual
  if (row.fixed) return keymap.singles || !usual.some(isSingle) || group.id === 'enter' ? usual : []
  return slotsOf(row).flatMap((slot) => {
    const stroke = worksNow(slot, keymap)
    return stroke === null ? [] : [stroke]
  })
}

/** The keys that work now, one for each of the row's own, if people changed any of them; null for none. */
export const changedStrokes = (row: KeyRow, keymap: Keymap): readonly (Stroke | null)[] | undefined => {
  const slots = slotsOf(row)
  const now = slots.map((slot) => worksNow(slot, keymap))
  return slots.some(({ usual }, n) => textOf(now[n] ?? []) !== textOf(usual)) ? now : undefined
}

/** The keys a tip names by their usual text, as they are now; undefined where there are none. */
export const shownText = (text: string, groups: readonly KeyGroup[], keymap: Keymap): string | undefined => {
  const slot = groups.flatMap(slotsIn).find(({ usual }) => textOf(usual) === text)
  if (slot === undefined) return text
  const stroke = worksNow(slot, keymap)
  return stroke === null ? undefined : textOf(stroke)
}
