/** Carries keys and presses to the session and sends what is chosen on its way. */
import type { Action } from '../../../../engine/games/quorsum/action.ts'
import type { Event } from '../../../../engine/games/quorsum/event.ts'
import type { Target } from '../../../../engine/games/quorsum/state.ts'
import type { View } from '../../../../engine/games/quorsum/view/types.ts'
import type { BoardProps, TrayProps } from '../../kit/kit.ts'
import { cardsOf, isLive, type Card } from '../choice/turnCards.ts'
import { commitmentOf, enterDie, meant, setDice, type Choice } from '../choice/choice.ts'
import { addDie, takeDie } from '../choice/draft.ts'
import { neighbour } from '../board/geometry.ts'
import type { Stroke } from './keyboard.ts'
import { nextEmpty, putSide, putValue, takeTile } from '../choice/laying.ts'
import { createSession, type Session } from '../choice/session.ts'

/** Where what is chosen goes: an action, an outcome people entered, the wish to play from here. */
export interface Ways {
  act(action: Action): void
  enter(outcome: Action): void
  tryHere(): void
}

// The kit knows its own game: a view, events and session of Quorsum come to it under the shell's
// opaque types, and nothing but this board ever gets them.
export const viewOf = (props: TrayProps): View => props.view as View
export const eventsOf = (props: TrayProps): readonly Event[] => props.events as readonly Event[]
export const recentEventsOf = (props: TrayProps): readonly Event[] => props.story as readonly Event[]
const spare = createSession()
export const sessionOf = (props: TrayProps): Session => (props.session as Session | undefined) ?? spare

/** Why nothing can be chosen in this position, as a hint; null if it can. */
export const closedBecause = (props: TrayProps): string | null => {
  if (props.busy) return 'busy'
  if (props.playable) return null
  const view = viewOf(props)
  if (view.stage === 'over') return 'over'
  return view.by === 'chance' ? 'rolling' : 'notYourTurn'
}

export const createController = (props: BoardProps | TrayProps, ways: Ways) => {
  const session = sessionOf(props)
  const cards = (): readonly Card[] => cardsOf(viewOf(props), recentEventsOf(props))

  const isOpen = (): boolean => {
    if (props.looking) {
      ways.tryHere()
      return false
    }
    const hint = closedBecause(props)
    if (hint !== null) session.complain({ kind: 'hint', code: hint, at: null })
    return hint === null
  }

  const commit = (): void => {
    const { choice } = session
    if (!isOpen() || !choice.value) return
    const commitment = commitmentOf(choice.value, viewOf(props))
    if (commitment.is === 'act') ways.act(commitment.action)
    else if (commitment.is === 'enter') ways.enter(commitment.outcome)
    else session.complain({ kind: 'hint', code: commitment.code, at: null })
  }

  const send = (action: Action): void => {
    if (isOpen()) ways.act(action)
  }

  const takeUp = (target: Target): void => {
    if (isOpen()) void session.takeUpCard(target, props.check)
  }

  /** Dice on whatever the keyboard is on. */
  const onCursor = (make: (choice: Choice, target: Target) => Choice): void => {
    if (!isOpen()) return
    const { cursor, part } = session.state
    session.change((choice, view) => make(choice, meant(view, cursor, part)))
  }

  const pressCursor = (): void => {
    if (!isOpen()) return
    const { cursor, part } = session.state
    if (viewOf(props).stage === 'lay')
      session.change((choice) => {
        const side = choice.laid[cursor]?.side === 'dark' ? 'light' : 'dark'
        return { ...choice, laid: putSide(choice.laid, cursor, side) }
      })
    else void session.pressPlace(cursor, part, props.check)
  }

  const strike = (stroke: Stroke): void => {
    const { state } = session
    switch (stroke.does) {
      case 'move':
        state.cursor = neighbour(state.cursor, stroke.arrow)
        state.part = 'pawn'
        return
      case 'part':
        state.part = state.part === 'pawn' ? 'tile' : 'pawn'
        return
      case 'commit':
        return commit()
      case 'clear':
        return session.clear()
      case 'press':
        return pressCursor()
      case 'dice':
        return onCursor((choice, target) => setDice(choice, target, stroke.count))
      case 'more':
        return onCursor((choice, target) => ({ ...choice, draft: addDie(choice.draft, target) }))
      case 'less':
        return onCursor((choice, target) => ({ ...choice, draft: takeDie(choice.draft, target) }))
      case 'option':
        if (isOpen()) session.change((choice) => ({ ...choice, option: stroke.option }))
        return
      case 'card': {
        const card = cards()
          .filter(isLive)
          .find(({ letter }) => letter === 'abcd'.charAt(stroke.index))
        if (card) takeUp(card.allotment)
        return
      }
      case 'stop':
        if (viewOf(props).stage === 'chain') send({ type: 'stop' })
        return
      case 'giveUp':
        return send({ type: 'giveUp' })
      case 'die':
        if (isOpen()) session.change((choice, view) => enterDie(choice, view, stroke.face))
        return
      case 'value':
        if (!isOpen()) return
        session.change((choice) => {
          const laid = putValue(choice.laid, state.cursor, stroke.value, choice.side)
          if (laid !== choice.laid) state.cursor = nextEmpty(laid, state.cursor)
          return { ...choice, laid }
        })
        return
      case 'side':
        if (!isOpen()) return
        session.change((choice) => ({
          ...choice,
          side: stroke.side,
          laid: putSide(choice.laid, state.cursor, stroke.side),
        }))
        return
      case 'back':
        session.change((choice, view) =>
          view.stage === 'lay'
            ? { ...choice, laid: takeTile(choice.laid, state.cursor) }
            : { ...choice, dice: choice.dice.slice(0, -1) },
        )
    }
  }

  return { session, cards, isOpen, commit, send, takeUp, strike }
}
