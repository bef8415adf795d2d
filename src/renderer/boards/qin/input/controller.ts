/** What keys, presses and drags do on the board: they change the draft and do its action. */
import type { Square } from '../../../../engine/games/qin/components/grid.ts'
import type { TrayProps } from '../../kit/kit.ts'
import { arrowFrom, turnTowards, squareAt } from '../board/geometry.ts'
import { placementOf } from '../draft/draft.ts'
import { followDrag } from '../../kit/drag.ts'
import {
  anchorIn,
  heldIn,
  pickTile,
  pickTileByKey,
  pinTile,
  turnTile,
  verdictIn,
  type Session,
  type Types,
} from '../draft/session.ts'
import type { Arrow } from '../../kit/keys.ts'
import { defineBoard } from '../../kit/board.ts'

/** The board's props, in the types of Qin. */
export const useBoard = defineBoard<Types>({ chance: 'drawing', entering: 'enter' })

/** A tile being dragged from the hand. */
const BOARD = '[data-qin-board]'

const squareUnder = (event: PointerEvent) => {
  const board = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>(BOARD)
  return board ? squareAt({ x: event.clientX, y: event.clientY }, board.getBoundingClientRect()) : undefined
}

/** Drags a tile of the hand: dropped on the board it is placed there, elsewhere it goes back. */
export const dragTile = (down: PointerEvent, slot: number, session: Session, place: () => void): void => {
  const { state } = session
  followDrag(down, {
    started: () => {
      if (state.draft?.slot !== slot) pickTile(session, slot)
    },
    moved: (event) => {
      state.drag = { x: event.clientX, y: event.clientY }
      session.change((draft) => ({ ...draft, pinned: false }))
      state.byKeys = false
      state.over = squareUnder(event) ?? null
    },
    dropped: (event) => {
      const square = squareUnder(event)
      if (square === undefined) return session.drop()
      state.drag = null
      pinTile(session, square)
      place()
    },
    cancelled: session.drop,
  })
}

export const createController = (props: TrayProps) => {
  const board = useBoard(props)
  const { session, draft, mayAct } = board
  const { state } = session

  /** Does the placement unless the engine has refused it. */
  const place = (): void => {
    if (!mayAct()) return
    const held = heldIn(state)
    if (held === null) return session.hint(draft.value.slot === null ? 'pickFirst' : 'pointFirst')
    const action = placementOf(held)
    if (action !== undefined && verdictIn(state)?.is !== 'refused') props.act(action)
    else pinTile(session, held.anchor)
  }

  /** With unknown tiles in the hand, the seat itself has to say that none of them fits. */
  const pass = (): void => {
    if (!mayAct()) return
    if (board.view.value.mayPass) props.act({ type: 'pass' })
    else session.hint('mustPlace')
  }

  const rotate = (by: 1 | -1 = 1): void => {
    turnTile(session, by)
  }
  const swap = (): void => {
    if (draft.value.slot !== null) session.change((now) => ({ ...now, swapped: !now.swapped }))
  }
  const pick = (slot: number): void => {
    if (mayAct()) pickTile(session, slot)
  }

  /**
   * Handles a press on a square with a tile in hand: the first press lays the tile there, a second on the same square
   * places it, one on its other end turns it around that end.
   */
  const press = (square: Square): void => {
    if (!mayAct()) return
    const { slot, pinned, turn } = draft.value
    if (slot === null) return session.hint('pickFirst')
    if (pinned && square === state.cursor) return place()
    if (pinned && turnTowards(state.cursor, square) === turn) return rotate()
    pinTile(session, square)
  }

  const move = (arrow: Arrow): void => {
    state.cursor = arrowFrom(anchorIn(state) ?? state.cursor, arrow)
    state.over = null
    state.byKeys = true
    state.complaint = null
  }
  const pickByKey = (slot: number): void => {
    if (mayAct()) pickTileByKey(session, slot)
  }
  const pressCursor = (): void => {
    state.byKeys = true
    press(anchorIn(state) ?? state.cursor)
  }
  const toggleHints = (): void => {
    state.hints = !state.hints
  }

  return { ...board, place, pass, rotate, swap, pick, press, move, pickByKey, pressCursor, toggleHints }
}
export type Controller = ReturnType<typeof createController>
