/** The board's keys and their commands. */
import { ARROW_CAPS, arrowAt, type BoardKeyGroup } from '../../kit/keys.ts'
import type { Die } from '../../../../engine/games/quorsum/components/pieces.ts'
import type { View } from '../../../../engine/games/quorsum/view/schema.ts'
import { VALUES } from '../draft/parts.ts'
import type { Controller } from './controller.ts'

const k = (name: string): string => `game.quorsum.board.keys.${name}`

const FACES: readonly Die[] = [1, 2, 3, 4, 5, 6]

/** Limits a command to these stages. */
const during =
  (...stages: readonly View['stage'][]) =>
  ({ view }: Controller): boolean =>
    stages.includes(view.value.stage)

export const BOARD_KEYS: BoardKeyGroup<Controller> = {
  id: 'quorsum',
  title: 'game.quorsum.board.name',
  rows: [
    { id: 'move', keys: ARROW_CAPS, k: k('move'), run: (board, n) => board.move(arrowAt(n)) },
    {
      id: 'dice',
      keys: ['1'],
      or: ['4'],
      k: k('dice'),
      when: during('allot'),
      run: (board, n) => board.diceOnCursor(n + 1),
    },
    {
      id: 'noDice',
      keys: ['0'],
      k: k('noDice'),
      when: during('allot'),
      run: (board) => board.diceOnCursor(0),
    },
    {
      id: 'oneDie',
      keys: ['+'],
      or: ['-'],
      also: ['=', '⌫', 'Del'],
      k: k('oneDie'),
      when: during('allot'),
      run: (board, n) => (n === 0 || n === 2 ? board.oneMore() : board.oneLess()),
    },
    {
      id: 'part',
      keys: ['T'],
      k: k('part'),
      when: during('allot', 'carry', 'chain'),
      run: (board) => board.togglePart(),
    },
    { id: 'press', keys: ['Space'], k: k('press'), run: (board) => board.pressCursor() },
    { id: 'commit', keys: ['Enter'], k: k('commit'), run: (board) => board.commit() },
    { id: 'clear', keys: ['Esc'], k: k('clear'), run: (board) => board.session.drop() },
    {
      id: 'card',
      keys: ['A'],
      or: ['D'],
      k: k('card'),
      // There are two options to choose from.
      when: (board, n) => during('carry', 'chain')(board) || (n < 2 && during('choose')(board)),
      run: (board, n) => board.card(n),
    },
    { id: 'stop', keys: ['S'], k: k('stop'), when: during('carry', 'chain'), run: (board) => board.stop() },
    {
      id: 'giveUp',
      keys: ['G'],
      k: k('giveUp'),
      when: during('carry', 'chain'),
      run: (board) => board.giveUp(),
    },
  ],
  // The tray for entering lists what can be typed there.
  unlisted: [
    {
      id: 'die',
      keys: ['1'],
      or: ['6'],
      k: k('dice'),
      when: during('opening', 'roll'),
      run: (board, n) => board.enterFace(FACES[n] ?? 1),
    },
    {
      id: 'value',
      keys: ['2'],
      or: ['6'],
      k: k('dice'),
      when: during('lay'),
      run: (board, n) => board.putTile(VALUES[n] ?? 2),
    },
    {
      id: 'side',
      keys: ['D'],
      or: ['L'],
      k: k('part'),
      when: during('lay'),
      run: (board, n) => board.turnTo(n === 0 ? 'dark' : 'light'),
    },
    {
      id: 'back',
      keys: ['⌫'],
      also: ['Del'],
      k: k('clear'),
      when: (board, n) => during('lay')(board) || (n === 0 && during('opening', 'roll')(board)),
      run: (board) => board.back(),
    },
  ],
}
