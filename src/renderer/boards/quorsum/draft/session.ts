/** Quorsum's part of the session: allotting dice, carrying out actions, entering tiles and rolls. */
import type { Action } from '../../../../engine/games/quorsum/action.ts'
import type { Event } from '../../../../engine/games/quorsum/event.ts'
import type { Target } from '../../../../engine/games/quorsum/state.ts'
import type { Place } from '../../../../engine/games/quorsum/components/grid.ts'
import type { View } from '../../../../engine/games/quorsum/view/schema.ts'
import type { ApiError } from '../../../../main/api/api.ts'
import {
  createSession as createBoardSession,
  type Complaint as BoardComplaint,
  type Session as BoardSession,
} from '../../kit/session.ts'
import {
  press,
  startDraft,
  takeBack,
  takesDice,
  takeUp,
  whyLost,
  type Draft,
  type Part,
  type Pressed,
} from './draft.ts'
import { isPawn, moveDie } from './parts.ts'

interface Own {
  /** Whether the cursor means the pawn or the tile, where an own pawn is on it. */
  part: Part
}

export interface Types {
  readonly view: View
  readonly event: Event
  readonly action: Action
  readonly draft: Draft
  readonly cursor: Place
  /** A card or place under the pointer, to highlight its counterpart. */
  readonly over: Target
  /** A die, and the target it was taken from; null for a free one. */
  readonly drag: { readonly from: Target | null; readonly x: number; readonly y: number }
  readonly place: Place
  readonly own: Own
}
export type Session = BoardSession<Types>
export type Complaint = BoardComplaint<Place>

type Check = (action: Action) => Promise<ApiError | null>

const isBare = (view: View): boolean => view.tiles.length === 0

export const createSession = (): Session =>
  createBoardSession<Types>({
    cursor: 5,
    own: () => ({ part: 'pawn' }),
    startDraft,
    entered: [],
    asked: ({ by, stage, mover, openingRolls }) =>
      by === 'chance' ? [stage, mover, openingRolls.length] : null,
    isOther: (view, before) => isBare(view) !== isBare(before),
    onShow(state, { view }, before) {
      // In a lesson an answer leads to another position at the same step.
      if (view !== before.view) state.complaint = null
    },
  })

/** Takes over the draft a press leads to. True if the action is to be done now. */
const settle = async (
  session: Session,
  pressed: Pressed,
  place: Place | null,
  check: Check,
): Promise<boolean> => {
  const { state } = session
  session.change(() => pressed.draft)
  if (pressed.reason !== undefined)
    session.complain({ kind: 'refusal', error: { code: pressed.reason }, at: place })
  if (pressed.hint !== undefined) session.hint(pressed.hint, place)
  if (!pressed.ask) return pressed.commit === true
  const asked = state.at
  const error = await check(pressed.ask)
  if (error && state.at === asked) session.complain({ kind: 'refusal', error, at: place })
  return false
}

/** Presses a place. True if the pressed target was already chosen: the action is to be done now. */
export const pressPlace = async (
  session: Session,
  place: Place,
  part: Part,
  check: Check,
): Promise<boolean> => {
  const { view, draft } = session.state
  if (!view || !draft) return false
  return settle(session, press(draft, view, place, part), place, check)
}

/** Picks one of the actions still open. */
export const takeUpCard = async (session: Session, target: Target, check: Check): Promise<void> => {
  const { view, draft } = session.state
  if (view && draft) await settle(session, takeUp(draft, view, target), null, check)
}

export const takeDieBack = (session: Session, place: Place, part: Part): void => {
  session.change((draft, view) => takeBack(draft, view, place, part))
}

/** Drops the dragged die on a target, or on nothing, where it is free again. */
export const dropDie = (session: Session, to: Target | null): void => {
  const { state } = session
  const from = state.drag?.from ?? null
  state.drag = null
  if (to !== null && state.view !== null && !takesDice(state.view, to)) {
    session.hint('noFlips', isPawn(to) ? null : to.tile)
    return
  }
  session.change((draft) => ({ ...draft, allotted: moveDie(draft.allotted, from, to) }))
  const obstacle = to !== null && state.view !== null ? whyLost(state.view, to) : null
  if (obstacle !== null && to !== null && !isPawn(to)) session.hint(obstacle, to.tile)
}
