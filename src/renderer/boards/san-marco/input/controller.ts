/** Carries keys and presses to the session and sends what is chosen on its way. */
import type { Action } from '../../../../engine/games/san-marco/action.ts'
import type { Event } from '../../../../engine/games/san-marco/event.ts'
import type { View } from '../../../../engine/games/san-marco/view/types.ts'
import type { BoardProps, TrayProps } from '../../kit/kit.ts'
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
import type { Stroke } from './keyboard.ts'
import { moved, stopsOf } from './moving.ts'
import { oneMore, press as pressed, stepped, type Hit } from '../choice/pressing.ts'
import { createSession, type Session } from '../choice/session.ts'

/** Where what is chosen goes: an action, an outcome people entered, the wish to play from here. */
export interface Ways {
  act(action: Action): void
  enter(outcome: Action): void
  tryHere(): void
}

// The kit knows its own game: a view, events and session of San Marco come to it under the shell's
// opaque types, and nothing but this board ever gets them.
export const viewOf = (props: TrayProps): View => props.view as View
export const eventsOf = (props: TrayProps): readonly Event[] => props.events as readonly Event[]
export const recentEventsOf = (props: TrayProps): readonly Event[] => props.story as readonly Event[]
const spare = createSession()
export const sessionOf = (props: TrayProps): Session => (props.session as Session | undefined) ?? spare

/** Why nothing can be chosen in this position, as a hint; null if it can. */
export const closedBecause = (props: TrayProps): string | null => {
  if (props.busy) return 'busy'
  const view = viewOf(props)
  if (props.playable) return view.by === 'chance' ? 'enter' : null
  if (view.stage === 'over') return 'over'
  return view.by === 'chance' ? 'luck' : 'notYourTurn'
}

export const createController = (props: BoardProps | TrayProps, ways: Ways) => {
  const session = sessionOf(props)
  const { state, choice, division } = session

  const isOpen = (): boolean => {
    if (props.looking) {
      ways.tryHere()
      return false
    }
    const hint = closedBecause(props)
    if (hint !== null) session.hint(hint)
    return hint === null
  }

  /** Sends the choice as it stands, or says what is missing. */
  const commit = (): void => {
    if (!isOpen() || choice.value === null) return
    const view = viewOf(props)
    if (view.stage === 'divide') {
      const action = division.value === null ? null : divisionAction(division.value)
      if (action !== null) return ways.act(action)
      const obstacle = division.value === null ? null : obstacleTo(division.value)
      return session.hint(obstacle?.is === 'empty' ? 'emptyOffer' : 'undivided')
    }
    const action = actionOf(view, choice.value)
    if (action !== null) ways.act(action)
    else session.hint(`need.${needOf(view, choice.value)}`)
  }

  const ask = async (action: Action, at: Hit): Promise<void> => {
    const asked = session.at.value
    const error = await props.check(action)
    if (session.at.value !== asked) return
    session.complain(error === null ? { kind: 'hint', code: 'notNow', at } : { kind: 'refusal', error, at })
  }

  const press = (hit: Hit): void => {
    state.cursor = hit
    if (!isOpen() || choice.value === null) return
    const result = pressed(viewOf(props), choice.value, hit)
    session.change(result.choice)
    state.pressed = true
    if (result.hint !== undefined) session.hint(result.hint, hit)
    if (result.ask !== undefined) void ask(result.ask, hit)
    if (result.commit) commit()
  }

  const change = (make: (now: Choice, view: View) => Choice): void => {
    if (isOpen() && choice.value !== null) session.change(make(choice.value, viewOf(props)))
  }

  /** Takes up a card of the hand, or lays it back when it is taken up again. */
  const pick = (slot: number): void => {
    const view = viewOf(props)
    const card = view.hand[slot]
    if (card === undefined) return
    change((now) => withCard(view, now.card === card && view.possible.cards.length > 1 ? null : card))
  }

  const giveUp = (): void => {
    const card = choice.value?.card ?? null
    if (card !== null && isOpen()) ways.act({ type: 'giveUp', card })
  }
  const send = (action: Action): void => {
    if (isOpen()) ways.act(action)
  }

  const back = (): void => {
    const { value } = choice
    if (division.value !== null) return session.lay(state.held, null)
    const next = value === null ? null : takenBack(viewOf(props), value)
    if (next !== null) session.change(next)
    state.pressed = false
  }

  /** Whatever is numbered now. */
  const number = (index: number): void => {
    const view = viewOf(props)
    const { value } = choice
    if (value === null || !isOpen()) return
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
        if (seat !== undefined) session.change(oneMore(view, value, seat))
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
    return (value !== null && isAboutBorders(viewOf(props), value)) !== state.turned
  }

  const move = (stroke: Extract<Stroke, { does: 'move' }>): void => {
    if (choice.value === null) return
    const view = viewOf(props)
    state.cursor = moved(view, stopsOf(view, choice.value, alongBorders()), state.cursor, stroke.arrow)
    state.pressed = false
    state.complaint = null
  }

  /** A card further or back among those being divided. */
  const moveHeld = (step: 1 | -1): void => {
    if (division.value !== null) state.held = besides(division.value, state.held, step)
  }

  const strike = (stroke: Stroke): void => {
    const isReady = choice.value !== null && needOf(viewOf(props), choice.value) === 'ready'
    switch (stroke.does) {
      case 'move':
        return move(stroke)
      case 'number':
        return number(stroke.index)
      case 'press':
        return press(state.cursor)
      case 'commit': {
        const isElsewhere = viewOf(props).stage === 'divide' || viewOf(props).stage === 'choose'
        const isCounting = viewOf(props).stage === 'remove'
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

  return { session, isOpen, commit, press, pick, change, giveUp, send, back, strike, number, moveHeld }
}
