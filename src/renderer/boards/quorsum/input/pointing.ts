/** From a pointer to what is meant: a place and its part, a card of the tray, a die being dragged. */
import type { Target } from '../../../../engine/games/quorsum/state.ts'
import { followDrag } from '../../kit/drag.ts'
import { PAWN_REACH, PLACES, SIZE, centreOf } from '../board/geometry.ts'
import { meant, type Part } from '../choice/choice.ts'
import type { Session } from '../choice/session.ts'

export interface Hit {
  readonly place: number
  readonly part: Part
}

/** The place under a point, given the box the board fills; undefined beside the tiles. */
export const placeAt = (
  point: { readonly x: number; readonly y: number },
  box: { readonly left: number; readonly top: number; readonly width: number },
): Hit | undefined => {
  const unit = SIZE / box.width
  const x = (point.x - box.left) * unit
  const y = (point.y - box.top) * unit
  const place = PLACES.find((each) => {
    const centre = centreOf(each)
    return Math.abs(centre.x - x) <= 72 && Math.abs(centre.y - y) <= 72
  })
  if (place === undefined) return undefined
  const centre = centreOf(place)
  const inside = Math.hypot(centre.x - x, centre.y - y) <= PAWN_REACH
  return { place, part: inside ? 'pawn' : 'tile' }
}

const BOARD = '[data-quorsum-board]'
const CARD = '[data-quorsum-card]'

const targetFrom = (key: string | undefined): Target | null => {
  const [, kind, number] = /^([pt])(\d+)$/.exec(key ?? '') ?? []
  if (kind === undefined) return null
  const id = Number(number)
  if (kind === 't') return { tile: id }
  return id === 0 || id === 1 || id === 2 || id === 3 ? { pawn: id } : null
}

/** What a die let go here would be allotted to. */
const dropTarget = (session: Session, x: number, y: number): Target | null => {
  const under = document.elementFromPoint(x, y)
  const card = under?.closest<HTMLElement>(CARD)
  if (card) return targetFrom(card.dataset['quorsumCard'])
  const board = under?.closest<HTMLElement>(BOARD)
  const view = session.view.value
  if (!board || !view) return null
  const hit = placeAt({ x, y }, board.getBoundingClientRect())
  return hit ? meant(view, hit.place, hit.part) : null
}

/** Drags a die from the pawn or tile it was allotted to; `from` is null for a free one. */
export const dragDie = (down: PointerEvent, session: Session, from: Target | null): void => {
  const { state } = session
  followDrag(down, {
    moved: ({ clientX, clientY }) => {
      state.drag = { from, x: clientX, y: clientY }
      state.over = dropTarget(session, clientX, clientY)
    },
    dropped: ({ clientX, clientY }) => {
      state.over = null
      session.drop(dropTarget(session, clientX, clientY))
    },
    cancelled: () => {
      state.drag = null
      state.over = null
    },
  })
}
