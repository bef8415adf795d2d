/** The board's keys, for the sheet of keys. */
import type { KeyGroup } from '../../../ui/keys/keys.ts'
import { LETTERS } from './controller.ts'

const k = (name: string): string => `game.quake-nopoly.board.keys.${name}`

export const BOARD_KEYS: KeyGroup = {
  id: 'quake-nopoly',
  title: 'game.quake-nopoly.board.name',
  rows: [
    { keys: ['←', '↑', '→', '↓'], k: k('move') },
    { keys: ['Space'], k: k('press') },
    { keys: ['1'], or: ['9'], k: k('digit') },
    ...Object.entries(LETTERS).map(([action, letter]) => ({
      keys: [letter],
      k: `game.quake-nopoly.board.does.${action}`,
    })),
    { keys: ['K'], k: k('kept') },
    { keys: ['W'], or: ['Q'], k: k('track') },
    { keys: ['+'], or: ['-'], k: k('count') },
    { keys: ['⌫'], k: k('back') },
    { keys: ['Enter'], k: k('commit') },
    { keys: ['O'], k: k('waive') },
    { keys: ['Esc'], k: k('drop') },
    { keys: ['M'], k: k('layer') },
    { keys: ['⇧', 'U'], k: k('allUnseen') },
  ],
}
