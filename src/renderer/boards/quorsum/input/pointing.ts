/** From a pointer to what is meant: a place and its part, a card of the tray, a die being dragged. */
import type { Target } from '../../../../engine/games/quorsum/state.ts'
import { isPawn } from '../choice/draft.ts'
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
export const dropTarget = (session: Session, x: number, y: number): Target | null => {
  const under = document.elementFromPoint(x, y)
  const card = under?.closest<HTMLElement>(CARD)
  if (card) return targetFrom(card.dataset['quorsumCard'])
  const board = under?.closest<HTMLElement>(BOARD)
  const view = session.view.value
  if (!board || !view) return null
  const hit = placeAt({ x, y }, board.getBoundingClientRect())
  return hit ? meant(view, hit.place, hit.part) : null
}

const FAR = 6

/**
 * Follows a press: as soon as it moves far enough it is a die being dragged from `from`, else it was
 * a click. `from` is null for a free die; `canDrag` says there is a die to take.
 */
export const followPress = (
  down: PointerEvent,
  session: Session,
  from: Target | null,
  canDrag: boolean,
  click: () => void,
): void => {
  let dragging = false
  const move = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId || !canDrag) return
    if (!dragging && Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < FAR) return
    dragging = true
    session.state.drag = { from, x: event.clientX, y: event.clientY }
    session.state.over = dropTarget(session, event.clientX, event.clientY)
  }
  const end = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId) return
    stop()
    session.state.over = null
    if (dragging) session.drop(dropTarget(session, event.clientX, event.clientY))
    else if (event.type === 'pointerup') click()
  }
  const cancel = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !dragging) return
    stop()
    session.state.drag = null
    session.state.over = null
  }
  const stop = (): void => {
    window.removeEventListener('pointermove', move)
    window.removeEventListener('pointerup', end)
    window.removeEventListener('pointercancel', end)
    window.removeEventListener('keydown', cancel)
  }
  window.addEventListener('pointermove', move)
  window.addEventListener('pointerup', end)
  window.addEventListener('pointercancel', end)
  window.addEventListener('keydown', cancel)
}

export const isOnPawn = (target: Target | null, pawn: number): boolean =>
  target !== null && isPawn(target) && target.pawn === pawn
