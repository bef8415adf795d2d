/** Qin's part of the session: a tile is taken, turned and laid over squares. */
import type { Action } from '../../../../engine/games/qin/action.ts'
import type { Event } from '../../../../engine/games/qin/event.ts'
import type { Kind } from '../../../../engine/games/qin/components/pieces.ts'
import type { Square } from '../../../../engine/games/qin/components/grid.ts'
import type { View } from '../../../../engine/games/qin/view/types.ts'
import { createSession as createBoardSession, type Session as BoardSession } from '../../kit/session.ts'
import type { Verdict } from '../../kit/verdict.ts'
import { fitted, handOf, placementOf, startDraft, type Draft, type Held } from './draft.ts'

interface Own {
  /** The keyboard leads, so that the cursor counts as pointed at. */
  byKeys: boolean
  /** The squares where the chosen tile fits are marked. */
  hints: boolean
  /** Tiles entered as drawn. */
  entered: readonly Kind[]
  /** How much of the match has been watched: the game, the tiles that lay in it, and the viewer. */
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
    startDraft: (_, before) => startDraft(before),
    entered: ['entered'],
    keepsCursor: true,
    asked: ({ by, stage, awaits }) => (by === 'chance' ? [stage, awaits] : null),
    onShow(state, { view, at, reviewing }, before) {
      if (before.at === at) return
      // What happened comes before what lies under a pointer at rest.
      state.over = null
      const [viewer = ''] = at.split(':')
      const { watched } = state
      const isNew = view.game > watched.game || view.tiles.length > watched.tiles
      const isNewToThem = !reviewing && viewer !== watched.viewer && /^\d/.test(viewer)
      if (!isNew && !isNewToThem) state.settled = true
      state.watched = { game: view.game, tiles: view.tiles.length, viewer }
    },
  })

/** The tiles the seat to act can take. */
export const handIn = ({ view }: State): readonly Kind[] => (view === null ? [] : handOf(view))

/** The square the chosen tile lies over; null while the board is not pointed at. */
export const anchorIn = ({ draft, cursor, over, byKeys }: State): Square | null => {
  if (draft?.pinned) return cursor
  return over ?? (byKeys ? cursor : null)
}

/** The chosen tile over a square, as it was turned; null while none is chosen. */
const turnedOver = (state: State, anchor: Square): Held | null => {
  const { slot = null, turn = 0, swapped = false } = state.draft ?? {}
  const tile = slot === null ? undefined : handIn(state)[slot]
  return tile === undefined ? null : { tile, anchor, turn, swapped }
}
/** A pointer means the place: the tile lies there as it fits. */
const pointedOver = (state: State, anchor: Square): Held | null => {
  const asTurned = turnedOver(state, anchor)
  return asTurned && fitted(state.view?.fits ?? [], asTurned)
}

/** The chosen tile as it lies over the board; null while none is chosen, or the board is not pointed at. */
export const heldIn = (state: State): Held | null => {
  const square = anchorIn(state)
  if (square === null) return null
  // Keys mean what they say.
  return state.draft?.pinned || state.over === null ? turnedOver(state, square) : pointedOver(state, square)
}

/** Main's answer about the chosen tile where it lies, or that it is partly off the board. */
export type PlacingVerdict =
  | Verdict<Event>
  /** An end is beyond the edge: there is not even an action to ask about. */
  | { readonly is: 'beyond' }

export const verdictIn = (state: State): PlacingVerdict | null => {
  const held = heldIn(state)
  return held !== null && placementOf(held) === undefined ? { is: 'beyond' } : state.verdict
}

/** Takes a tile of the hand, or puts it back when it is taken again. */
export const pickTile = (session: Session, slot: number): void => {
  const { state } = session
  if (handIn(state)[slot] === undefined) return
  const isAgain = state.draft?.slot === slot && state.drag === null
  session.drop()
  if (!isAgain) session.change((draft) => ({ ...draft, slot }))
}

/** Lays the tile over a square, where it stays until it is placed or laid elsewhere. */
export const pinTile = (session: Session, square: Square): void => {
  const { state } = session
  // Where it lies already it stays as it has been turned.
  const isThere = state.draft?.pinned === true && state.cursor === square
  const shown = isThere || state.byKeys ? null : pointedOver(state, square)
  session.change((draft) => ({
    ...draft,
    ...(shown && { turn: shown.turn, swapped: shown.swapped }),
    pinned: true,
  }))
  state.cursor = square
}
