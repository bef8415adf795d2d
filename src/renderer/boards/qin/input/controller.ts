/** Carries keys and presses to the session and sends what is chosen on its way. */
import type { Square } from '../../../../engine/games/qin/components/grid.ts'
import type { TrayProps } from '../../kit/kit.ts'
import { arrowFrom, turned, turnTowards, squareAt } from '../board/geometry.ts'
import { placementOf } from '../choice/placing.ts'
import { followDrag } from '../../kit/drag.ts'
import type { Session } from '../choice/session.ts'
import { isArrow, type Arrow } from '../../kit/input.ts'
import type { Event } from '../../../../engine/games/qin/event.ts'
import type { View } from '../../../../engine/games/qin/view/types.ts'
import { defineBoard } from '../../kit/board.ts'

/** What a board of Qin is handed, as its own game knows it. */
export const useBoard = defineBoard<View, Event, Session>({ chance: 'drawing', entering: 'enter' })

/** The board's keys: a pure table from a key to what it does. */
type Stroke =
  | { readonly does: 'move'; readonly arrow: Arrow }
  | { readonly does: 'pick'; readonly slot: number }
  | { readonly does: 'pass' | 'rotate' | 'swap' | 'place' | 'drop' | 'hint' | 'press' }

export const strokeOf = (key: string): Stroke | null => {
  if (isArrow(key)) return { does: 'move', arrow: key }
  if (/^[1-9]$/.test(key)) return { does: 'pick', slot: Number(key) - 1 }
  switch (key.toLowerCase()) {
    case 'r':
      return { does: 'rotate' }
    case 'f':
      return { does: 'swap' }
    case 'h':
      return { does: 'hint' }
    case '0':
      return { does: 'pass' }
    case 'enter':
      return { does: 'place' }
    case 'escape':
      return { does: 'drop' }
    case ' ':
      return { does: 'press' }
    default:
      return null
  }
}

/** A tile dragged from the hand over the board. */
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

export const createController = (props: TrayProps) => {
  const board = useBoard(props)
  const { session, mayAct } = board
  const { state } = session

  /** Sends the placement as it lies; main has the last word on it. */
  const place = (): void => {
    if (!mayAct()) return
    const held = session.held()
    if (held === null) return session.hint(state.slot === null ? 'pickFirst' : 'pointFirst')
    const action = placementOf(held)
    if (action !== undefined && session.verdict.value?.is !== 'refused') props.act(action)
    else session.pin(held.anchor)
  }

  /** With tiles nobody has seen it is for the seat to say that none of its tiles fits. */
  const pass = (): void => {
    if (!mayAct()) return
    if (board.view.value.mayPass) props.act({ type: 'pass' })
    else session.hint('mustPlace')
  }

  const rotate = (by: 1 | -1 = 1): void => {
    state.turn = turned(state.turn, by)
  }
  const swap = (): void => {
    state.swapped = !state.swapped
  }
  const pick = (slot: number): void => {
    if (mayAct()) session.pick(slot)
  }

  /**
   * A square is pressed with a tile in hand: the first press lays it there, a second on the same
   * square places it, one on its other end turns it round that end.
   */
  const press = (square: Square): void => {
    if (!mayAct()) return
    if (state.slot === null) return session.hint('pickFirst')
    const other = state.pinned ? turnTowards(state.cursor, square) : undefined
    if (state.pinned && square === state.cursor) return place()
    if (other === state.turn) return rotate()
    session.pin(square)
  }

  const strike = (stroke: Stroke): void => {
    switch (stroke.does) {
      case 'move':
        state.cursor = arrowFrom(session.anchor() ?? state.cursor, stroke.arrow)
        state.over = null
        state.byKeys = true
        state.complaint = null
        return
      case 'pick':
        state.byKeys = true
        return pick(stroke.slot)
      case 'rotate':
        return rotate()
      case 'swap':
        return swap()
      case 'place':
        return place()
      case 'pass':
        return pass()
      case 'press':
        state.byKeys = true
        return press(session.anchor() ?? state.cursor)
      case 'drop':
        return session.drop()
      case 'hint':
        state.hints = !state.hints
    }
  }

  return { ...board, place, pass, rotate, swap, pick, press, strike }
}
