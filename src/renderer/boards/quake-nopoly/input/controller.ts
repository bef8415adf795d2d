/** Carries keys and presses to the session and sends what is chosen on its way. */
import type { Action } from '../../../../engine/games/quake-nopoly/action.ts'
import type { BuildingId } from '../../../../engine/games/quake-nopoly/components/cards.ts'
import { KINDS } from '../../../../engine/games/quake-nopoly/components/deck/types.ts'
import type { View } from '../../../../engine/games/quake-nopoly/view/types.ts'
import type { TrayProps } from '../../kit/kit.ts'
import { moved, settled } from './cursor.ts'
import { actionOf, lackOf, waiverOf } from '../choice/draftAction.ts'
import { pursesOf } from '../choice/piecesOwed.ts'
import type { Touch } from '../choice/draftPress.ts'
import type { TurnDoes } from '../choice/draft.ts'
import { useBoard } from './board.ts'
import { dragBuilding } from './drag.ts'
import type { Stroke } from './keyboard.ts'
import { countOf, ofKind } from '../choice/pieceCounts.ts'
import { LAYERS } from '../choice/session.ts'
import { handToAct, seatToAct } from '../choice/table.ts'

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
  const { session, mayAct } = board
  const { state } = session

  const press = (touched: Touch): void => {
    if (!mayAct()) return
    session.press(touched)
    if (touched.on !== 'does' || session.draft.value?.does === null) return
    const hindrance = hindranceOf(board.view.value, touched.does)
    if (hindrance) {
      session.drop()
      state.complaint = { error: { code: hindrance.code, rule: hindrance.rule } }
    }
  }

  /** A building of the hand is taken with the pointer. */
  const grab = (event: PointerEvent, building: BuildingId): void => {
    if (event.button === 0 && mayAct()) dragBuilding(event, building, session, press)
  }

  /** Sends the action in hand; main has the last word on it. */
  const commit = (): void => {
    if (!mayAct()) return
    const draft = session.draft.value
    if (!draft) return
    const action = actionOf(draft, board.view.value)
    if (action === null) session.hint(`lack.${lackOf(draft, board.view.value) ?? 'action'}`)
    else if (session.verdict.value?.is === 'refused') state.complaint = { error: session.verdict.value.error }
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
    const before = session.draft.value
    press(touched)
    const draft = session.draft.value
    const isSame = before !== null && JSON.stringify(before) === JSON.stringify(draft)
    if (!isSame || draft === null || state.complaint !== null) return
    if (actionOf(draft, board.view.value) !== null) commit()
    // A press that means nothing here says what is looked for instead.
    else session.hint(`lack.${lackOf(draft, board.view.value) ?? 'action'}`)
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
    const draft = session.draft.value
    if (!draft) return
    const purse = pursesOf(draft, view).find(({ side, count }) => countOf(draft[side]) < count)
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
    if (draft.does === 'lend') {
      const seat = view.turnPossible?.lend?.seats[place]
      return seat === undefined ? undefined : press({ on: 'seat', seat })
    }
    const building = handToAct(view)[place]
    if (building !== undefined) press({ on: 'hand', building })
  }

  /** The last piece chosen goes back. */
  const takeBack = (): void => {
    const draft = session.draft.value
    if (!draft) return
    const side = countOf(draft.take) > 0 ? 'take' : 'pay'
    const kind = KINDS.findLast((each) => ofKind(draft[side], each) > 0)
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
        const built = session.draft.value?.building ?? null
        if (built !== null && session.draft.value?.does === 'strengthen')
          return press({ on: 'built', building: built, track: stroke.track })
        return press({ on: 'track', track: stroke.track })
      }
      case 'count':
        return press({ on: 'count', count: stroke.count })
      case 'kept': {
        const seat = seatToAct(view)
        const possible = view.turnPossible?.play ?? []
        const kept = seat === null ? [] : possible
        const now = kept.indexOf(session.draft.value?.event ?? '')
        const event = kept[(now + 1) % Math.max(1, kept.length)]
        if (event === undefined) session.hint('lack.event')
        else press({ on: 'event', event })
        return
      }
      case 'press':
        return pressCursor()
      case 'commit': {
        const draft = session.draft.value
        if (draft && mayAct()) {
          if (actionOf(draft, view) !== null) commit()
          else pressCursor()
        }
        return
      }
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
