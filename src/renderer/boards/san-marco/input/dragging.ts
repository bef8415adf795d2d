/** A card dragged from offer to offer while cards are divided. */
import type { Session } from '../choice/session.ts'

const FAR = 6

/** The offer a card let go here would lie in: null beside all of them, undefined outside. */
const boxUnder = (event: PointerEvent): number | null | undefined => {
  const under = document.elementFromPoint(event.clientX, event.clientY)
  const box = under?.closest<HTMLElement>('[data-sm-box]')?.dataset['smBox']
  if (box === undefined) return undefined
  return box === 'pool' ? null : Number(box)
}

/** Follows a press on a card: it is taken up, and dragged once it moves far enough. */
export const followCard = (down: PointerEvent, id: number, session: Session): void => {
  const { state } = session
  let dragging = false
  const move = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId) return
    if (!dragging && Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < FAR) return
    dragging = true
    state.held = id
    const box = boxUnder(event)
    state.drag = { x: event.clientX, y: event.clientY, over: box === undefined ? null : (box ?? -1) }
  }
  const end = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId) return
    stop()
    if (!dragging) return
    state.drag = null
    const box = event.type === 'pointerup' ? boxUnder(event) : undefined
    if (box !== undefined) session.lay(id, box)
    // The click that ends a drag is none.
    window.addEventListener('click', swallow, { capture: true, once: true })
    window.setTimeout(() => window.removeEventListener('click', swallow, { capture: true }))
  }
  const key = (event: KeyboardEvent): void => {
    if (!dragging || event.key !== 'Escape') return
    stop()
    state.drag = null
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

const swallow = (event: MouseEvent): void => {
  event.stopPropagation()
}
