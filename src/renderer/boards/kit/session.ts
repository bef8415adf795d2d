/**
 * What board and tray of a table share while a seat chooses what to do: one state for all games and the functions that
 * change it. A game adds its own fields, and says what a draft of it is (`SessionPart`).
 */
import { shallowReactive } from 'vue'
import type { ApiError } from '../../../main/api/api.ts'
import type { Verdict } from './verdict.ts'

/** The types of a game that its session is made of. */
export interface SessionTypes {
  /** The game's view of a position. */
  readonly view: object
  /** The game's events. */
  readonly event: unknown
  /** The game's actions. */
  readonly action: unknown
  /** What is chosen so far in a position. */
  readonly draft: object
  /** Where the keyboard can be on the board. */
  readonly cursor: unknown
  /** What the pointer can be over. */
  readonly over: unknown
  /** What is dragged, and where the pointer is in the window, in CSS pixels. */
  readonly drag: { readonly x: number; readonly y: number }
  /** The place on the board that a complaint can point at. */
  readonly place: unknown
  /** The fields this game adds to the state. */
  readonly own: object
}

/** Why something pressed was not done: the engine's refusal, or a hint of the board's own (a code of its texts). */
export type Complaint<Place = unknown> =
  | { readonly kind: 'refusal'; readonly error: ApiError; readonly at: Place | null }
  | { readonly kind: 'hint'; readonly code: string; readonly at: Place | null }

interface SharedState<T extends SessionTypes> {
  /** The position on the board; null before the first one. */
  view: T['view'] | null
  /** Names that position as one viewer sees it (`at` of the board's props); empty before the first one. */
  at: string
  /** What is chosen so far in that position; null before the first one. */
  draft: T['draft'] | null
  /** Main's answer about the action the draft amounts to; null while there is no such action, or no answer yet. */
  verdict: Verdict<T['event']> | null
  /** Why the last press or key was not done; null once something else is done. */
  complaint: Complaint<T['place']> | null
  /** Where the keyboard is on the board. */
  cursor: T['cursor']
  /** What the pointer is over; null beside it. */
  over: T['over'] | null
  /** What is being dragged; null while nothing is. */
  drag: T['drag'] | null
  /** Pieces are drawn at rest: no step forward led here, or input has come since. */
  settled: boolean
}

/** Everything board and tray share; fields are replaced, never changed within. */
export type SessionState<T extends SessionTypes> = SharedState<T> & T['own']

/** A position that comes to the board. */
export interface Shown<View, Event> {
  readonly view: View
  /** Names the position as one viewer sees it. */
  readonly at: string
  /** The record is looked through: nothing is chosen here. */
  readonly reviewing: boolean
  /** Events of the step that led here. */
  readonly events: readonly Event[]
  /** Events of the last steps up to here, oldest first. */
  readonly recentEvents: readonly Event[]
  /** Events of the steps just gone forward over; empty after an undo or a jump. */
  readonly newEvents: readonly Event[]
  /** Nothing is to move by itself. */
  readonly still: boolean
}

/** A position came by a step that is seen to happen: pieces may move. */
export const isSeenToMove = ({
  newEvents,
  still,
}: Pick<Shown<unknown, unknown>, 'newEvents' | 'still'>): boolean => newEvents.length > 0 && !still

/** What a game adds to the session. */
export interface SessionPart<T extends SessionTypes> {
  /** Where the keyboard starts. */
  readonly cursor: T['cursor']
  /** The game's own fields as a new session has them. */
  readonly own: () => T['own']
  /** The draft a position begins with; `before` is the draft that was made before, if there was one. */
  readonly startDraft: (view: T['view'], before: T['draft'] | null) => T['draft']
  /** What is left of a draft that is dropped in its position; by default the draft the position begins with. */
  readonly droppedDraft?: (draft: T['draft'], view: T['view']) => T['draft']
  /** Own fields that hold what people enter in the place of chance: empty in each new position, kept with its draft. */
  readonly entered: readonly (keyof T['own'])[]
  /** The draft is about the square of the cursor: restoring it restores the cursor. */
  readonly keepsCursor?: true
  /** What a position asks people to enter: a draft goes on in a corrected position that asks the same. Null where it cannot. */
  readonly asked: (view: T['view']) => unknown
  /** Two positions of one name are so different that no draft goes on. */
  readonly isOther?: (view: T['view'], before: T['view']) => boolean
  /** Own fields are reset with a draft that is dropped. */
  readonly onDrop?: (state: SessionState<T>) => void
  /** Own fields follow a position, which may be the same one again; `before` is what the board showed until then. */
  readonly onShow?: (
    state: SessionState<T>,
    shown: Shown<T['view'], T['event']>,
    before: { readonly view: T['view'] | null; readonly at: string },
  ) => void
}

/** What is kept of a position that people leave and may come back to. */
export interface Kept<T extends SessionTypes> {
  readonly draft: T['draft']
  /** Fields of the state that belong to it. */
  readonly fields: object
}

export interface Session<T extends SessionTypes> {
  readonly state: SessionState<T>
  /** Shows a position; what was chosen in another one is dropped. */
  readonly show: (shown: Shown<T['view'], T['event']>) => void
  /** Drops what is chosen in this position. */
  readonly drop: () => void
  /** Replaces the draft; does nothing before the first position. */
  readonly change: (make: (draft: T['draft'], view: T['view']) => T['draft']) => void
  readonly complain: (complaint: Complaint<T['place']> | null) => void
  /** Complains in the board's own words. */
  readonly hint: (code: string, at?: T['place'] | null) => void
  /** There is something to drop. */
  readonly isBegun: () => boolean
  /** The draft, or the one a position begins with before it has been shown. */
  readonly draftIn: (view: T['view']) => T['draft']
  /** What is half made in the position shown; null where nothing is begun. */
  readonly keep: () => Kept<T> | null
  /** Puts back what was kept. */
  readonly restore: (kept: Kept<T>) => void
  readonly asked: SessionPart<T>['asked']
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Makes the session of a table; it shows nothing yet. */
export const createSession = <T extends SessionTypes>(part: SessionPart<T>): Session<T> => {
  const { startDraft } = part
  const droppedDraft = part.droppedDraft ?? ((draft, view) => startDraft(view, draft))
  const shared: SharedState<T> = {
    view: null,
    at: '',
    draft: null,
    verdict: null,
    complaint: null,
    cursor: part.cursor,
    over: null,
    drag: null,
    settled: true,
  }
  const state: SessionState<T> = shallowReactive({ ...shared, ...part.own() })

  const enteredIn = (own: T['own']): Partial<T['own']> => {
    const fields: Partial<T['own']> = {}
    for (const name of part.entered) fields[name] = own[name]
    return fields
  }
  const begin = (draft: T['draft'] | null): void => {
    state.draft = draft
    state.verdict = null
    state.complaint = null
    state.drag = null
    part.onDrop?.(state)
  }
  const complain = (complaint: Complaint<T['place']> | null): void => {
    state.complaint = complaint
  }

  return {
    state,
    show(shown) {
      const before = { view: state.view, at: state.at }
      const isOther = before.view === null || part.isOther?.(shown.view, before.view) === true
      state.view = shown.view
      state.at = shown.at
      if (before.at !== shown.at) state.settled = !isSeenToMove(shown)
      if (before.at !== shown.at || isOther) {
        begin(startDraft(shown.view, state.draft))
        Object.assign(state, enteredIn(part.own()))
      }
      part.onShow?.(state, shown, before)
    },
    drop() {
      begin(state.view === null || state.draft === null ? null : droppedDraft(state.draft, state.view))
    },
    change(make) {
      if (state.view === null || state.draft === null) return
      state.draft = make(state.draft, state.view)
      state.complaint = null
    },
    complain,
    hint: (code, at = null) => complain({ kind: 'hint', code, at }),
    isBegun: () =>
      state.complaint !== null ||
      (state.view !== null &&
        state.draft !== null &&
        !isSame(state.draft, droppedDraft(state.draft, state.view))),
    draftIn: (view) => state.draft ?? startDraft(view, null),
    keep() {
      const { view, draft, cursor } = state
      const entered = enteredIn(state)
      if (view === null || draft === null) return null
      if (isSame(draft, startDraft(view, draft)) && isSame(entered, enteredIn(part.own()))) return null
      return { draft, fields: { ...entered, ...(part.keepsCursor && { cursor }) } }
    },
    restore({ draft, fields }) {
      state.draft = draft
      Object.assign(state, fields)
    },
    asked: part.asked,
  }
}
