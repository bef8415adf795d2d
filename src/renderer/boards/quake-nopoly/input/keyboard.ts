/** The board's keys: a pure table from a key to what it does. */
import type { TrackName } from '../../../../engine/games/quake-nopoly/components/deck/types.ts'
import { isArrow, type Arrow } from '../../kit/arrows.ts'
import type { TurnDoes } from '../choice/draft.ts'

export type Stroke =
  | { readonly does: 'move'; readonly arrow: Arrow }
  /** The card of the hand, the kind of piece, or the option of that place. */
  | { readonly does: 'digit'; readonly place: number }
  | { readonly does: 'choose'; readonly action: TurnDoes }
  | { readonly does: 'track'; readonly track: TrackName }
  | { readonly does: 'count'; readonly count: 1 | 2 }
  | { readonly does: 'press' | 'commit' | 'drop' | 'waive' | 'back' | 'kept' | 'layer' }

/** The letter of each action, shown on its button. */
export const LETTERS = {
  build: 'B',
  swapLand: 'L',
  review: 'V',
  strengthen: 'S',
  trade: 'T',
  plan: 'P',
  pass: 'N',
  buy: 'U',
  exchange: 'X',
  lend: 'G',
  undercut: 'D',
} as const satisfies Readonly<Record<Exclude<TurnDoes, 'play'>, string>>

const ACTION_OF: ReadonlyMap<string, TurnDoes> = new Map(
  // The keys of the table are all the actions it is declared with.
  Object.entries(LETTERS).map(([action, letter]) => [letter, action as TurnDoes]),
)

export const strokeOf = (key: string): Stroke | null => {
  if (isArrow(key)) return { does: 'move', arrow: key }
  if (/^[1-9]$/.test(key)) return { does: 'digit', place: Number(key) - 1 }
  const action = ACTION_OF.get(key.toUpperCase())
  if (action !== undefined) return { does: 'choose', action }
  switch (key.toLowerCase()) {
    case 'w':
      return { does: 'track', track: 'material' }
    case 'q':
      return { does: 'track', track: 'structure' }
    case '+':
      return { does: 'count', count: 2 }
    case '-':
      return { does: 'count', count: 1 }
    case 'k':
      return { does: 'kept' }
    case 'm':
      return { does: 'layer' }
    case 'o':
      return { does: 'waive' }
    case 'enter':
      return { does: 'commit' }
    case ' ':
      return { does: 'press' }
    case 'escape':
      return { does: 'drop' }
    case 'backspace':
      return { does: 'back' }
    default:
      return null
  }
}
