/** Chang Cheng's part of the session: the draft of an action, and the reveals beside the wall. */
import type { Action } from '../../../../engine/games/chang-cheng/action.ts'
import type { Event } from '../../../../engine/games/chang-cheng/event.ts'
import type { View } from '../../../../engine/games/chang-cheng/view/schema.ts'
import { createSession as createBoardSession, type Session as BoardSession } from '../../kit/session.ts'
import { EMPTY, type Draft, type Drafted, type Target } from './draft.ts'
import { cursorIn, type Cursor } from '../input/cursor.ts'
import { showReveals, initialReveals, type Reveals } from '../reveal/reveals.ts'
import type { Zoom } from '../board/viewport.ts'

interface Own extends Reveals {
  /** The keyboard is in use, so the cursor counts as the pointed place. */
  byKeys: boolean
  /** The zoom the viewer asked for; null for as much as fits. */
  wish: Zoom | null
  /** The pan position of the wall, in CSS pixels. */
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
    own: () => ({ ...initialReveals(), byKeys: false, wish: null, offset: 0, entered: [] }),
    startDraft: () => EMPTY,
    entered: ['entered'],
    asked: ({ by, stage }) => (by === 'chance' ? stage : null),
    onShow(state, shown, before) {
      const isOther = before.at !== shown.at
      if (!isOther && state.wasReviewing === shown.reviewing) return
      if (isOther) {
        state.cursor = cursorIn(shown.view, state.cursor)
        state.over = null
      }
      state.atRest = shown.newEvents.length === 0
      showReveals(state, shown, before.at)
      // The result is about the whole wall.
      if (shown.view.stage === 'over' && !shown.reviewing) state.wish = 'whole'
    },
  })

/** Takes over the draft that a press leads to, or shows its hint. */
export const take = (session: Session, next: Drafted): void => {
  if ('hint' in next) session.hint(next.hint)
  else session.change(() => next.draft)
}
