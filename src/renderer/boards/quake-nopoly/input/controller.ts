/** What keys, presses and drags do on the board: they change the draft, and do the action it amounts to. */
import type { Action } from '../../../../engine/games/quake-nopoly/action.ts'
import type { BuildingId } from '../../../../engine/games/quake-nopoly/components/cards.ts'
import { KINDS, type TrackName } from '../../../../engine/games/quake-nopoly/components/deck/types.ts'
import type { View } from '../../../../engine/games/quake-nopoly/view/types.ts'
import type { TrayProps } from '../../kit/kit.ts'
import { moved, settled } from './cursor.ts'
import {
  type TurnDoes,
  countOf,
  ofKind,
  pursesOf,
  actionOf,
  lackOf,
  touch,
  waiverOf,
  type Touch,
} from '../draft/draft.ts'
import { LAYERS, type Session, type Types } from '../draft/session.ts'
import { handToAct, seatToAct } from '../draft/table.ts'
import { followDrag } from '../../kit/drag.ts'
import { isArrow, type Arrow } from '../../kit/input.ts'
import { defineBoard } from '../../kit/board.ts'

/** What a board of Quake-nopoly is handed, as its own game knows it. */
export const useBoard = defineBoard<Types>({ chance: 'drawing', entering: 'enter' })

/** The board's keys: a pure table from a key to what it does. */
type Stroke =
  | { readonly does: 'move'; readonly arrow: Arrow }
  /** The card of the hand, the kind of piece, or the option of that place. */
  | { readonly does: 'digit'; readonly place: number }
  | { readonly does: 'choose'; readonly action: TurnDoes }
  | { readonly does: 'track'; readonly track: TrackName }
  | { readonly does: 'count'; readonly count: 1 | 2 }
  | { readonly does: 'press' | 'commit' | 'drop' | 'waive' | 'back' | 'kept' | 'layer' }

/** The letter of each action, shown on its button. */
export const LETTERS = {
  build: 'B',
  swapLand: 'L',
  review: 'V',
  strengthen: 'S',
  trade: 'T',
  plan: 'P',
  pass: 'N',
  buy: 'U',
  exchange: 'X',
  lend: 'G',
  undercut: 'D',
} as const satisfies Readonly<Record<Exclude<TurnDoes, 'play'>, string>>

const ACTION_OF: ReadonlyMap<string, TurnDoes> = new Map(
  // The keys of the table are all the actions it is declared with.
  Object.entries(LETTERS).map(([action, letter]) => [letter, action as TurnDoes]),
)

export const strokeOf = (key: string): Stroke | null => {
  if (isArrow(key)) return { does: 'move', arrow: key }
  if (/^[1-9]$/.test(key)) return { does: 'digit', place: Number(key) - 1 }
  const action = ACTION_OF.get(key.toUpperCase())
  if (action !== undefined) return { does: 'choose', action }
  switch (key.toLowerCase()) {
    case 'w':
      return { does: 'track', track: 'material' }
    case 'q':
      return { does: 'track', track: 'structure' }
    case '+':
      return { does: 'count', count: 2 }
    case '-':
      return { does: 'count', count: 1 }
    case 'k':
      return { does: 'kept' }
    case 'm':
      return { does: 'layer' }
    case 'o':
      return { does: 'waive' }
    case 'enter':
      return { does: 'commit' }
    case ' ':
      return { does: 'press' }
    case 'escape':
      return { does: 'drop' }
    case 'backspace':
      return { does: 'back' }
    default:
      return null
  }
}

// From what lies under the pointer to what is meant by it.

/** What an element of the board stands for, from the marks its parts carry; null beside them. */
export const touchedBy = (target: EventTarget | null): Touch | null => {
  if (!(target instanceof Element)) return null
  const read = (name: string): string | undefined =>
    target.closest(`[data-qk-${name}]`)?.getAttribute(`data-qk-${name}`) ?? undefined
  const building = read('building')
  const track = read('track')
  if (building !== undefined)
    return { on: 'built', building, track: track === 'material' || track === 'structure' ? track : null }
  const card = read('land')
  if (card !== undefined) return { on: 'land', card: Number(card) }
  const seat = read('seat')
  return seat === undefined ? null : { on: 'seat', seat: Number(seat) }
}

/** Why an action of the turn cannot be taken at all; null if it can, or the game does not say. */
export const hindranceOf = (
  view: View,
  does: TurnDoes,
): { readonly code: string; readonly rule: string } | null => {
  const turn = view.turnPossible
  if (!turn || does === 'play') return null
  return turn[does]?.why ?? null
}

export const createController = (props: TrayProps) => {
  const board = useBoard(props)
  const { session, draft, mayAct } = board
  const { state } = session

  const press = (touched: Touch): void => {
    if (!mayAct()) return
    session.change((now, view) => touch(now, view, touched))
    if (touched.on !== 'does' || draft.value.does === null) return
    const hindrance = hindranceOf(board.view.value, touched.does)
    if (hindrance) {
      session.drop()
      session.complain({ kind: 'refusal', error: { code: hindrance.code, rule: hindrance.rule }, at: null })
    }
  }

  /** A building of the hand is taken with the pointer. */
  const grab = (event: PointerEvent, building: BuildingId): void => {
    if (event.button === 0 && mayAct()) dragBuilding(event, building, session, press)
  }

  /** Does the action the draft amounts to, if main has not refused it. */
  const commit = (): void => {
    if (!mayAct()) return
    const action = actionOf(draft.value, board.view.value)
    if (action === null) session.hint(`lack.${lackOf(draft.value, board.view.value) ?? 'action'}`)
    else if (state.verdict?.is === 'refused')
      session.complain({ kind: 'refusal', error: state.verdict.error, at: null })
    else props.act(action)
  }

  const act = (action: Action): void => {
    if (mayAct()) props.act(action)
  }

  const waive = (): void => {
    const action = waiverOf(board.view.value)
    if (action !== null) act(action)
  }

  /** A press on the board: pressed again once all is chosen, it is done. */
  const pressOnce = (touched: Touch): void => {
    const before = JSON.stringify(draft.value)
    press(touched)
    const isSame = before === JSON.stringify(draft.value)
    if (!isSame || state.complaint !== null) return
    if (actionOf(draft.value, board.view.value) !== null) commit()
    // A press that means nothing here says what is looked for instead.
    else session.hint(`lack.${lackOf(draft.value, board.view.value) ?? 'action'}`)
  }

  const pressCursor = (): void => {
    const view = board.view.value
    const { row, land, level } = settled(view, state.cursor)
    const at = view.players[row]?.lands[land]
    if (!at) return
    const built = at.levels.find((each) => each.level === level)?.built
    pressOnce(built ? { on: 'built', building: built.building, track: null } : { on: 'land', card: at.card })
  }

  const digit = (place: number): void => {
    const view = board.view.value
    const now = draft.value
    const purse = pursesOf(now, view).find(({ side, count }) => countOf(now[side]) < count)
    const kind = KINDS[place]
    if (purse && kind) return press({ on: 'piece', side: purse.side, kind, by: 1 })
    const { choice } = view
    if (choice?.is === 'role' && choice.roles[place]) return press({ on: 'role', role: choice.roles[place] })
    if (choice?.is === 'forecast') {
      const change = ([0, -1, 1, -2, 2] as const)[place]
      return change === undefined ? undefined : press({ on: 'change', change })
    }
    if (choice?.is === 'keep') return act({ type: place === 0 ? 'carryOut' : 'keep' })
    if (choice?.is === 'hit' && choice.plays[place])
      return press({ on: 'event', event: choice.plays[place].event })
    if (now.does === 'lend') {
      const seat = view.turnPossible?.lend?.seats[place]
      return seat === undefined ? undefined : press({ on: 'seat', seat })
    }
    const building = handToAct(view)[place]
    if (building !== undefined) press({ on: 'hand', building })
  }

  /** The last piece chosen goes back. */
  const takeBack = (): void => {
    const { take, pay } = draft.value
    const side = countOf(take) > 0 ? 'take' : 'pay'
    const kind = KINDS.findLast((each) => ofKind(side === 'take' ? take : pay, each) > 0)
    if (kind) press({ on: 'piece', side, kind, by: -1 })
  }

  const strike = (stroke: Stroke): void => {
    const view = board.view.value
    switch (stroke.does) {
      case 'move':
        state.cursor = moved(view, state.cursor, stroke.arrow)
        state.complaint = null
        return
      case 'digit':
        return digit(stroke.place)
      case 'choose':
        return press({ on: 'does', does: stroke.action })
      case 'track': {
        const { building: built, does } = draft.value
        if (built !== null && does === 'strengthen')
          return press({ on: 'built', building: built, track: stroke.track })
        return press({ on: 'track', track: stroke.track })
      }
      case 'count':
        return press({ on: 'count', count: stroke.count })
      case 'kept': {
        const seat = seatToAct(view)
        const possible = view.turnPossible?.play ?? []
        const kept = seat === null ? [] : possible
        const now = kept.indexOf(draft.value.event ?? '')
        const event = kept[(now + 1) % Math.max(1, kept.length)]
        if (event === undefined) session.hint('lack.event')
        else press({ on: 'event', event })
        return
      }
      case 'press':
        return pressCursor()
      case 'commit':
        if (!mayAct()) return
        return actionOf(draft.value, view) === null ? pressCursor() : commit()
      case 'waive':
        return waive()
      case 'back':
        return takeBack()
      case 'layer':
        state.layer = LAYERS[(LAYERS.indexOf(state.layer) + 1) % LAYERS.length] ?? 'owners'
        return
      case 'drop':
        session.drop()
    }
  }

  return { ...board, press, pressOnce, grab, commit, act, waive, strike }
}

/** A building dragged from the hand over the district cards. */
const touchedUnder = ({ clientX, clientY }: PointerEvent): Touch | null =>
  touchedBy(document.elementFromPoint(clientX, clientY))

/** Drags a building: let go over a district card that is pressed with it, elsewhere all is as it was. */
const dragBuilding = (
  down: PointerEvent,
  building: BuildingId,
  session: Session,
  press: (touched: Touch) => void,
): void => {
  const { state } = session
  const { at, draft: before } = state
  const isHeld = (): boolean => state.at === at && state.draft?.building === building
  const putBack = (): void => {
    state.drag = null
    if (state.at === at) state.draft = before
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
