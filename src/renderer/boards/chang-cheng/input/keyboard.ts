/** The board's keys: a pure table from a key to what it does, and where the cursor goes. */
import type { Card } from '../../../../engine/games/chang-cheng/components/pieces.ts'
import { CARDS } from '../../../../engine/games/chang-cheng/components/pieces.ts'
import type { Letter } from '../../../../engine/games/chang-cheng/state.ts'
import type { View } from '../../../../engine/games/chang-cheng/view/types.ts'
import { isArrow, type Arrow } from '../../kit/arrows.ts'
import type { Target } from '../choice/draft.ts'

export type Stroke =
  | { readonly does: 'move'; readonly arrow: Arrow }
  | { readonly does: 'card'; readonly card: Card }
  | { readonly does: 'letter'; readonly letter: Letter }
  | { readonly does: 'press' | 'drop' | 'none' | 'zoom' | 'next' | 'unseen' }

const LETTERS: Readonly<Record<string, Letter>> = { a: 'A', b: 'B', c: 'C', d: 'D', e: 'E' }

export const strokeOf = (key: string): Stroke | null => {
  if (isArrow(key)) return { does: 'move', arrow: key }
  const card = CARDS.find((each) => String(each) === key)
  if (card !== undefined) return { does: 'card', card }
  const letter = LETTERS[key.toLowerCase()]
  if (letter !== undefined) return { does: 'letter', letter }
  switch (key.toLowerCase()) {
    case 'enter':
    case ' ':
      return { does: 'press' }
    case 'escape':
      return { does: 'drop' }
    case '0':
      return { does: 'none' }
    case 'z':
      return { does: 'zoom' }
    case 'n':
      return { does: 'next' }
    case 'u':
      return { does: 'unseen' }
    default:
      return null
  }
}

/** The cursor stands on a space, or on the region north or the province south of it. */
export interface Cursor {
  readonly band: 'region' | 'space' | 'province'
  /** The place in the row, from the left. */
  readonly column: number
}

const BANDS = ['region', 'space', 'province'] as const

/** Where an arrow leads; beside the wall it goes from one region or province to the next. */
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

/** What the cursor stands on. */
export const targetAt = (view: View, { band, column }: Cursor): Target | null => {
  const space = view.spaces[column]
  if (space === undefined) return null
  return { is: band, at: space[band] }
}
