/** What keys, presses and drags do on the board: they change the draft and do its action. */
import type { Action } from '../../../../engine/games/chang-cheng/action.ts'
import type { Letter } from '../../../../engine/games/chang-cheng/state.ts'
import type { View } from '../../../../engine/games/chang-cheng/view/schema.ts'
import type { TrayProps } from '../../kit/kit.ts'
import {
  actingCard,
  actionOf,
  press,
  takeBack,
  takeCard,
  takeLetter,
  type Draft,
  type Drafted,
  type Held,
  type Target,
} from '../draft/draft.ts'
import { moved, targetAt, type Cursor } from './cursor.ts'
import { nextBeat, skipReveals } from '../reveal/reveals.ts'
import { take, type Session, type Types } from '../draft/session.ts'
import { followDrag } from '../../kit/drag.ts'
import type { Arrow } from '../../kit/keys.ts'
import { defineBoard } from '../../kit/board.ts'

/** The board's props, in the types of Chang Cheng. */
export const useBoard = defineBoard<Types>({ chance: 'drawing', entering: 'enter' })

// Which place an element under the pointer belongs to.

/** The space, province or region that an element of the map belongs to; null outside them. */
export const targetOf = (element: EventTarget | null): Target | null => {
  const cell = element instanceof Element ? element.closest('[data-cc-is]') : null
  const is = cell?.getAttribute('data-cc-is')
  const at = Number(cell?.getAttribute('data-cc-at'))
  return is === 'space' || is === 'province' || is === 'region' ? { is, at } : null
}

const isSame = (one: Action | null, other: Action | null): boolean =>
  one !== null && JSON.stringify(one) === JSON.stringify(other)

export const createController = (props: TrayProps) => {
  const board = useBoard(props)
  const { session, draft } = board
  const { state } = session

  /** A player who may act and chooses something ends what is being told. */
  const mayAct = (): boolean => {
    const may = board.mayAct()
    if (may) skipReveals(state)
    return may
  }

  /** Does the draft's action unless the engine has refused it. */
  const commit = (): void => {
    if (!mayAct()) return
    const action = actionOf(board.view.value, draft.value)
    if (action === null) return session.hint('unfinished')
    if (state.verdict?.is === 'refused') return session.hint('refused')
    props.act(action)
  }

  const choose = (next: (view: View, draft: Draft) => Drafted): void => {
    if (mayAct()) take(session, next(board.view.value, draft.value))
  }
  const letter = (which: Letter): void => choose((view, now) => takeLetter(view, now, which))
  const card = (which: Held): void => {
    if (which !== 'unseen' && board.view.value.stage === 'effect') return option(which - 1)
    choose((view, now) => takeCard(view, now, which))
  }

  /** Chooses an effect of the acting card by its position in the list. */
  const option = (index: number): void => {
    const effect = optionsOf(board.view.value)[index]
    if (effect !== undefined) choose((_, now) => ({ draft: { ...now, effect, here: null, there: null } }))
  }
  const none = (): void => {
    const view = board.view.value
    if (view.stage === 'neutral') choose((_, now) => ({ draft: { ...now, space: null, none: true } }))
    else option(optionsOf(view).findIndex(({ type }) => type === 'decline'))
  }

  /** The first press chooses; the same press again does the chosen action. */
  const point = (target: Target): void => {
    if (!mayAct()) return
    const view = board.view.value
    const before = actionOf(view, draft.value)
    const next = press(view, draft.value, target)
    const isDouble = 'draft' in next && next.draft.pair !== null
    const after = 'draft' in next ? actionOf(view, next.draft) : null
    if (isSame(before, after) && !isDouble) return commit()
    take(session, next)
  }

  /** Lays the card in hand as a press there would, without doing the action. */
  const lay = (target: Target): void => choose((view, now) => press(view, now, target))

  /** Moves the cursor to the band where the next press belongs. */
  const goTo = (band: Cursor['band']): void => {
    state.cursor = { ...state.cursor, band }
  }

  const move = (arrow: Arrow): void => {
    state.byKeys = true
    const view = board.view.value
    if (view.stage === 'side') {
      const side = arrow === 'ArrowLeft' ? 'left' : 'right'
      return choose((_, now) => ({ draft: { ...now, side } }))
    }
    state.cursor = moved(view, state.cursor, arrow)
    state.cursorMoved = true
    state.over = null
    state.complaint = null
  }
  const cardByKey = (which: Held): void => {
    state.byKeys = true
    card(which)
    goTo(draft.value.letter === 'B' ? 'province' : 'space')
  }
  const letterByKey = (which: Letter): void => {
    state.byKeys = true
    letter(which)
    goTo('space')
  }
  const back = (): void => {
    state.byKeys = true
    choose((_, now) => takeBack(now))
  }
  const drop = (): void => {
    state.byKeys = true
    session.drop()
  }
  const noneByKey = (): void => {
    state.byKeys = true
    none()
  }
  const next = (): void => {
    state.byKeys = true
    nextBeat(state)
  }

  /** Enter does what is chosen, or chooses the place the cursor has moved to since. */
  const pressCursor = (): void => {
    state.byKeys = true
    const view = board.view.value
    if (view.stage === 'side') return commit()
    const acting = actingCard(view)
    const isByList = acting === 1 || acting === 3 || acting === 4
    const isB = draft.value.letter === 'B' && draft.value.card === null
    const isComplete = actionOf(view, draft.value) !== null
    if (isComplete && (isByList || isB || !state.cursorMoved)) return commit()
    const target = targetAt(view, state.cursor)
    if (target !== null) point(target)
  }

  return {
    ...board,
    mayAct,
    commit,
    letter,
    card,
    option,
    none,
    point,
    lay,
    move,
    cardByKey,
    letterByKey,
    noneByKey,
    pressCursor,
    back,
    drop,
    next,
  }
}
export type Controller = ReturnType<typeof createController>

/** Effects of the acting card that need no place on the map, in the order of the tray. */
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

// Dragging an action card from the hand to the map.

/** What the controller does with a dragged card. */
interface Laying {
  readonly card: (which: Held) => void
  readonly lay: (target: Target) => void
}

const targetUnder = ({ clientX, clientY }: PointerEvent): Target | null =>
  targetOf(document.elementFromPoint(clientX, clientY))

/** Drags a card of the hand: dropped on the map it is laid as by a press there, elsewhere nothing changes. */
export const dragCard = (down: PointerEvent, which: Held, session: Session, { card, lay }: Laying): void => {
  const { state } = session
  const { at, draft: before } = state
  const isHeld = (): boolean => state.at === at && state.draft?.card === which
  const end = (): void => {
    state.drag = null
    state.over = null
  }
  const putBack = (): void => {
    end()
    if (state.at === at) state.draft = before
  }
  followDrag(down, {
    started: () => {
      if (!isHeld()) card(which)
    },
    moved: (event) => {
      state.drag = isHeld() ? { x: event.clientX, y: event.clientY } : null
      state.byKeys = false
      state.over = targetUnder(event)
    },
    dropped: (event) => {
      const target = targetUnder(event)
      if (target === null) return putBack()
      end()
      if (isHeld()) lay(target)
    },
    cancelled: putBack,
  })
}
