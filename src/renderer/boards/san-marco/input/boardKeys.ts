/** The board's keys, for the sheet of keys. */
import type { KeyGroup } from '../../../ui/keys/keys.ts'

const k = (name: string): string => `game.san-marco.board.keys.${name}`

export const BOARD_KEYS: KeyGroup = {
  id: 'san-marco',
  title: 'game.san-marco.board.name',
  rows: [
    { keys: ['1'], or: ['6'], k: k('number') },
    { keys: ['←', '↑', '→', '↓'], k: k('move') },
    { keys: ['B'], k: k('turn') },
    { keys: ['Space'], k: k('press') },
    { keys: ['Enter'], k: k('commit') },
    { keys: ['⌫'], k: k('back') },
    { keys: ['Esc'], k: k('drop') },
    { keys: ['0'], k: k('free') },
  ],
}
