/** Dragging a piece with the pointer, the same on all boards. */

/** How far the pointer has to move before a press is a drag, in CSS pixels. */
const FAR = 6

export interface Drag {
  /** The press has become a drag. */
  readonly started?: () => void
  readonly moved: (event: PointerEvent) => void
  readonly dropped: (event: PointerEvent) => void
  /** Escape was pressed, or the browser cancelled the pointer. */
  readonly cancelled: () => void
}

const swallow = (event: Event): void => event.stopPropagation()

/** Ignores the click that ends a drag. */
const swallowClick = (): void => {
  window.addEventListener('click', swallow, { capture: true, once: true })
  // If no click follows, the next one counts.
  window.setTimeout(() => window.removeEventListener('click', swallow, { capture: true }))
}

/** Follows a press until it ends. A press without movement is no drag: its click reaches the element. */
export const followDrag = (down: PointerEvent, { started, moved, dropped, cancelled }: Drag): void => {
  const following = new AbortController()
  const { signal } = following
  let stage: 'pressed' | 'dragged' | 'cancelled' = 'pressed'
  const isOther = (event: PointerEvent): boolean => event.pointerId !== down.pointerId
  const move = (event: PointerEvent): void => {
    if (isOther(event) || stage === 'cancelled') return
    if (stage === 'pressed') {
      if (Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < FAR) return
      stage = 'dragged'
      started?.()
    }
    moved(event)
  }
  const up = (event: PointerEvent): void => {
    if (isOther(event)) return
    following.abort()
    if (stage !== 'pressed') swallowClick()
    if (stage === 'dragged') dropped(event)
  }
  const lose = (event: PointerEvent): void => {
    if (isOther(event)) return
    following.abort()
    if (stage === 'dragged') cancelled()
  }
  const key = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || stage !== 'dragged') return
    event.preventDefault()
    event.stopPropagation()
    stage = 'cancelled'
    cancelled()
  }
  window.addEventListener('pointermove', move, { signal })
  window.addEventListener('pointerup', up, { signal })
  window.addEventListener('pointercancel', lose, { signal })
  // Runs before the board's own Escape handler.
  window.addEventListener('keydown', key, { signal, capture: true })
}
