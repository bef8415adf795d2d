/** The board's keys, for the sheet of keys. */
import type { KeyGroup } from '../../../ui/keys/keys.ts'
import { UNSEEN_KEY } from '../../kit/entering/typed.ts'

const k = (name: string): string => `game.chang-cheng.board.keys.${name}`

export const BOARD_KEYS: KeyGroup = {
  id: 'chang-cheng',
  title: 'game.chang-cheng.board.name',
  rows: [
    { keys: ['A'], or: ['E'], k: k('letter') },
    { keys: ['1'], or: ['6'], k: k('card') },
    { keys: ['←'], or: ['→'], k: k('move') },
    { keys: ['↑'], or: ['↓'], k: k('bands') },
    { keys: ['Enter'], or: ['Space'], k: k('press') },
    { keys: ['0'], k: k('none') },
    { keys: ['⌫'], k: k('back') },
    { keys: ['Esc'], k: k('drop') },
    { keys: ['Z'], k: k('zoom') },
    { keys: ['N'], k: k('next') },
    { keys: [UNSEEN_KEY], k: k('unseen') },
  ],
}
