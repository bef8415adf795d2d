/** The board's keys and their commands. */
import { ARROW_CAPS, arrowAt, type BoardKeyGroup } from '../../kit/keys.ts'
import type { Controller } from './controller.ts'

const k = (name: string): string => `game.qin.board.keys.${name}`

export const BOARD_KEYS: BoardKeyGroup<Controller> = {
  id: 'qin',
  title: 'game.qin.board.name',
  rows: [
    {
      id: 'pick',
      keys: ['1'],
      or: ['3'],
      // A hand with unseen tiles may be any of six kinds.
      also: ['4', '5', '6', '7', '8', '9'],
      k: k('pick'),
      run: (board, slot) => board.pickByKey(slot),
    },
    { id: 'move', keys: ARROW_CAPS, k: k('move'), run: (board, n) => board.move(arrowAt(n)) },
    { id: 'rotate', keys: ['R'], k: k('rotate'), run: (board) => board.rotate() },
    { id: 'swap', keys: ['F'], k: k('swap'), run: (board) => board.swap() },
    { id: 'press', keys: ['Space'], k: k('press'), run: (board) => board.pressCursor() },
    { id: 'place', keys: ['Enter'], k: k('place'), run: (board) => board.place() },
    { id: 'pass', keys: ['0'], k: k('pass'), run: (board) => board.pass() },
    { id: 'drop', keys: ['Esc'], k: k('drop'), run: (board) => board.session.drop() },
    { id: 'hint', keys: ['H'], k: k('hint'), run: (board) => board.toggleHints() },
  ],
}
