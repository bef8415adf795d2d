/** Carries keys and presses to the session and sends what is chosen on its way. */
import type { Action } from '../../../../engine/games/san-marco/action.ts'
import type { View } from '../../../../engine/games/san-marco/view/types.ts'
import type { TrayProps } from '../../kit/kit.ts'
import {
  actionOf,
  forkOf,
  isAboutBorders,
  needOf,
  opponentsIn,
  takenBack,
  taskOf,
  withCard,
  type Choice,
} from '../choice/choice.ts'
import { besides, divisionAction, obstacleTo } from '../choice/division.ts'
import { useBoard } from './board.ts'
import type { Stroke } from './keyboard.ts'
import { moved, stopsOf } from './cursor.ts'
import { oneMore, press as pressed, stepped, type Hit, type Pressed } from '../choice/pressing.ts'

export const createController = (props: TrayProps) => {
  const board = useBoard(props)
  const { session, mayAct } = board
  const { state, choice, division } = session

  /** Sends the choice as it stands, or says what is missing. */
  const commit = (): void => {
    if (!mayAct() || choice.value === null) return
    const view = board.view.value
    if (view.stage === 'divide') {
      const action = division.value === null ? null : divisionAction(division.value)
      if (action !== null) return props.act(action)
      const obstacle = division.value === null ? null : obstacleTo(division.value)
      return session.hint(obstacle?.is === 'empty' ? 'emptyOffer' : 'undivided')
    }
    const action = actionOf(view, choice.value)
    if (action !== null) props.act(action)
    else session.hint(`need.${needOf(view, choice.value)}`)
  }

  const ask = async (action: Action, at: Hit): Promise<void> => {
    const asked = session.at.value
    const error = await props.check(action)
    if (session.at.value !== asked) return
    session.complain(error === null ? { kind: 'hint', code: 'notNow', at } : { kind: 'refusal', error, at })
  }

  /** The choice that something pressed makes, and what is to be said of it. */
  const take = ({ choice: next, hint }: Pressed, hit: Hit | null = null): void => {
    session.change(next)
    if (hint !== undefined) session.hint(hint, hit)
  }

  const press = (hit: Hit): void => {
    state.cursor = hit
    if (!mayAct() || choice.value === null) return
    const result = pressed(board.view.value, choice.value, hit)
    take(result, hit)
    state.pressed = true
    if (result.ask !== undefined) void ask(result.ask, hit)
    if (result.commit) commit()
  }

  const change = (make: (now: Choice, view: View) => Choice): void => {
    if (mayAct() && choice.value !== null) session.change(make(choice.value, board.view.value))
  }

  /** Takes up a card of the hand, or lays it back when it is taken up again. */
  const pick = (slot: number): void => {
    const view = board.view.value
    const card = view.hand[slot]
    if (card === undefined) return
    change((now) => withCard(view, now.card === card && view.possible.cards.length > 1 ? null : card))
  }

  const giveUp = (): void => {
    const card = choice.value?.card ?? null
    if (card !== null && mayAct()) props.act({ type: 'giveUp', card })
  }
  const send = (action: Action): void => {
    if (mayAct()) props.act(action)
  }

  const back = (): void => {
    const { value } = choice
    if (division.value !== null) return session.lay(state.held, null)
    const next = value === null ? null : takenBack(board.view.value, value)
    if (next !== null) session.change(next)
    state.pressed = false
  }

  /** Whatever is numbered now. */
  const number = (index: number): void => {
    const view = board.view.value
    const { value } = choice
    if (value === null || !mayAct()) return
    if (view.stage === 'divide') {
      if (division.value !== null && index < division.value.offers) session.lay(state.held, index)
      return
    }
    const way = forkOf(view, value)[index]
    if (value.fork !== null) {
      if (way !== undefined) session.change(stepped(value, way))
      return
    }
    switch (taskOf(view, value)) {
      case 'choose':
        if (view.possible.offers.includes(index)) session.change({ ...value, offer: index })
        return
      case 'remove': {
        const seats = (view.possible.remove?.of ?? []).flatMap((count, seat) => (count > 0 ? [seat] : []))
        const seat = seats[index]
        if (seat !== undefined) take(oneMore(view, value, seat))
        return
      }
      default: {
        const opponent = opponentsIn(view, value.to)[index]
        if (needOf(view, value) === 'opponent' && opponent !== undefined)
          session.change({ ...value, seat: opponent })
        else pick(index)
      }
    }
  }

  const alongBorders = (): boolean => {
    const { value } = choice
    return (value !== null && isAboutBorders(board.view.value, value)) !== state.turned
  }

  const move = (stroke: Extract<Stroke, { does: 'move' }>): void => {
    if (choice.value === null) return
    const { arrow } = stroke
    if (division.value !== null && (arrow === 'ArrowLeft' || arrow === 'ArrowRight'))
      return moveHeld(arrow === 'ArrowRight' ? 1 : -1)
    const view = board.view.value
    state.cursor = moved(view, stopsOf(view, choice.value, alongBorders()), state.cursor, stroke.arrow)
    state.pressed = false
    state.complaint = null
  }

  /** A card further or back among those being divided. */
  const moveHeld = (step: 1 | -1): void => {
    if (division.value !== null) state.held = besides(division.value, state.held, step)
  }

  const strike = (stroke: Stroke): void => {
    const isReady = choice.value !== null && needOf(board.view.value, choice.value) === 'ready'
    switch (stroke.does) {
      case 'move':
        return move(stroke)
      case 'number':
        return number(stroke.index)
      case 'press':
        return press(state.cursor)
      case 'commit': {
        const isElsewhere = board.view.value.stage === 'divide' || board.view.value.stage === 'choose'
        const isCounting = board.view.value.stage === 'remove'
        return isElsewhere || isCounting || (isReady && state.pressed) ? commit() : press(state.cursor)
      }
      case 'drop':
        return session.clear()
      case 'back':
        return back()
      case 'turn':
        state.turned = !state.turned
        return move({ does: 'move', arrow: 'ArrowUp' })
      case 'free':
        if (division.value !== null) session.lay(state.held, null)
    }
  }

  return { ...board, commit, press, pick, change, giveUp, send, back, strike, number, moveHeld }
}
