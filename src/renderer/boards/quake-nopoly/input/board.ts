/** What a board of Quake-nopoly is handed, as its own game knows it. */
import type { Event } from '../../../../engine/games/quake-nopoly/event.ts'
import type { View } from '../../../../engine/games/quake-nopoly/view/types.ts'
import { defineBoard } from '../../kit/board.ts'
import type { Session } from '../choice/session.ts'

export const useBoard = defineBoard<View, Event, Session>({ chance: 'drawing', entering: 'enter' })
