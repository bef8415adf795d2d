/** The board's keys: a pure table from a key to what it does. */
import { isArrow, type Arrow } from '../../kit/arrows.ts'

export type Stroke =
  | { readonly does: 'move'; readonly arrow: Arrow }
  | { readonly does: 'pick'; readonly slot: number }
  | { readonly does: 'pass' | 'rotate' | 'swap' | 'place' | 'drop' | 'hint' | 'press' }

export const strokeOf = (key: string): Stroke | null => {
  if (isArrow(key)) return { does: 'move', arrow: key }
  if (/^[1-9]$/.test(key)) return { does: 'pick', slot: Number(key) - 1 }
  switch (key.toLowerCase()) {
    case 'r':
      return { does: 'rotate' }
    case 'f':
      return { does: 'swap' }
    case 'h':
      return { does: 'hint' }
    case '0':
      return { does: 'pass' }
    case 'enter':
      return { does: 'place' }
    case 'escape':
      return { does: 'drop' }
    case ' ':
      return { does: 'press' }
    default:
      return null
  }
}
