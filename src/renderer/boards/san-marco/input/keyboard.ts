/** The board's keys: a pure table from a key to what it does. */
import { isArrow, type Arrow } from '../../kit/arrows.ts'

export type Stroke =
  | { readonly does: 'move'; readonly arrow: Arrow }
  /** A card, an offer, a bridge of several, a seat, a face: whatever is numbered now, counted from 0. */
  | { readonly does: 'number'; readonly index: number }
  | { readonly does: 'press' | 'commit' | 'drop' | 'back' | 'turn' | 'free' }

export const strokeOf = (key: string): Stroke | null => {
  if (isArrow(key)) return { does: 'move', arrow: key }
  if (/^[1-9]$/.test(key)) return { does: 'number', index: Number(key) - 1 }
  switch (key.toLowerCase()) {
    case 'enter':
      return { does: 'commit' }
    case ' ':
      return { does: 'press' }
    case 'escape':
      return { does: 'drop' }
    case 'backspace':
      return { does: 'back' }
    case 'b':
      return { does: 'turn' }
    case '0':
      return { does: 'free' }
    default:
      return null
  }
}
