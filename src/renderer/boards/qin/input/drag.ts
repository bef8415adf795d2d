/** A tile dragged from the hand over the board. */
import { followDrag } from '../../kit/drag.ts'
import { squareAt } from '../board/geometry.ts'
import type { Session } from '../choice/session.ts'

const BOARD = '[data-qin-board]'

const squareUnder = (event: PointerEvent) => {
  const board = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>(BOARD)
  return board ? squareAt({ x: event.clientX, y: event.clientY }, board.getBoundingClientRect()) : undefined
}

/** Drags a tile of the hand: let go over the board it is placed there, elsewhere it is put back. */
export const dragTile = (down: PointerEvent, slot: number, session: Session, place: () => void): void => {
  const { state } = session
  followDrag(down, {
    started: () => {
      if (state.slot !== slot) session.pick(slot)
    },
    moved: (event) => {
      state.drag = { x: event.clientX, y: event.clientY }
      state.pinned = false
      state.byKeys = false
      state.over = squareUnder(event) ?? null
    },
    dropped: (event) => {
      const square = squareUnder(event)
      if (square === undefined) return session.drop()
      state.drag = null
      session.pin(square)
      place()
    },
    cancelled: session.drop,
  })
}
