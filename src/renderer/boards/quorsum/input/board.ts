/** What a board of Quorsum is handed, as its own game knows it. */
import type { Event } from '../../../../engine/games/quorsum/event.ts'
import type { View } from '../../../../engine/games/quorsum/view/types.ts'
import { defineBoard } from '../../kit/board.ts'
import type { Session } from '../choice/session.ts'

export const useBoard = defineBoard<View, Event, Session>({
  chance: 'rolling',
  // Tiles are laid out and dice entered at the board's own keys.
  entering: null,
})
