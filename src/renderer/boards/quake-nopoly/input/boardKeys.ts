/** The board's keys and their commands. */
import { ARROW_CAPS, arrowAt, type BoardKeyGroup } from '../../kit/keys.ts'
import type { TurnDoes } from '../draft/draft.ts'
import type { Controller } from './controller.ts'

const k = (name: string): string => `game.quake-nopoly.board.keys.${name}`

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
// Object.entries types its keys as string; here they are exactly those of LETTERS.
const LETTERED = Object.entries(LETTERS) as [keyof typeof LETTERS, string][]

export const BOARD_KEYS: BoardKeyGroup<Controller> = {
  id: 'quake-nopoly',
  title: 'game.quake-nopoly.board.name',
  rows: [
    { id: 'move', keys: ARROW_CAPS, k: k('move'), run: (board, n) => board.move(arrowAt(n)) },
    { id: 'press', keys: ['Space'], k: k('press'), run: (board) => board.pressCursor() },
    { id: 'digit', keys: ['1'], or: ['9'], k: k('digit'), run: (board, place) => board.digit(place) },
    ...LETTERED.map(([does, letter]) => ({
      id: does,
      keys: [letter],
      k: `game.quake-nopoly.board.does.${does}`,
      run: (board: Controller) => board.press({ on: 'does', does }),
    })),
    { id: 'kept', keys: ['K'], k: k('kept'), run: (board) => board.nextKept() },
    {
      id: 'track',
      keys: ['W'],
      or: ['Q'],
      k: k('track'),
      run: (board, n) => board.track(n === 0 ? 'material' : 'structure'),
    },
    {
      id: 'count',
      keys: ['+'],
      or: ['-'],
      k: k('count'),
      run: (board, n) => board.press({ on: 'count', count: n === 0 ? 2 : 1 }),
    },
    { id: 'back', keys: ['⌫'], k: k('back'), run: (board) => board.takeBack() },
    { id: 'commit', keys: ['Enter'], k: k('commit'), run: (board) => board.confirm() },
    { id: 'waive', keys: ['O'], k: k('waive'), run: (board) => board.waive() },
    { id: 'drop', keys: ['Esc'], k: k('drop'), run: (board) => board.session.drop() },
    { id: 'layer', keys: ['M'], k: k('layer'), run: (board) => board.nextLayer() },
    { id: 'allUnseen', keys: ['⇧', 'U'], k: k('allUnseen') },
  ],
}
