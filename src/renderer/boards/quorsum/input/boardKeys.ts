/** The board's keys, for the sheet of keys. */
import type { KeyGroup } from '../../../ui/keys/keys.ts'

const k = (name: string): string => `game.quorsum.board.keys.${name}`

export const BOARD_KEYS: KeyGroup = {
  id: 'quorsum',
  title: 'game.quorsum.board.name',
  rows: [
    { keys: ['←', '↑', '→', '↓'], k: k('move') },
    { keys: ['1'], or: ['4'], k: k('dice') },
    { keys: ['0'], k: k('noDice') },
    { keys: ['+'], or: ['-'], k: k('oneDie') },
    { keys: ['T'], k: k('part') },
    { keys: ['Space'], k: k('press') },
    { keys: ['Enter'], k: k('commit') },
    { keys: ['Esc'], k: k('clear') },
    { keys: ['A'], or: ['D'], k: k('card') },
    { keys: ['S'], k: k('stop') },
    { keys: ['G'], k: k('giveUp') },
  ],
}
