/** The board's keys and their commands. */
import { ARROW_CAPS, arrowAt, type BoardKeyGroup } from '../../kit/keys.ts'
import type { Controller } from './controller.ts'

const k = (name: string): string => `game.san-marco.board.keys.${name}`

export const BOARD_KEYS: BoardKeyGroup<Controller> = {
  id: 'san-marco',
  title: 'game.san-marco.board.name',
  rows: [
    {
      id: 'number',
      keys: ['1'],
      or: ['6'],
      // A hand never reaches that many cards.
      also: ['7', '8', '9'],
      k: k('number'),
      run: (board, index) => board.number(index),
    },
    { id: 'move', keys: ARROW_CAPS, k: k('move'), run: (board, n) => board.move(arrowAt(n)) },
    { id: 'turn', keys: ['B'], k: k('turn'), run: (board) => board.turn() },
    { id: 'press', keys: ['Space'], k: k('press'), run: (board) => board.press(board.session.state.cursor) },
    { id: 'commit', keys: ['Enter'], k: k('commit'), run: (board) => board.confirm() },
    { id: 'back', keys: ['⌫'], k: k('back'), run: (board) => board.back() },
    { id: 'drop', keys: ['Esc'], k: k('drop'), run: (board) => board.session.drop() },
    { id: 'free', keys: ['0'], k: k('free'), run: (board) => board.free() },
  ],
}
