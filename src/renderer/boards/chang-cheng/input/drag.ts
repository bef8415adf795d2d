/** An action card dragged from the hand over the map. */
import { followDrag } from '../../kit/drag.ts'
import type { Held, Target } from '../choice/draft.ts'
import type { Session } from '../choice/session.ts'
import { targetOf } from './pointing.ts'

/** What the controller does with it. */
interface Laying {
  readonly card: (which: Held) => void
  readonly lay: (target: Target) => void
}

const targetUnder = ({ clientX, clientY }: PointerEvent): Target | null =>
  targetOf(document.elementFromPoint(clientX, clientY))

/** Drags a card of the hand: let go over the map it is laid as by a press there, elsewhere all is as it was. */
export const dragCard = (down: PointerEvent, which: Held, session: Session, { card, lay }: Laying): void => {
  const { state, draft } = session
  const [at, before] = [session.at.value, draft.value]
  const isHeld = (): boolean => session.at.value === at && draft.value.card === which
  const end = (): void => {
    state.drag = null
    state.over = null
  }
  const putBack = (): void => {
    end()
    if (session.at.value === at) draft.value = before
  }
  followDrag(down, {
    started: () => {
      if (!isHeld()) card(which)
    },
    moved: (event) => {
      state.drag = isHeld() ? { x: event.clientX, y: event.clientY } : null
      state.byKeys = false
      state.over = targetUnder(event)
    },
    dropped: (event) => {
      const target = targetUnder(event)
      if (target === null) return putBack()
      end()
      if (isHeld()) lay(target)
    },
    cancelled: putBack,
  })
}
