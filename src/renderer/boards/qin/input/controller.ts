/** Carries keys and presses to the session and sends what is chosen on its way. */
import type { Action } from '../../../../engine/games/qin/action.ts'
import type { Event } from '../../../../engine/games/qin/event.ts'
import type { Square } from '../../../../engine/games/qin/components/grid.ts'
import type { View } from '../../../../engine/games/qin/view/types.ts'
import type { BoardProps, TrayProps } from '../../kit/kit.ts'
import { askOnce } from '../../kit/askPreview.ts'
import { arrowFrom, turned, turnTowards } from '../board/geometry.ts'
import type { Stroke } from './keyboard.ts'
import { placementKey, placementOf } from '../choice/placing.ts'
import { createSession, type Session } from '../choice/session.ts'

/** Where what is chosen goes: an action, an outcome people entered, the wish to play from here. */
export interface Ways {
  act(action: Action): void
  enter(outcome: Action): void
  tryHere(): void
}

// The kit knows its own game: a view, events and session of Qin come to it under the shell's opaque
// types, and nothing but this board ever gets them.
export const viewOf = (props: TrayProps): View => props.view as View
export const recentEventsOf = (props: TrayProps): readonly Event[] => props.story as readonly Event[]
const spare = createSession()
export const sessionOf = (props: TrayProps): Session => (props.session as Session | undefined) ?? spare

/** Why nothing can be chosen in this position, as a hint; null if it can. */
const closedBecause = (props: TrayProps): string | null => {
  if (props.busy) return 'busy'
  const view = viewOf(props)
  if (props.playable) return view.by === 'chance' ? 'enter' : null
  if (view.stage === 'over') return 'over'
  return view.by === 'chance' ? 'drawing' : 'notYourTurn'
}

/** Asks main what the placement in hand would do, once for each placement in a position. */
export const createPreview = (props: BoardProps, session: Session) => {
  const ask = askOnce<Event>(props)
  let shown = ''
  return async (): Promise<void> => {
    const held = session.held()
    if (held === null || !props.playable || props.busy) {
      session.verdict.value = null
      shown = ''
      return
    }
    const action = placementOf(held)
    const key = action === undefined ? 'beyond' : `${props.at} ${placementKey(action)}`
    // Nothing is said of this placement that was said of another.
    if (key !== shown) session.verdict.value = null
    shown = key
    if (action === undefined) {
      session.verdict.value = { is: 'beyond' }
      return
    }
    const verdict = await ask(key, action)
    if (shown === key && session.held() !== null) session.verdict.value = verdict
  }
}

export const createController = (props: BoardProps | TrayProps, ways: Ways) => {
  const session = sessionOf(props)
  const { state } = session

  const isOpen = (): boolean => {
    if (props.looking) {
      ways.tryHere()
      return false
    }
    const hint = closedBecause(props)
    if (hint !== null) session.complain(hint)
    return hint === null
  }

  /** Sends the placement as it lies; main has the last word on it. */
  const place = (): void => {
    if (!isOpen()) return
    const held = session.held()
    if (held === null) return session.complain(state.slot === null ? 'pickFirst' : 'pointFirst')
    const action = placementOf(held)
    if (action !== undefined && session.verdict.value?.is !== 'refused') ways.act(action)
    else session.pin(held.anchor)
  }

  /** With tiles nobody has seen it is for the seat to say that none of its tiles fits. */
  const pass = (): void => {
    if (!isOpen()) return
    if (viewOf(props).mayPass) ways.act({ type: 'pass' })
    else session.complain('mustPlace')
  }

  const rotate = (by: 1 | -1 = 1): void => {
    state.turn = turned(state.turn, by)
  }
  const swap = (): void => {
    state.swapped = !state.swapped
  }
  const pick = (slot: number): void => {
    if (isOpen()) session.pick(slot)
  }

  /**
   * A square is pressed with a tile in hand: the first press lays it there, a second on the same
   * square places it, one on its other end turns it round that end.
   */
  const press = (square: Square): void => {
    if (!isOpen()) return
    if (state.slot === null) return session.complain('pickFirst')
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

  return { session, isOpen, place, pass, rotate, swap, pick, press, strike }
}
