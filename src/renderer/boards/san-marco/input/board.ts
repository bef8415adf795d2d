/** What a board of San Marco is handed, as its own game knows it. */
import type { Event } from '../../../../engine/games/san-marco/event.ts'
import type { View } from '../../../../engine/games/san-marco/view/types.ts'
import { defineBoard } from '../../kit/board.ts'
import type { Session } from '../choice/session.ts'

export const useBoard = defineBoard<View, Event, Session>({ chance: 'luck', entering: 'enter' })
