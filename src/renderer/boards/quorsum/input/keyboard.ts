/** The board's keys: a pure table from a key, in a position, to what it does. */
import type { Die, TileValue } from '../../../../engine/games/quorsum/components/pieces.ts'
import type { View } from '../../../../engine/games/quorsum/view/types.ts'
import { isArrow, type Arrow } from '../../kit/arrows.ts'

export type Stroke =
  | { readonly does: 'move'; readonly arrow: Arrow }
  | { readonly does: 'dice'; readonly count: number }
  | { readonly does: 'more' | 'less' | 'press' | 'commit' | 'clear' | 'part' | 'back' | 'stop' | 'giveUp' }
  | { readonly does: 'option'; readonly option: 'first' | 'place' }
  | { readonly does: 'card'; readonly index: number }
  | { readonly does: 'die'; readonly face: Die }
  | { readonly does: 'value'; readonly value: TileValue }
  | { readonly does: 'side'; readonly side: 'dark' | 'light' }

const FACES = new Map<string, Die>([
  ['1', 1],
  ['2', 2],
  ['3', 3],
  ['4', 4],
  ['5', 5],
  ['6', 6],
])
const VALUES = new Map<string, TileValue>([
  ['2', 2],
  ['3', 3],
  ['4', 4],
  ['5', 5],
  ['6', 6],
])

const staged = (key: string, stage: View['stage']): Stroke | null => {
  const small = key.toLowerCase()
  switch (stage) {
    case 'choose':
      if (small === 'a') return { does: 'option', option: 'first' }
      return small === 'b' ? { does: 'option', option: 'place' } : null
    case 'allot':
      if (/^[0-4]$/.test(key)) return { does: 'dice', count: Number(key) }
      if (key === '+' || key === '=') return { does: 'more' }
      if (key === '-' || key === 'Backspace' || key === 'Delete') return { does: 'less' }
      return small === 't' ? { does: 'part' } : null
    case 'carry':
    case 'chain':
      if (/^[abcd]$/.test(small)) return { does: 'card', index: 'abcd'.indexOf(small) }
      if (small === 's') return { does: 'stop' }
      if (small === 'g') return { does: 'giveUp' }
      return small === 't' ? { does: 'part' } : null
    case 'opening':
    case 'roll': {
      const face = FACES.get(key)
      if (face !== undefined) return { does: 'die', face }
      return key === 'Backspace' ? { does: 'back' } : null
    }
    case 'lay': {
      const value = VALUES.get(key)
      if (value !== undefined) return { does: 'value', value }
      if (small === 'd') return { does: 'side', side: 'dark' }
      if (small === 'l') return { does: 'side', side: 'light' }
      return key === 'Backspace' || key === 'Delete' ? { does: 'back' } : null
    }
    case 'place':
    case 'over':
      return null
  }
}

/** What a key does at the board, or null when it does nothing there. */
export const strokeOf = (key: string, stage: View['stage']): Stroke | null => {
  if (isArrow(key)) return { does: 'move', arrow: key }
  if (key === 'Enter') return { does: 'commit' }
  if (key === 'Escape') return { does: 'clear' }
  if (key === ' ') return { does: 'press' }
  return staged(key, stage)
}
