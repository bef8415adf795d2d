/** The keys of a tray that lists choices. */
import { ARROW_CAPS, type BoardKeyGroup } from '../kit/keys.ts'

export interface ChoiceKeys {
  /** Takes the choice at an index. */
  readonly choose: (at: number) => void
  /** Moves the focus by so many choices. */
  readonly move: (by: 1 | -1) => void
  /** Takes back the last choice of a member. */
  readonly back: () => void
}

const k = (name: string): string => `plainBoard.keys.${name}`

export const CHOICE_KEYS: BoardKeyGroup<ChoiceKeys> = {
  id: 'choices',
  title: 'plainBoard.keysTitle',
  rows: [
    {
      id: 'choose',
      keys: ['1'],
      or: ['9'],
      k: k('choose'),
      run: (board, at) => board.choose(at),
    },
    { id: 'move', keys: ARROW_CAPS, k: k('move'), run: (board, n) => board.move(n < 2 ? -1 : 1) },
    { id: 'back', keys: ['Esc'], k: k('back'), run: (board) => board.back() },
  ],
}
