/** A building dragged from the hand over the district cards. */
import { followDrag } from '../../kit/drag.ts'
import type { BuildingId } from '../../../../engine/games/quake-nopoly/components/cards.ts'
import type { Touch } from '../choice/draftPress.ts'
import type { Session } from '../choice/session.ts'
import { touchedBy } from './pointing.ts'

const touchedUnder = ({ clientX, clientY }: PointerEvent): Touch | null =>
  touchedBy(document.elementFromPoint(clientX, clientY))

/** Drags a building: let go over a district card that is pressed with it, elsewhere all is as it was. */
export const dragBuilding = (
  down: PointerEvent,
  building: BuildingId,
  session: Session,
  press: (touched: Touch) => void,
): void => {
  const { state, draft } = session
  const [at, before] = [session.at.value, draft.value]
  const isHeld = (): boolean => session.at.value === at && draft.value?.building === building
  const putBack = (): void => {
    state.drag = null
    if (session.at.value === at) draft.value = before
  }
  followDrag(down, {
    started: () => {
      if (!isHeld()) press({ on: 'hand', building })
    },
    moved: ({ clientX: x, clientY: y }) => {
      state.drag = isHeld() ? { building, x, y } : null
    },
    dropped: (event) => {
      const touched = touchedUnder(event)
      if (!isHeld() || (touched?.on !== 'land' && touched?.on !== 'built')) return putBack()
      state.drag = null
      press(touched)
    },
    cancelled: putBack,
  })
}
