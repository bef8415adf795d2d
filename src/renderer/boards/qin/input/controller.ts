/** Carries keys and presses to the session and sends what is chosen on its way. */
import type { Square } from '../../../../engine/games/qin/components/grid.ts'
import type { TrayProps } from '../../kit/kit.ts'
import { arrowFrom, turned, turnTowards } from '../board/geometry.ts'
import { useBoard } from './board.ts'
import type { Stroke } from './keyboard.ts'
import { placementOf } from '../choice/placing.ts'

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
