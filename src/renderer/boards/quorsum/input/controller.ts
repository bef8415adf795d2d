/** What keys, presses and drags do on the board: they change the draft and do its action. */
import { nextTick } from 'vue'
import type { Action } from '../../../../engine/games/quorsum/action.ts'
import type { Target } from '../../../../engine/games/quorsum/state.ts'
import type { TrayProps } from '../../kit/kit.ts'
import { cardsOf, isLive, type Card } from '../draft/turnCards.ts'
import {
  commitmentOf,
  enterDie,
  isSprint,
  meant,
  setDice,
  takesDice,
  type Draft,
  type Part,
} from '../draft/draft.ts'
import { addDie, takeDie, nextEmpty, putSide, putValue, sameTarget, takeTile } from '../draft/parts.ts'
import { neighbour, PAWN_REACH, PLACES, SIZE, centreOf } from '../board/geometry.ts'
import { followDrag } from '../../kit/drag.ts'
import { dropDie, pressPlace, takeUpCard, type Session, type Types } from '../draft/session.ts'
import type { Die, Side, TileValue } from '../../../../engine/games/quorsum/components/pieces.ts'
import type { Arrow } from '../../kit/keys.ts'
import { defineBoard } from '../../kit/board.ts'

/** The board's props, in the types of Quorsum. */
export const useBoard = defineBoard<Types>({
  chance: 'rolling',
  // The board accepts tiles and dice being entered at its own keys.
  entering: null,
})

/** From a pointer to its target: a place and its part, a card of the tray, a die being dragged. */
interface Hit {
  readonly place: number
  readonly part: Part
}

/** The place under a point, given the board's box; undefined outside the tiles. */
export const placeAt = (
  point: { readonly x: number; readonly y: number },
  box: { readonly left: number; readonly top: number; readonly width: number },
): Hit | undefined => {
  const unit = SIZE / box.width
  const x = (point.x - box.left) * unit
  const y = (point.y - box.top) * unit
  const place = PLACES.find((each) => {
    const centre = centreOf(each)
    return Math.abs(centre.x - x) <= 72 && Math.abs(centre.y - y) <= 72
  })
  if (place === undefined) return undefined
  const centre = centreOf(place)
  const inside = Math.hypot(centre.x - x, centre.y - y) <= PAWN_REACH
  return { place, part: inside ? 'pawn' : 'tile' }
}

const BOARD = '[data-quorsum-board]'
const CARD = '[data-quorsum-card]'

const targetFrom = (key: string | undefined): Target | null => {
  const [, kind, number] = /^([pt])(\d+)$/.exec(key ?? '') ?? []
  if (kind === undefined) return null
  const id = Number(number)
  if (kind === 't') return { tile: id }
  return id === 0 || id === 1 || id === 2 || id === 3 ? { pawn: id } : null
}

/** The target to which a die dropped here would be allotted. */
const dropTarget = (session: Session, x: number, y: number): Target | null => {
  const under = document.elementFromPoint(x, y)
  const card = under?.closest<HTMLElement>(CARD)
  if (card) return targetFrom(card.dataset['quorsumCard'])
  const board = under?.closest<HTMLElement>(BOARD)
  const { view } = session.state
  if (!board || !view) return null
  const hit = placeAt({ x, y }, board.getBoundingClientRect())
  return hit ? meant(view, hit.place, hit.part) : null
}

/** Drags a die from the pawn or tile it was allotted to; `from` is null for a free one. */
export const dragDie = (down: PointerEvent, session: Session, from: Target | null): void => {
  const { state } = session
  followDrag(down, {
    moved: ({ clientX, clientY }) => {
      state.drag = { from, x: clientX, y: clientY }
      state.over = dropTarget(session, clientX, clientY)
    },
    dropped: ({ clientX, clientY }) => {
      state.over = null
      dropDie(session, dropTarget(session, clientX, clientY))
    },
    cancelled: () => {
      state.drag = null
      state.over = null
    },
  })
}

export const createController = (props: TrayProps) => {
  const board = useBoard(props)
  const { session, draft, mayAct } = board
  const { state } = session
  const cards = (): readonly Card[] => cardsOf(board.view.value, board.recentEvents.value)

  const commit = (): void => {
    if (!mayAct()) return
    const commitment = commitmentOf(draft.value, board.view.value)
    // As the tray of a lesson has no button for it.
    if (props.taught === true && board.view.value.stage === 'allot' && draft.value.allotted.length === 0)
      return
    if (commitment.is === 'act') props.act(commitment.action)
    else if (commitment.is === 'enter') props.enter(commitment.outcome)
    else session.hint(commitment.code)
  }

  const send = (action: Action): void => {
    if (mayAct()) props.act(action)
  }

  /** Picks an action still open. Another one than the moving pawn’s stops that pawn first (QO-13). */
  const takeUp = async (target: Target): Promise<void> => {
    if (!mayAct()) return
    const { chain } = board.view.value
    if (chain !== null && !sameTarget(target, { pawn: chain.pawn })) {
      await props.act({ type: 'stop' })
      await nextTick()
    }
    await takeUpCard(session, target, props.check)
  }

  /** Puts dice on the target under the cursor. */
  const onCursor = (make: (draft: Draft, target: Target) => Draft): void => {
    if (!mayAct()) return
    const { cursor, part } = state
    const target = meant(board.view.value, cursor, part)
    if (takesDice(board.view.value, target)) session.change((draft) => make(draft, target))
    else session.hint('noFlips', cursor)
  }

  const pressCursor = (): void => {
    if (!mayAct()) return
    const { cursor, part } = state
    if (board.view.value.stage === 'lay')
      session.change((draft) => {
        const side = draft.laid[cursor]?.side === 'dark' ? 'light' : 'dark'
        return { ...draft, laid: putSide(draft.laid, cursor, side) }
      })
    else void pressPlace(session, cursor, part, props.check).then((isDone) => isDone && commit())
  }

  const move = (arrow: Arrow): void => {
    state.cursor = neighbour(state.cursor, arrow)
    state.part = 'pawn'
  }
  /** Switches the cursor between the pawn and the tile of its cell. */
  const togglePart = (): void => {
    if (isSprint(board.view.value)) return
    state.part = state.part === 'pawn' ? 'tile' : 'pawn'
  }
  const diceOnCursor = (count: number): void => onCursor((now, target) => setDice(now, target, count))
  const oneMore = (): void => onCursor((now, target) => ({ ...now, allotted: addDie(now.allotted, target) }))
  const oneLess = (): void => onCursor((now, target) => ({ ...now, allotted: takeDie(now.allotted, target) }))
  /** Picks the card with that letter, or the first or second option. */
  const card = (index: number): void => {
    if (board.view.value.stage === 'choose') {
      if (mayAct()) session.change((now) => ({ ...now, option: index === 0 ? 'first' : 'place' }))
      return
    }
    const found = cards()
      .filter(isLive)
      .find(({ letter }) => letter === 'abcd'.charAt(index))
    if (found) void takeUp(found.allotment)
  }
  const stop = (): void => {
    if (board.view.value.stage === 'chain') send({ type: 'stop' })
  }
  const giveUp = (): void => send({ type: 'giveUp' })

  // Entering a roll, or the layout of the tiles.

  const enterFace = (face: Die): void => {
    if (mayAct()) session.change((now, view) => enterDie(now, view, face))
  }
  const putTile = (value: TileValue): void => {
    if (!mayAct()) return
    session.change((now) => {
      const laid = putValue(now.laid, state.cursor, value, now.side)
      if (laid !== now.laid) state.cursor = nextEmpty(laid, state.cursor)
      return { ...now, laid }
    })
  }
  const turnTo = (side: Side): void => {
    if (mayAct()) session.change((now) => ({ ...now, side, laid: putSide(now.laid, state.cursor, side) }))
  }
  const back = (): void => {
    session.change((now, view) =>
      view.stage === 'lay'
        ? { ...now, laid: takeTile(now.laid, state.cursor) }
        : { ...now, dice: now.dice.slice(0, -1) },
    )
  }

  return {
    ...board,
    commit,
    send,
    takeUp,
    pressCursor,
    move,
    togglePart,
    diceOnCursor,
    oneMore,
    oneLess,
    card,
    stop,
    giveUp,
    enterFace,
    putTile,
    turnTo,
    back,
  }
}
export type Controller = ReturnType<typeof createController>
