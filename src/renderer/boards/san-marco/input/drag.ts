/** A card dragged from offer to offer while cards are divided. */
import { followDrag } from '../../kit/drag.ts'
import type { Session } from '../choice/session.ts'

/** The offer a card let go here would lie in: null beside all of them, undefined outside. */
const boxUnder = (event: PointerEvent): number | null | undefined => {
  const under = document.elementFromPoint(event.clientX, event.clientY)
  const box = under?.closest<HTMLElement>('[data-sm-box]')?.dataset['smBox']
  if (box === undefined) return undefined
  return box === 'pool' ? null : Number(box)
}

/** Drags a card: it is taken up, and lies where it is let go. */
export const dragCard = (down: PointerEvent, id: number, session: Session): void => {
  const { state } = session
  const end = (): void => {
    state.drag = null
  }
  followDrag(down, {
    moved: (event) => {
      const box = boxUnder(event)
      state.held = id
      state.drag = { x: event.clientX, y: event.clientY, over: box === undefined ? null : (box ?? -1) }
    },
    dropped: (event) => {
      const box = boxUnder(event)
      end()
      if (box !== undefined) session.lay(id, box)
    },
    cancelled: end,
  })
}
