/** Carries keys and presses to the session and sends what is chosen on its way. */
import type { Action } from '../../../../engine/games/quorsum/action.ts'
import type { Target } from '../../../../engine/games/quorsum/state.ts'
import type { TrayProps } from '../../kit/kit.ts'
import { cardsOf, isLive, type Card } from '../choice/turnCards.ts'
import { commitmentOf, enterDie, meant, setDice, type Choice } from '../choice/choice.ts'
import { addDie, takeDie } from '../choice/draft.ts'
import { neighbour } from '../board/geometry.ts'
import { useBoard } from './board.ts'
import type { Stroke } from './keyboard.ts'
import { nextEmpty, putSide, putValue, takeTile } from '../choice/laying.ts'

export const createController = (props: TrayProps) => {
  const board = useBoard(props)
  const { session, mayAct } = board
  const cards = (): readonly Card[] => cardsOf(board.view.value, board.recentEvents.value)

  const commit = (): void => {
    const { choice } = session
    if (!mayAct() || !choice.value) return
    const commitment = commitmentOf(choice.value, board.view.value)
    if (commitment.is === 'act') props.act(commitment.action)
    else if (commitment.is === 'enter') props.enter(commitment.outcome)
    else session.hint(commitment.code)
  }

  const send = (action: Action): void => {
    if (mayAct()) props.act(action)
  }

  const takeUp = (target: Target): void => {
    if (mayAct()) void session.takeUpCard(target, props.check)
  }

  /** Dice on whatever the keyboard is on. */
  const onCursor = (make: (choice: Choice, target: Target) => Choice): void => {
    if (!mayAct()) return
    const { cursor, part } = session.state
    session.change((choice, view) => make(choice, meant(view, cursor, part)))
  }

  const pressCursor = (): void => {
    if (!mayAct()) return
    const { cursor, part } = session.state
    if (board.view.value.stage === 'lay')
      session.change((choice) => {
        const side = choice.laid[cursor]?.side === 'dark' ? 'light' : 'dark'
        return { ...choice, laid: putSide(choice.laid, cursor, side) }
      })
    else void session.pressPlace(cursor, part, props.check).then((isDone) => isDone && commit())
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
        if (mayAct()) session.change((choice) => ({ ...choice, option: stroke.option }))
        return
      case 'card': {
        const card = cards()
          .filter(isLive)
          .find(({ letter }) => letter === 'abcd'.charAt(stroke.index))
        if (card) takeUp(card.allotment)
        return
      }
      case 'stop':
        if (board.view.value.stage === 'chain') send({ type: 'stop' })
        return
      case 'giveUp':
        return send({ type: 'giveUp' })
      case 'die':
        if (mayAct()) session.change((choice, view) => enterDie(choice, view, stroke.face))
        return
      case 'value':
        if (!mayAct()) return
        session.change((choice) => {
          const laid = putValue(choice.laid, state.cursor, stroke.value, choice.side)
          if (laid !== choice.laid) state.cursor = nextEmpty(laid, state.cursor)
          return { ...choice, laid }
        })
        return
      case 'side':
        if (!mayAct()) return
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

  return { ...board, commit, send, takeUp, strike }
}
