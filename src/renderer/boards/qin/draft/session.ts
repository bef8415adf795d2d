/** Qin's part of the session: a tile is chosen, turned and laid over squares. */
import type { Action } from '../../../../engine/games/qin/action.ts'
import type { Event } from '../../../../engine/games/qin/event.ts'
import type { Kind } from '../../../../engine/games/qin/components/pieces.ts'
import type { Square } from '../../../../engine/games/qin/components/grid.ts'
import type { View } from '../../../../engine/games/qin/view/schema.ts'
import { createSession as createBoardSession, type Session as BoardSession } from '../../kit/session.ts'
import type { Verdict } from '../../kit/verdict.ts'
import { turned } from '../board/geometry.ts'
import { brought, fitted, handOf, nextTurn, placementOf, startDraft, type Draft, type Held } from './draft.ts'

interface Own {
  /** The keyboard is in use, so the cursor counts as the pointed square. */
  byKeys: boolean
  /** The squares where the chosen tile fits are marked. */
  hints: boolean
  /** Tiles entered as drawn. */
  entered: readonly Kind[]
  /** How much of the match the viewer has watched: the game, its tiles, and the viewer. */
  watched: { readonly game: number; readonly tiles: number; readonly viewer: string }
}

export interface Types {
  readonly view: View
  readonly event: Event
  readonly action: Action
  readonly draft: Draft
  readonly cursor: Square
  readonly over: Square
  readonly drag: { readonly x: number; readonly y: number }
  readonly place: never
  readonly own: Own
}
export type Session = BoardSession<Types>
type State = Session['state']

const MIDDLE: Square = 84

export const createSession = (): Session =>
  createBoardSession<Types>({
    cursor: MIDDLE,
    own: () => ({
      byKeys: false,
      hints: false,
      entered: [],
      watched: { game: 0, tiles: -1, viewer: '' },
    }),
    startDraft,
    entered: ['entered'],
    keepsCursor: true,
    asked: ({ by, stage, awaits }) => (by === 'chance' ? [stage, awaits] : null),
    onShow(state, { view, at, reviewing }, before) {
      if (before.at === at) return
      // The events of the step come before the tip of a resting pointer.
      state.over = null
      const [viewer = ''] = at.split(':')
      const { watched } = state
      const isNew = view.game > watched.game || view.tiles.length > watched.tiles
      const isNewToThem = !reviewing && viewer !== watched.viewer && /^\d/.test(viewer)
      if (!isNew && !isNewToThem) state.atRest = true
      state.watched = { game: view.game, tiles: view.tiles.length, viewer }
    },
  })

/** The tiles the seat to act can pick. */
export const handIn = ({ view }: State): readonly Kind[] => (view === null ? [] : handOf(view))

/** The square the chosen tile is over; null while the board has no pointer or cursor. */
export const anchorIn = ({ draft, cursor, over, byKeys }: State): Square | null => {
  if (draft?.pinned) return cursor
  return over ?? (byKeys ? cursor : null)
}

/** The chosen tile over a square, in its orientation; null while none is chosen. */
const turnedOver = (state: State, anchor: Square): Held | null => {
  const { slot = null, turn = 0, swapped = false } = state.draft ?? {}
  const tile = slot === null ? undefined : handIn(state)[slot]
  return tile === undefined ? null : { tile, anchor, turn, swapped }
}
/** A pointer chooses only the square, so the tile turns to fit there. */
const pointedOver = (state: State, anchor: Square): Held | null => {
  const asTurned = turnedOver(state, anchor)
  return asTurned && fitted(state.view?.fits ?? [], asTurned)
}

/** The chosen tile over the board; null while none is chosen, or the board has no pointer or cursor. */
export const heldIn = (state: State): Held | null => {
  const square = anchorIn(state)
  if (square === null) return null
  // Keys choose square and orientation, so the tile is not refitted.
  return state.draft?.pinned || state.over === null ? turnedOver(state, square) : pointedOver(state, square)
}

/** The engine's answer about the chosen tile, or that it is partly off the board. */
export type PlacingVerdict =
  | Verdict<Event>
  /** An end is beyond the edge, so there is no action to ask about. */
  | { readonly is: 'beyond' }

export const verdictIn = (state: State): PlacingVerdict | null => {
  const held = heldIn(state)
  return held !== null && placementOf(held) === undefined ? { is: 'beyond' } : state.verdict
}

/** Picks a tile of the hand, or puts it back when it is picked again. */
export const pickTile = (session: Session, slot: number): void => {
  const { state } = session
  if (handIn(state)[slot] === undefined) return
  const isAgain = state.draft?.slot === slot && state.drag === null
  session.drop()
  if (!isAgain) session.change((draft) => ({ ...draft, slot }))
}

/** Picks a tile of the hand by its key; it begins at the nearest place where it fits. */
export const pickTileByKey = (session: Session, slot: number): void => {
  const { state } = session
  state.byKeys = true
  pickTile(session, slot)
  const held = heldIn(state)
  // A resting pointer says where the tile is.
  if (held === null || state.over !== null) return
  const { anchor, turn, swapped } = brought(state.view?.fits ?? [], held)
  state.cursor = anchor
  session.change((draft) => ({ ...draft, turn, swapped }))
}

/** Turns the chosen tile; where a pointer has laid it, to the next way that fits. */
export const turnTile = (session: Session, by: 1 | -1): void => {
  const { state } = session
  if (state.draft === null || state.draft.slot === null) return
  const held = state.draft.pinned && !state.byKeys ? heldIn(state) : null
  session.change((draft) => ({
    ...draft,
    turn: held === null ? turned(draft.turn, by) : nextTurn(state.view?.fits ?? [], held, by),
  }))
}

/** Lays the tile over a square, where it stays until it is placed or laid elsewhere. */
export const pinTile = (session: Session, square: Square): void => {
  const { state } = session
  // On the square where it already is, it keeps its orientation.
  const isThere = state.draft?.pinned === true && state.cursor === square
  const shown = isThere || state.byKeys ? null : pointedOver(state, square)
  session.change((draft) => ({
    ...draft,
    ...(shown && { turn: shown.turn, swapped: shown.swapped }),
    pinned: true,
  }))
  state.cursor = square
}
