/** Chang Cheng's part of the session: an action is put together, and reveals are told beside the wall. */
import type { Action } from '../../../../engine/games/chang-cheng/action.ts'
import type { Event } from '../../../../engine/games/chang-cheng/event.ts'
import type { View } from '../../../../engine/games/chang-cheng/view/types.ts'
import { createSession as createBoardSession, type Session as BoardSession } from '../../kit/session.ts'
import { EMPTY, type Draft, type Drafted, type Target } from './draft.ts'
import type { Cursor } from '../input/cursor.ts'
import { showReveals, startTelling, type Telling } from '../reveal/telling.ts'
import type { Zoom } from '../board/viewport.ts'

interface Own extends Telling {
  /** The keyboard leads, so that the cursor counts as pointed at. */
  byKeys: boolean
  /** How much of the wall is wanted in the window; null for as much as fits. */
  wish: Zoom | null
  /** How far the wall is panned, in CSS pixels. */
  offset: number
  /** Tiles or cards entered as drawn. */
  entered: readonly number[]
}

export interface Types {
  readonly view: View
  readonly event: Event
  readonly action: Action
  readonly draft: Draft
  readonly cursor: Cursor
  readonly over: Target
  /** The card in hand. */
  readonly drag: { readonly x: number; readonly y: number }
  readonly place: never
  readonly own: Own
}
export type Session = BoardSession<Types>

export const createSession = (): Session =>
  createBoardSession<Types>({
    cursor: { band: 'space', column: 0 },
    own: () => ({ ...startTelling(), byKeys: false, wish: null, offset: 0, entered: [] }),
    startDraft: () => EMPTY,
    entered: ['entered'],
    asked: ({ by, stage }) => (by === 'chance' ? stage : null),
    onShow(state, shown, before) {
      const isOther = before.at !== shown.at
      if (!isOther && state.wasReviewing === shown.reviewing) return
      if (isOther) {
        state.cursor = { ...state.cursor, band: 'space' }
        state.over = null
      }
      state.settled = shown.newEvents.length === 0
      showReveals(state, shown, before.at)
    },
  })

/** Takes the draft that something pressed leads to, or gives its hint. */
export const take = (session: Session, next: Drafted): void => {
  if ('hint' in next) session.hint(next.hint)
  else session.change(() => next.draft)
}
