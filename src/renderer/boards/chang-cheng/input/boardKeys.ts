/** The board's keys and their commands. */
import type { BoardKeyGroup } from '../../kit/keys.ts'
import { CARDS } from '../../../../engine/games/chang-cheng/components/pieces.ts'
import { UNSEEN_KEY } from '../../kit/entering/typed.ts'
import { LETTERS } from '../draft/draft.ts'
import type { Controller } from './controller.ts'

const k = (name: string): string => `game.chang-cheng.board.keys.${name}`

/** The controller, and the one action that only the drawing of the wall can do. */
type Board = Controller & { readonly zoom: () => void }

export const BOARD_KEYS: BoardKeyGroup<Board> = {
  id: 'chang-cheng',
  title: 'game.chang-cheng.board.name',
  rows: [
    {
      id: 'letter',
      keys: ['A'],
      or: ['E'],
      k: k('letter'),
      run: (board, n) => board.letterByKey(LETTERS[n] ?? 'A'),
    },
    {
      id: 'card',
      keys: ['1'],
      or: ['6'],
      k: k('card'),
      run: (board, n) => board.cardByKey(CARDS[n] ?? 1),
    },
    {
      id: 'move',
      keys: ['←'],
      or: ['→'],
      k: k('move'),
      run: (board, n) => board.move(n === 0 ? 'ArrowLeft' : 'ArrowRight'),
    },
    {
      id: 'bands',
      keys: ['↑'],
      or: ['↓'],
      k: k('bands'),
      run: (board, n) => board.move(n === 0 ? 'ArrowUp' : 'ArrowDown'),
    },
    { id: 'press', keys: ['Enter'], or: ['Space'], k: k('press'), run: (board) => board.pressCursor() },
    { id: 'none', keys: ['0'], k: k('none'), run: (board) => board.noneByKey() },
    { id: 'back', keys: ['⌫'], k: k('back'), run: (board) => board.back() },
    { id: 'drop', keys: ['Esc'], k: k('drop'), run: (board) => board.drop() },
    { id: 'zoom', keys: ['Z'], k: k('zoom'), run: (board) => board.zoom() },
    { id: 'next', keys: ['N'], k: k('next'), run: (board) => board.next() },
    { id: 'unseen', keys: [UNSEEN_KEY], k: k('unseen'), run: (board) => board.cardByKey('unseen') },
  ],
}
