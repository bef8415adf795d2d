/** What a board of Qin is handed, as its own game knows it. */
import type { Event } from '../../../../engine/games/qin/event.ts'
import type { View } from '../../../../engine/games/qin/view/types.ts'
import { defineBoard } from '../../kit/board.ts'
import type { Session } from '../choice/session.ts'

export const useBoard = defineBoard<View, Event, Session>({ chance: 'drawing', entering: 'enter' })
