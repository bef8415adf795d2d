/** Carries keys and presses to the session and sends what is chosen on its way. */
import type { Action } from '../../../../engine/games/quake-nopoly/action.ts'
import { KINDS } from '../../../../engine/games/quake-nopoly/components/deck/types.ts'
import type { Event } from '../../../../engine/games/quake-nopoly/event.ts'
import type { View } from '../../../../engine/games/quake-nopoly/view/types.ts'
import type { TrayProps } from '../../kit/kit.ts'
import { askOnce } from '../../kit/askPreview.ts'
import { moved, settled } from './cursor.ts'
import { actionOf, lackOf, pursesOf, waiverOf, type Touch, type TurnDoes } from '../choice/draft.ts'
import type { Stroke } from './keyboard.ts'
import { countOf, ofKind } from '../choice/pieceCounts.ts'
import { createSession, LAYERS, type Session } from '../choice/session.ts'
import { handToAct, seatToAct } from '../choice/table.ts'

/** Where what is chosen goes: an action, or the wish to play from here. */
export interface Ways {
  act(action: Action): void
  tryHere(): void
}

// The kit knows its own game: a view, events and session of Quake-nopoly come to it under the shell's
// opaque types, and nothing but this board ever gets them.
export const viewOf = (props: TrayProps): View => props.view as View
export const recentEventsOf = (props: TrayProps): readonly Event[] => props.story as readonly Event[]
export const newEventsOf = (props: TrayProps): readonly Event[] => props.newEvents as readonly Event[]
export const eventsOf = (props: TrayProps): readonly Event[] => props.events as readonly Event[]
const spare = createSession()
export const sessionOf = (props: TrayProps): Session => (props.session as Session | undefined) ?? spare

/** Why nothing can be chosen in this position, as a hint; null if it can. */
const closedBecause = (props: TrayProps): string | null => {
  if (props.busy) return 'busy'
  const view = viewOf(props)
  if (view.by === 'nobody') return 'over'
  if (props.playable) return view.by === 'chance' ? 'enter' : null
  return view.by === 'chance' ? 'drawing' : 'notYourTurn'
}

/** Asks main what the action in hand would do, once for each action in a position. */
export const createPreview = (props: TrayProps, session: Session) => {
  const ask = askOnce<Event>(props)
  let shown = ''
  return async (): Promise<void> => {
    const draft = session.draft.value
    const action = draft === null ? null : actionOf(draft, viewOf(props))
    if (action === null || !props.playable || props.busy) {
      session.verdict.value = null
      shown = ''
      return
    }
    const key = `${props.at} ${JSON.stringify(action)}`
    // Nothing is said of this action that was said of another.
    if (key !== shown) session.verdict.value = null
    shown = key
    const verdict = await ask(key, action)
    if (shown === key) session.verdict.value = verdict
  }
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

export const createController = (props: TrayProps, ways: Ways) => {
  const session = sessionOf(props)
  const { state } = session

  const isOpen = (): boolean => {
    if (props.looking) {
      ways.tryHere()
      return false
    }
    const hint = closedBecause(props)
    if (hint !== null) state.complaint = { hint }
    return hint === null
  }

  const press = (touched: Touch): void => {
    if (!isOpen()) return
    session.press(touched)
    if (touched.on !== 'does' || session.draft.value?.does === null) return
    const hindrance = hindranceOf(viewOf(props), touched.does)
    if (hindrance) {
      session.drop()
      state.complaint = { error: { code: hindrance.code, rule: hindrance.rule } }
    }
  }

  /** Sends the action in hand; main has the last word on it. */
  const commit = (): void => {
    if (!isOpen()) return
    const draft = session.draft.value
    if (!draft) return
    const action = actionOf(draft, viewOf(props))
    if (action === null) state.complaint = { hint: `lack.${lackOf(draft, viewOf(props)) ?? 'action'}` }
    else if (session.verdict.value?.is === 'refused') state.complaint = { error: session.verdict.value.error }
    else ways.act(action)
  }

  const act = (action: Action): void => {
    if (isOpen()) ways.act(action)
  }

  const waive = (): void => {
    const action = waiverOf(viewOf(props))
    if (action !== null) act(action)
  }

  /** A press on the board: pressed again once all is chosen, it is done. */
  const pressOnce = (touched: Touch): void => {
    const before = session.draft.value
    press(touched)
    const draft = session.draft.value
    const isSame = before !== null && JSON.stringify(before) === JSON.stringify(draft)
    if (!isSame || draft === null || state.complaint !== null) return
    if (actionOf(draft, viewOf(props)) !== null) commit()
    // A press that means nothing here says what is looked for instead.
    else state.complaint = { hint: `lack.${lackOf(draft, viewOf(props)) ?? 'action'}` }
  }

  const pressCursor = (): void => {
    const view = viewOf(props)
    const { row, land, level } = settled(view, state.cursor)
    const at = view.players[row]?.lands[land]
    if (!at) return
    const built = at.levels.find((each) => each.level === level)?.built
    pressOnce(built ? { on: 'built', building: built.building, track: null } : { on: 'land', card: at.card })
  }

  const digit = (place: number): void => {
    const view = viewOf(props)
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
    const view = viewOf(props)
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
        if (event === undefined) state.complaint = { hint: 'lack.event' }
        else press({ on: 'event', event })
        return
      }
      case 'press':
        return pressCursor()
      case 'commit': {
        const draft = session.draft.value
        if (draft && isOpen()) {
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

  return { session, isOpen, press, pressOnce, commit, act, waive, strike }
}
