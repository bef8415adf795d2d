/** What keys, presses and drags do on the board: they change the draft and do its action. */
import type { Action } from '../../../../engine/games/san-marco/action.ts'
import type { View } from '../../../../engine/games/san-marco/view/schema.ts'
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
  type Draft,
  takeableOf,
} from '../draft/draft.ts'
import { cardBeside, divisionAction, obstacleTo } from '../draft/division.ts'
import { oneMore, press as pressed, stepped, type Hit, type Pressed } from '../draft/pressing.ts'
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
import type { Arrow } from '../../kit/keys.ts'
import { followDrag } from '../../kit/drag.ts'
import { layCard, type Session, type Types } from '../draft/session.ts'
import { defineBoard } from '../../kit/board.ts'

/** The board's props, in the types of San Marco. */
export const useBoard = defineBoard<Types>({ chance: 'luck', entering: 'enter' })

// Dragging a card from offer to offer while dividing cards.

/** The offer in which a card dropped here would land: null beside all of them, undefined outside. */
const boxUnder = (event: PointerEvent): number | null | undefined => {
  const under = document.elementFromPoint(event.clientX, event.clientY)
  const box = under?.closest<HTMLElement>('[data-sm-box]')?.dataset['smBox']
  if (box === undefined) return undefined
  return box === 'pool' ? null : Number(box)
}

/** Drags a card into the offer where it is dropped. */
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
      if (box !== undefined) layCard(session, id, box)
    },
    cancelled: end,
  })
}

/** A number in an attribute of the drawing; null if missing. */
const numberIn = (text: string | undefined): number | null =>
  text === undefined || text === '' ? null : Number(text)

/** The row, district, bridge or border an element of the map belongs to; null for open water. */
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

// Places the keyboard cursor can reach on the map, and their names for comparison.

/** `d3`, `b0-1`, `b0-1:2`: identifies a place on the map. */
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

/** The slot of a border: that of an owner's bridge, or the next free one. */
export const slotOf = (view: View, hit: Extract<Hit, { is: 'border' }>): number => {
  const owners = view.borders.find(({ at }) => sameBorder(at, hit.at))?.owners ?? []
  const slot = hit.owner === null ? owners.length : owners.indexOf(hit.owner)
  return Math.min(slot, 2)
}

export const pointOf = (view: View, hit: Hit): Point =>
  hit.is === 'district' ? centreOf(hit.district) : spanOf(hit.at, slotOf(view, hit))

/** The stops of the arrow keys: districts, borders, or the bridges that can be taken. */
export const stopsOf = (view: View, draft: Draft, alongBorders: boolean): readonly Hit[] => {
  if (!alongBorders) return DISTRICT_HITS
  if (needOf(view, draft) !== 'take') return BORDER_HITS
  return takeableOf(view).map(({ at, seat }) => ({ is: 'border', at, owner: seat }))
}

/** The stop an arrow leads to; from a place that is not a stop, the nearest stop. */
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
  const { session, draft, mayAct } = board
  const { state } = session

  /** Does the draft's action, or says what is missing. */
  const commit = (): void => {
    if (!mayAct()) return
    const view = board.view.value
    if (view.stage === 'divide') {
      const { division } = draft.value
      const action = division === null ? null : divisionAction(division)
      if (action !== null) return void props.act(action)
      const obstacle = division === null ? null : obstacleTo(division)
      return session.hint(obstacle?.is === 'empty' ? 'emptyOffer' : 'undivided')
    }
    const action = actionOf(view, draft.value)
    if (action !== null) props.act(action)
    else session.hint(`need.${needOf(view, draft.value)}`)
  }

  const ask = async (action: Action, at: Hit): Promise<void> => {
    const asked = state.at
    const error = await props.check(action)
    if (state.at !== asked) return
    session.complain(error === null ? { kind: 'hint', code: 'notNow', at } : { kind: 'refusal', error, at })
  }

  /** Takes over the draft a press leads to, and shows its hint. */
  const take = ({ draft: next, hint }: Pressed, hit: Hit | null = null): void => {
    session.change(() => next)
    if (hint !== undefined) session.hint(hint, hit)
  }

  const press = (hit: Hit): void => {
    state.cursor = hit
    if (!mayAct()) return
    const result = pressed(board.view.value, draft.value, hit)
    take(result, hit)
    if (result.ask !== undefined) void ask(result.ask, hit)
    if (result.commit) commit()
  }

  const change = (make: (now: Draft, view: View) => Draft): void => {
    if (mayAct()) session.change(make)
  }

  /** Picks a card of the hand, or drops it when it is picked again. */
  const pick = (slot: number): void => {
    const view = board.view.value
    const card = view.hand[slot]
    if (card === undefined) return
    change((now) => withCard(view, now.card === card && view.possible.cards.length > 1 ? null : card))
  }

  const giveUp = (): void => {
    const { card } = draft.value
    if (card !== null && mayAct()) props.act({ type: 'giveUp', card })
  }
  const send = (action: Action): void => {
    if (mayAct()) props.act(action)
  }

  const back = (): void => {
    if (draft.value.division !== null) return layCard(session, state.held, null)
    const next = takenBack(board.view.value, draft.value)
    if (next !== null) session.change(() => next)
  }

  /** Chooses by number whatever is numbered in this stage. */
  const number = (index: number): void => {
    const view = board.view.value
    const { value } = draft
    if (!mayAct()) return
    if (view.stage === 'divide') {
      if (value.division !== null && index < value.division.offers) layCard(session, state.held, index)
      return
    }
    const way = forkOf(view, value)[index]
    if (value.fork !== null) {
      if (way !== undefined) session.change(() => stepped(value, way))
      return
    }
    switch (taskOf(view, value)) {
      case 'assign': {
        const seat = view.possible.roles?.seats[index]
        if (seat !== undefined) session.change((now) => ({ ...now, seat }))
        return
      }
      case 'choose':
        if (view.possible.offers.includes(index)) session.change((now) => ({ ...now, offer: index }))
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
          session.change((now) => ({ ...now, seat: opponent }))
        else pick(index)
      }
    }
  }

  const alongBorders = (): boolean => isAboutBorders(board.view.value, draft.value) !== state.turned

  const move = (arrow: Arrow): void => {
    if (draft.value.division !== null && (arrow === 'ArrowLeft' || arrow === 'ArrowRight'))
      return moveHeld(arrow === 'ArrowRight' ? 1 : -1)
    const view = board.view.value
    state.cursor = moved(view, stopsOf(view, draft.value, alongBorders()), state.cursor, arrow)
    state.cursorMoved = true
    state.complaint = null
  }

  /** Moves forward or back among the cards being divided. */
  const moveHeld = (step: 1 | -1): void => {
    const { division } = draft.value
    if (division !== null) state.held = cardBeside(division, state.held, step)
  }

  /** Enter does what is chosen, or presses the place the cursor has moved to since. */
  const confirm = (): void => {
    const { stage } = board.view.value
    const isReady = needOf(board.view.value, draft.value) === 'ready'
    const isBesideMap = ['divide', 'choose', 'remove', 'assign'].includes(stage)
    if (isBesideMap || (isReady && !state.cursorMoved)) commit()
    else press(state.cursor)
  }
  /** Switches the cursor between districts and borders. */
  const turn = (): void => {
    state.turned = !state.turned
    move('ArrowUp')
  }
  /** Returns the picked card to those in no offer. */
  const free = (): void => {
    if (draft.value.division !== null) layCard(session, state.held, null)
  }

  return {
    ...board,
    commit,
    confirm,
    press,
    pick,
    change,
    giveUp,
    send,
    back,
    move,
    number,
    moveHeld,
    turn,
    free,
  }
}
export type Controller = ReturnType<typeof createController>
