/** What a board of Chang Cheng is handed, as its own game knows it. */
import type { Event } from '../../../../engine/games/chang-cheng/event.ts'
import type { View } from '../../../../engine/games/chang-cheng/view/types.ts'
import { defineBoard } from '../../kit/board.ts'
import type { Session } from '../choice/session.ts'

export const useBoard = defineBoard<View, Event, Session>({ chance: 'drawing', entering: 'enter' })
