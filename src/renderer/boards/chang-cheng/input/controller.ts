/** Carries keys and presses to the session and sends what is chosen on its way. */
import type { Action } from '../../../../engine/games/chang-cheng/action.ts'
import type { Event } from '../../../../engine/games/chang-cheng/event.ts'
import type { Letter } from '../../../../engine/games/chang-cheng/state.ts'
import type { View } from '../../../../engine/games/chang-cheng/view/types.ts'
import type { BoardProps, TrayProps } from '../../kit/kit.ts'
import { askOnce } from '../../kit/askPreview.ts'
import {
  actingCard,
  actionOf,
  press,
  takeCard,
  takeLetter,
  type Draft,
  type Held,
  type Target,
} from '../choice/draft.ts'
import { moved, targetAt, type Cursor, type Stroke } from './keyboard.ts'
import { createSession, type Session } from '../choice/session.ts'

/** Where what is chosen goes: an action, an outcome people entered, the wish to play from here. */
export interface Ways {
  act(action: Action): void
  tryHere(): void
}

// The kit knows its own game: a view, events and session of Chang Cheng come to it under the shell's
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
  if (props.playable) return view.by === 'chance' ? 'enter' : null
  if (view.stage === 'over') return 'over'
  return view.by === 'chance' ? 'drawing' : 'notYourTurn'
}

/** Asks main what the action in hand would do, once for each action in a position. */
export const createPreview = (props: BoardProps, session: Session) => {
  const ask = askOnce<Event>(props)
  let shown = ''
  return async (): Promise<void> => {
    const action = actionOf(viewOf(props), session.draft.value)
    const key = action === null ? '' : `${props.at} ${JSON.stringify(action)}`
    // Nothing is said of this action that was said of another.
    if (key !== shown) session.verdict.value = null
    shown = key
    if (action === null || !props.playable || props.busy) return
    const verdict = await ask(key, action)
    if (shown === key) session.verdict.value = verdict
  }
}

const isSame = (one: Action | null, other: Action | null): boolean =>
  one !== null && JSON.stringify(one) === JSON.stringify(other)

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

  /** Sends the action as it stands; main has the last word on it. */
  const commit = (): void => {
    if (!isOpen()) return
    const action = actionOf(viewOf(props), session.draft.value)
    if (action === null) return session.complain('unfinished')
    if (session.verdict.value?.is === 'refused') return session.complain('refused')
    ways.act(action)
  }

  const choose = (next: (view: View, draft: Draft) => Parameters<Session['take']>[0]): void => {
    if (isOpen()) session.take(next(viewOf(props), session.draft.value))
  }
  const letter = (which: Letter): void => choose((view, draft) => takeLetter(view, draft, which))
  const card = (which: Held): void => {
    if (which !== 'unseen' && viewOf(props).stage === 'effect') return option(which - 1)
    choose((view, draft) => takeCard(view, draft, which))
  }

  /** Chooses an effect of the acting card by its place in the list. */
  const option = (index: number): void => {
    const effect = optionsOf(viewOf(props))[index]
    if (effect !== undefined) choose((_, draft) => ({ draft: { ...draft, effect, here: null, there: null } }))
  }
  const none = (): void => {
    const view = viewOf(props)
    if (view.stage === 'neutral') choose((_, draft) => ({ draft: { ...draft, space: null, none: true } }))
    else option(optionsOf(view).findIndex(({ type }) => type === 'decline'))
  }

  /** The first press chooses; the same press again does what was chosen. */
  const point = (target: Target): void => {
    if (!isOpen()) return
    const view = viewOf(props)
    const before = actionOf(view, session.draft.value)
    const choice = press(view, session.draft.value, target)
    const isDouble = 'draft' in choice && choice.draft.pair !== null
    const after = 'draft' in choice ? actionOf(view, choice.draft) : null
    if (isSame(before, after) && !isDouble) return commit()
    session.take(choice)
  }

  /** The cursor waits where the next choice is made. */
  const goTo = (band: Cursor['band']): void => {
    state.cursor = { ...state.cursor, band }
  }

  const strike = (stroke: Stroke): void => {
    const view = viewOf(props)
    state.byKeys = true
    switch (stroke.does) {
      case 'move': {
        if (view.stage === 'side') {
          const side = stroke.arrow === 'ArrowLeft' ? 'left' : 'right'
          return choose((_, draft) => ({ draft: { ...draft, side } }))
        }
        state.cursor = moved(view, state.cursor, stroke.arrow)
        state.over = null
        state.complaint = null
        return
      }
      case 'card':
      case 'unseen':
        card(stroke.does === 'card' ? stroke.card : 'unseen')
        return goTo(session.draft.value.letter === 'B' ? 'province' : 'space')
      case 'letter':
        letter(stroke.letter)
        return goTo('space')
      case 'press':
        return pressKey(view)
      case 'drop':
        return session.drop()
      case 'none':
        return none()
      case 'next':
        return session.nextBeat()
      case 'zoom':
        return
    }
  }

  /** Enter chooses what the cursor is on; where everything is chosen it does it. */
  const pressKey = (view: View): void => {
    if (view.stage === 'side') return commit()
    const { draft } = session
    const target = targetAt(view, state.cursor)
    const acting = actingCard(view)
    const isByList =
      acting === 1 ||
      acting === 3 ||
      acting === 4 ||
      draft.value.none ||
      draft.value.effect?.type === 'decline'
    const isComplete = actionOf(view, draft.value) !== null
    const isB = draft.value.letter === 'B' && draft.value.card === null
    const isPair = target?.is === 'space' && draft.value.pair?.includes(target.at) === true
    if (isComplete && (isByList || isB || isPair)) return commit()
    if (target !== null) point(target)
  }

  return { session, isOpen, commit, letter, card, option, none, point, strike }
}

/** What the acting card can do without a place on the map, in the order of the tray. */
export const optionsOf = (view: View): readonly Action[] =>
  (view.reveal?.effects ?? []).flatMap((effect): readonly Action[] => {
    switch (effect.type) {
      case 'remove':
        return [{ type: 'remove', card: effect.card }]
      case 'raise':
      case 'lower':
      case 'extraWall':
      case 'decline':
        return [{ type: effect.type }]
      default:
        return []
    }
  })
