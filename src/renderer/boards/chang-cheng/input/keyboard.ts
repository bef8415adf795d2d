/** The board's keys: a pure table from a key to what it does. */
import { CARDS, type Card } from '../../../../engine/games/chang-cheng/components/pieces.ts'
import type { Letter } from '../../../../engine/games/chang-cheng/state.ts'
import { isArrow, type Arrow } from '../../kit/arrows.ts'

export type Stroke =
  | { readonly does: 'move'; readonly arrow: Arrow }
  | { readonly does: 'card'; readonly card: Card }
  | { readonly does: 'letter'; readonly letter: Letter }
  | { readonly does: 'press' | 'drop' | 'back' | 'none' | 'zoom' | 'next' | 'unseen' }

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
    case 'backspace':
      return { does: 'back' }
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
