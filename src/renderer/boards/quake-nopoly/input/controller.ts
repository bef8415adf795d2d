/** What keys, presses and drags do on the board: they change the draft and do its action. */
import type { Action } from '../../../../engine/games/quake-nopoly/action.ts'
import type { BuildingId } from '../../../../engine/games/quake-nopoly/components/cards.ts'
import { KINDS, type TrackName } from '../../../../engine/games/quake-nopoly/components/deck/types.ts'
import type { View } from '../../../../engine/games/quake-nopoly/view/schema.ts'
import type { TrayProps } from '../../kit/kit.ts'
import { moved, nearestStop } from './cursor.ts'
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
import { LAYERS, roundOf, type Session, type Types } from '../draft/session.ts'
import { handToAct, seatToAct } from '../draft/table.ts'
import { followDrag } from '../../kit/drag.ts'
import type { Arrow } from '../../kit/keys.ts'
import { defineBoard } from '../../kit/board.ts'

/** The board's props, in the types of Quake-nopoly. */
export const useBoard = defineBoard<Types>({ chance: 'drawing', entering: 'enter' })

// Which thing an element under the pointer shows.

/** What an element of the board shows, by its data attributes; null beside the cards. */
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

/** Why an action of the turn is impossible; null if it is possible, or the view does not say. */
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

  /** Picks a building of the hand with the pointer. */
  const grab = (event: PointerEvent, building: BuildingId): void => {
    if (event.button === 0 && mayAct()) dragBuilding(event, building, session, press)
  }

  /** Does the draft's action unless the engine has refused it. */
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

  /** Sets no forecast for this card, nor for the others of the round. */
  const forecastNoMore = (): void => {
    if (!mayAct()) return
    state.noForecasts = roundOf(board.view.value)
    props.act({ type: 'forecast', change: 0 })
  }
  /** Sets no forecast for a card that has just come up, if that was wanted; a player who goes back to one is asked. */
  const keepForecastingNothing = (): void => {
    const view = board.view.value
    if (view.choice?.is !== 'forecast' || state.noForecasts !== roundOf(view)) return
    if (!props.playable || props.busy) return
    if (board.newEvents.value.length === 0) state.noForecasts = null
    else props.act({ type: 'forecast', change: 0 })
  }

  /** Handles a press on the board: a second press on a complete choice does it. */
  const pressOnce = (touched: Touch): void => {
    const before = JSON.stringify(draft.value)
    press(touched)
    const isSame = before === JSON.stringify(draft.value)
    if (!isSame || state.complaint !== null) return
    if (actionOf(draft.value, board.view.value) !== null) commit()
    // A press without meaning here shows a hint what to choose instead.
    else session.hint(`lack.${lackOf(draft.value, board.view.value) ?? 'action'}`)
  }

  const pressCursor = (): void => {
    const view = board.view.value
    const { row, land, level } = nearestStop(view, state.cursor)
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
      if (place === 5) return forecastNoMore()
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

  /** Takes back the last chosen piece. */
  const takeBack = (): void => {
    const { take, pay } = draft.value
    const side = countOf(take) > 0 ? 'take' : 'pay'
    const kind = KINDS.findLast((each) => ofKind(side === 'take' ? take : pay, each) > 0)
    if (kind) press({ on: 'piece', side, kind, by: -1 })
  }

  const move = (arrow: Arrow): void => {
    state.cursor = moved(board.view.value, state.cursor, arrow)
    state.complaint = null
  }
  /** Chooses the track to strengthen or to build with. */
  const track = (name: TrackName): void => {
    const { building, does } = draft.value
    if (building !== null && does === 'strengthen') press({ on: 'built', building, track: name })
    else press({ on: 'track', track: name })
  }
  /** Chooses the next of the kept cards that can be played. */
  const nextKept = (): void => {
    const view = board.view.value
    const kept = seatToAct(view) === null ? [] : (view.turnPossible?.play ?? [])
    const now = kept.indexOf(draft.value.event ?? '')
    const event = kept[(now + 1) % Math.max(1, kept.length)]
    if (event === undefined) session.hint('lack.event')
    else press({ on: 'event', event })
  }
  /** Enter does a complete action, otherwise it presses the place under the cursor. */
  const confirm = (): void => {
    if (!mayAct()) return
    if (actionOf(draft.value, board.view.value) === null) pressCursor()
    else commit()
  }
  const nextLayer = (): void => {
    state.layer = LAYERS[(LAYERS.indexOf(state.layer) + 1) % LAYERS.length] ?? 'owners'
  }

  return {
    ...board,
    press,
    pressOnce,
    grab,
    commit,
    act,
    waive,
    forecastNoMore,
    keepForecastingNothing,
    move,
    digit,
    track,
    nextKept,
    pressCursor,
    confirm,
    takeBack,
    nextLayer,
  }
}
export type Controller = ReturnType<typeof createController>

/** A building being dragged over the district cards. */
const touchedUnder = ({ clientX, clientY }: PointerEvent): Touch | null =>
  touchedBy(document.elementFromPoint(clientX, clientY))

/** Drags a building: dropped on a district card it counts as a press there, elsewhere nothing changes. */
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
