/**
 * The state that board and tray of a table share while a seat chooses: one state for all games and the functions that
 * change it. A game adds its own fields and defines its draft (`SessionPart`).
 */
import { shallowReactive } from 'vue'
import type { ApiError } from '../../../main/api/api.ts'
import type { Verdict } from './verdict.ts'

/** The types a game provides for its session. */
export interface SessionTypes {
  /** The game's view of a position. */
  readonly view: object
  /** The game's events. */
  readonly event: unknown
  /** The game's actions. */
  readonly action: unknown
  /** The choices so far in a position. */
  readonly draft: object
  /** A position of the keyboard cursor. */
  readonly cursor: unknown
  /** What the pointer can be over. */
  readonly over: unknown
  /** What is dragged, and the pointer's position in the window, in CSS pixels. */
  readonly drag: { readonly x: number; readonly y: number }
  /** The place on the board that a complaint can point at. */
  readonly place: unknown
  /** The fields this game adds to the state. */
  readonly own: object
}

/** Why a press was not carried out: the engine's refusal, or a hint of the board (a code of its texts). */
export type Complaint<Place = unknown> =
  | { readonly kind: 'refusal'; readonly error: ApiError; readonly at: Place | null }
  | { readonly kind: 'hint'; readonly code: string; readonly at: Place | null }

interface SharedState<T extends SessionTypes> {
  /** The position on the board; null before the first one. */
  view: T['view'] | null
  /** Names that position as one viewer sees it (`at` of the board's props); empty before the first one. */
  at: string
  /** The choices so far in that position; null before the first one. */
  draft: T['draft'] | null
  /** The engine's answer about the draft's action; null while there is no such action, or no answer yet. */
  verdict: Verdict<T['event']> | null
  /** Why the last press or key had no effect; null after any other input. */
  complaint: Complaint<T['place']> | null
  /** The keyboard cursor on the board. */
  cursor: T['cursor']
  /** The cursor has moved since the last choice: Enter presses its place instead of doing what is chosen. */
  cursorMoved: boolean
  /** What the pointer is over; null beside the board. */
  over: T['over'] | null
  /** What is being dragged; null while nothing is. */
  drag: T['drag'] | null
  /** Pieces are drawn at rest: no step forward led here, or input has come since. */
  atRest: boolean
}

/** The state that board and tray share; fields are replaced, never mutated. */
export type SessionState<T extends SessionTypes> = SharedState<T> & T['own']

/** A position that arrives at the board. */
export interface Shown<View, Event> {
  readonly view: View
  /** Names the position as one viewer sees it. */
  readonly at: string
  /** In review: nothing can be chosen. */
  readonly reviewing: boolean
  /** Events of the step that led here. */
  readonly events: readonly Event[]
  /** Events of the last steps up to here, oldest first. */
  readonly recentEvents: readonly Event[]
  /** Events of the steps just gone forward over; empty after an undo or a jump. */
  readonly newEvents: readonly Event[]
  /** Motion is reduced. */
  readonly still: boolean
}

/** The position came by a step to animate: pieces may move. */
export const isSeenToMove = ({
  newEvents,
  still,
}: Pick<Shown<unknown, unknown>, 'newEvents' | 'still'>): boolean => newEvents.length > 0 && !still

/** What a game adds to the session. */
export interface SessionPart<T extends SessionTypes> {
  /** The initial keyboard cursor. */
  readonly cursor: T['cursor']
  /** The initial values of the game's own fields. */
  readonly own: () => T['own']
  /** The draft a position begins with; `before` is the previous draft, if any. */
  readonly startDraft: (view: T['view'], before: T['draft'] | null) => T['draft']
  /** What remains of a draft that is dropped in its position; by default the draft the position begins with. */
  readonly droppedDraft?: (draft: T['draft'], view: T['view']) => T['draft']
  /** Own fields that hold what players enter for chance: cleared in each new position, kept with its draft. */
  readonly entered: readonly (keyof T['own'])[]
  /** The draft depends on the square of the cursor: restoring it restores the cursor. */
  readonly keepsCursor?: true
  /**
   * The question a position asks players to answer: a draft survives a correction that leaves it the same. Null if it
   * cannot.
   */
  readonly asked: (view: T['view']) => unknown
  /** Two positions of one name differ so much that no draft survives. */
  readonly isOther?: (view: T['view'], before: T['view']) => boolean
  /** Resets own fields with a draft that is dropped. */
  readonly onDrop?: (state: SessionState<T>) => void
  /** Updates own fields for a position, which may be the same one again; `before` is the position shown until then. */
  readonly onShow?: (
    state: SessionState<T>,
    shown: Shown<T['view'], T['event']>,
    before: { readonly view: T['view'] | null; readonly at: string },
  ) => void
}

/** What is kept of a position that players leave and may come back to. */
export interface Kept<T extends SessionTypes> {
  readonly draft: T['draft']
  /** The fields of the state to restore. */
  readonly fields: object
}

export interface Session<T extends SessionTypes> {
  readonly state: SessionState<T>
  /** Shows a position; drops the choices made in another one. */
  readonly show: (shown: Shown<T['view'], T['event']>) => void
  /** Drops the choices in this position. */
  readonly drop: () => void
  /** Replaces the draft; does nothing before the first position. */
  readonly change: (make: (draft: T['draft'], view: T['view']) => T['draft']) => void
  readonly complain: (complaint: Complaint<T['place']> | null) => void
  /** Shows a hint of the board. */
  readonly hint: (code: string, at?: T['place'] | null) => void
  /** There is something to drop. */
  readonly isBegun: () => boolean
  /** The draft, or before the position is shown, the draft it begins with. */
  readonly draftIn: (view: T['view']) => T['draft']
  /** The unfinished work in the current position; null if nothing is begun. */
  readonly keep: () => Kept<T> | null
  /** Restores what `keep` returned. */
  readonly restore: (kept: Kept<T>) => void
  readonly asked: SessionPart<T>['asked']
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Makes the session of a table, which shows no position yet. */
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
    cursorMoved: false,
    over: null,
    drag: null,
    atRest: true,
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
    state.cursorMoved = false
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
      if (before.at !== shown.at) state.atRest = !isSeenToMove(shown)
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
      state.cursorMoved = false
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
