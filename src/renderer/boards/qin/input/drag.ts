/** A tile dragged from the hand over the board. */
import { squareAt } from '../board/geometry.ts'
import type { Session } from '../choice/session.ts'

const BOARD = '[data-qin-board]'
const FAR = 6

const squareUnder = (event: PointerEvent) => {
  const board = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>(BOARD)
  return board ? squareAt({ x: event.clientX, y: event.clientY }, board.getBoundingClientRect()) : undefined
}

/**
 * Follows a press on a tile of the hand: once it moves far enough the tile is dragged, and let go
 * over the board it is placed there. A press that does not move is a click of the button.
 */
export const followDrag = (down: PointerEvent, slot: number, session: Session, place: () => void): void => {
  const { state } = session
  let dragging = false
  const move = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId) return
    if (!dragging && Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < FAR) return
    if (!dragging) {
      dragging = true
      if (state.slot !== slot) session.pick(slot)
    }
    state.drag = { x: event.clientX, y: event.clientY }
    state.pinned = false
    state.byKeys = false
    state.over = squareUnder(event) ?? null
  }
  const end = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId) return
    stop()
    if (!dragging) return
    state.drag = null
    const square = event.type === 'pointerup' ? squareUnder(event) : undefined
    if (square === undefined) session.drop()
    else {
      session.pin(square)
      place()
    }
  }
  const key = (event: KeyboardEvent): void => {
    if (!dragging || event.key !== 'Escape') return
    stop()
    session.drop()
  }
  const stop = (): void => {
    window.removeEventListener('pointermove', move)
    window.removeEventListener('pointerup', end)
    window.removeEventListener('pointercancel', end)
    window.removeEventListener('keydown', key)
  }
  window.addEventListener('pointermove', move)
  window.addEventListener('pointerup', end)
  window.addEventListener('pointercancel', end)
  window.addEventListener('keydown', key)
}
