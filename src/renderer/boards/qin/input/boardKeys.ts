/** The board's keys, for the sheet of keys. */
import type { KeyGroup } from '../../../ui/keys/keys.ts'

const k = (name: string): string => `game.qin.board.keys.${name}`

export const BOARD_KEYS: KeyGroup = {
  id: 'qin',
  title: 'game.qin.board.name',
  rows: [
    { keys: ['1'], or: ['3'], k: k('pick') },
    { keys: ['←', '↑', '→', '↓'], k: k('move') },
    { keys: ['R'], k: k('rotate') },
    { keys: ['F'], k: k('swap') },
    { keys: ['Space'], k: k('press') },
    { keys: ['Enter'], k: k('place') },
    { keys: ['0'], k: k('pass') },
    { keys: ['Esc'], k: k('drop') },
    { keys: ['H'], k: k('hint') },
  ],
}
