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
  takeableOf,
} from '../choice/choice.ts'
import { besides, divisionAction, obstacleTo } from '../choice/division.ts'
import { oneMore, press as pressed, stepped, type Hit, type Pressed } from '../choice/pressing.ts'
import { DISTRICT_NUMBERS } from '../../../../engine/games/san-marco/components/districts.ts'
import {
  borderKey,
  centreOf,
  EACH_BORDER,
  sameBorder,
  spanOf,
  towards,
  type Point,
} from '../board/geometry.ts'
import { type Arrow, isArrow } from '../../kit/input.ts'
import { followDrag } from '../../kit/drag.ts'
import type { Session } from '../choice/session.ts'
import type { Event } from '../../../../engine/games/san-marco/event.ts'
import { defineBoard } from '../../kit/board.ts'

/** What a board of San Marco is handed, as its own game knows it. */
export const useBoard = defineBoard<View, Event, Session>({ chance: 'luck', entering: 'enter' })

/** The board's keys: a pure table from a key to what it does. */
type Stroke =
  | { readonly does: 'move'; readonly arrow: Arrow }
  /** A card, an offer, a bridge of several, a seat, a face: whatever is numbered now, counted from 0. */
  | { readonly does: 'number'; readonly index: number }
  | { readonly does: 'press' | 'commit' | 'drop' | 'back' | 'turn' | 'free' }

export const strokeOf = (key: string): Stroke | null => {
  if (isArrow(key)) return { does: 'move', arrow: key }
  if (/^[1-9]$/.test(key)) return { does: 'number', index: Number(key) - 1 }
  switch (key.toLowerCase()) {
    case 'enter':
      return { does: 'commit' }
    case ' ':
      return { does: 'press' }
    case 'escape':
      return { does: 'drop' }
    case 'backspace':
      return { does: 'back' }
    case 'b':
      return { does: 'turn' }
    case '0':
      return { does: 'free' }
    default:
      return null
  }
}

// A card dragged from offer to offer while cards are divided.

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

/** From what lies under the pointer to what is meant by it. */
const numberIn = (text: string | undefined): number | null =>
  text === undefined || text === '' ? null : Number(text)

/** The row, district, bridge or border an element of the map belongs to; null in the open water. */
export const hitOf = (target: EventTarget | null): Hit | null => {
  if (!(target instanceof Element)) return null
  const border = target.closest<SVGElement>('[data-sm-border]')
  if (border) {
    const at = EACH_BORDER.find((each) => borderKey(each) === border.dataset['smBorder'])
    return at === undefined ? null : { is: 'border', at, owner: numberIn(border.dataset['smOwner']) }
  }
  const district = numberIn(target.closest<SVGElement>('[data-sm-district]')?.dataset['smDistrict'])
  const [, seat] = target.closest<SVGElement>('[data-sm-row]')?.dataset['smRow']?.split(':') ?? []
  return district === null ? null : { is: 'district', district, seat: numberIn(seat) }
}

// Where the keyboard can go on the map, and what a place there is called to compare it.

/** `d3`, `b0-1`, `b0-1:2`: a name for a place on the map. */
export const hitKey = (hit: Hit): string =>
  hit.is === 'district'
    ? `d${hit.district}`
    : `b${borderKey(hit.at)}${hit.owner === null ? '' : `:${hit.owner}`}`

const DISTRICT_HITS: readonly Hit[] = DISTRICT_NUMBERS.map((district) => ({
  is: 'district',
  district,
  seat: null,
}))
const BORDER_HITS: readonly Hit[] = EACH_BORDER.map((at) => ({ is: 'border', at, owner: null }))

/** The place in its slot of a border: an owner's bridge, or the next free one. */
export const slotOf = (view: View, hit: Extract<Hit, { is: 'border' }>): number => {
  const owners = view.borders.find(({ at }) => sameBorder(at, hit.at))?.owners ?? []
  const slot = hit.owner === null ? owners.length : owners.indexOf(hit.owner)
  return Math.min(slot, 2)
}

export const pointOf = (view: View, hit: Hit): Point =>
  hit.is === 'district' ? centreOf(hit.district) : spanOf(hit.at, slotOf(view, hit))

/** The places arrows lead along: districts, borders, or the bridges that can be taken. */
export const stopsOf = (view: View, choice: Choice, alongBorders: boolean): readonly Hit[] => {
  if (!alongBorders) return DISTRICT_HITS
  if (needOf(view, choice) !== 'take') return BORDER_HITS
  return takeableOf(view).map(({ at, seat }) => ({ is: 'border', at, owner: seat }))
}

/** The stop an arrow leads to; from a place that is none of the stops the nearest of them. */
export const moved = (view: View, stops: readonly Hit[], from: Hit, arrow: Arrow): Hit => {
  const index = stops.findIndex((stop) => hitKey(stop) === hitKey(from))
  const points = stops.map((stop) => pointOf(view, stop))
  if (index >= 0) return stops[towards(points, index, arrow)] ?? from
  const start = pointOf(view, from)
  const far = points.map(({ x, y }) => Math.hypot(x - start.x, y - start.y))
  return stops[far.indexOf(Math.min(...far))] ?? from
}

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
