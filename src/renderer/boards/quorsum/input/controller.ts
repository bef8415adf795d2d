/** What keys, presses and drags do on the board: they change the draft, and do the action it amounts to. */
import type { Action } from '../../../../engine/games/quorsum/action.ts'
import type { Target } from '../../../../engine/games/quorsum/state.ts'
import type { TrayProps } from '../../kit/kit.ts'
import { cardsOf, isLive, type Card } from '../draft/turnCards.ts'
import { commitmentOf, enterDie, meant, setDice, type Draft, type Part } from '../draft/draft.ts'
import { addDie, takeDie, nextEmpty, putSide, putValue, takeTile } from '../draft/parts.ts'
import { neighbour, PAWN_REACH, PLACES, SIZE, centreOf } from '../board/geometry.ts'
import { followDrag } from '../../kit/drag.ts'
import { dropDie, pressPlace, takeUpCard, type Session, type Types } from '../draft/session.ts'
import type { Die, TileValue } from '../../../../engine/games/quorsum/components/pieces.ts'
import type { View } from '../../../../engine/games/quorsum/view/types.ts'
import { isArrow, type Arrow } from '../../kit/input.ts'
import { defineBoard } from '../../kit/board.ts'

/** What a board of Quorsum is handed, as its own game knows it. */
export const useBoard = defineBoard<Types>({
  chance: 'rolling',
  // Tiles are laid out and dice entered at the board's own keys.
  entering: null,
})

/** The board's keys: a pure table from a key, in a position, to what it does. */
type Stroke =
  | { readonly does: 'move'; readonly arrow: Arrow }
  | { readonly does: 'dice'; readonly count: number }
  | { readonly does: 'more' | 'less' | 'press' | 'commit' | 'clear' | 'part' | 'back' | 'stop' | 'giveUp' }
  | { readonly does: 'option'; readonly option: 'first' | 'place' }
  | { readonly does: 'card'; readonly index: number }
  | { readonly does: 'die'; readonly face: Die }
  | { readonly does: 'value'; readonly value: TileValue }
  | { readonly does: 'side'; readonly side: 'dark' | 'light' }

const FACES = new Map<string, Die>([
  ['1', 1],
  ['2', 2],
  ['3', 3],
  ['4', 4],
  ['5', 5],
  ['6', 6],
])
const VALUES = new Map<string, TileValue>([
  ['2', 2],
  ['3', 3],
  ['4', 4],
  ['5', 5],
  ['6', 6],
])

const staged = (key: string, stage: View['stage']): Stroke | null => {
  const small = key.toLowerCase()
  switch (stage) {
    case 'choose':
      if (small === 'a') return { does: 'option', option: 'first' }
      return small === 'b' ? { does: 'option', option: 'place' } : null
    case 'allot':
      if (/^[0-4]$/.test(key)) return { does: 'dice', count: Number(key) }
      if (key === '+' || key === '=') return { does: 'more' }
      if (key === '-' || key === 'Backspace' || key === 'Delete') return { does: 'less' }
      return small === 't' ? { does: 'part' } : null
    case 'carry':
    case 'chain':
      if (/^[abcd]$/.test(small)) return { does: 'card', index: 'abcd'.indexOf(small) }
      if (small === 's') return { does: 'stop' }
      if (small === 'g') return { does: 'giveUp' }
      return small === 't' ? { does: 'part' } : null
    case 'opening':
    case 'roll': {
      const face = FACES.get(key)
      if (face !== undefined) return { does: 'die', face }
      return key === 'Backspace' ? { does: 'back' } : null
    }
    case 'lay': {
      const value = VALUES.get(key)
      if (value !== undefined) return { does: 'value', value }
      if (small === 'd') return { does: 'side', side: 'dark' }
      if (small === 'l') return { does: 'side', side: 'light' }
      return key === 'Backspace' || key === 'Delete' ? { does: 'back' } : null
    }
    case 'place':
    case 'over':
      return null
  }
}

/** What a key does at the board, or null when it does nothing there. */
export const strokeOf = (key: string, stage: View['stage']): Stroke | null => {
  if (isArrow(key)) return { does: 'move', arrow: key }
  if (key === 'Enter') return { does: 'commit' }
  if (key === 'Escape') return { does: 'clear' }
  if (key === ' ') return { does: 'press' }
  return staged(key, stage)
}

/** From a pointer to what is meant: a place and its part, a card of the tray, a die being dragged. */
interface Hit {
  readonly place: number
  readonly part: Part
}

/** The place under a point, given the box the board fills; undefined beside the tiles. */
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

/** What a die let go here would be allotted to. */
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
    if (commitment.is === 'act') props.act(commitment.action)
    else if (commitment.is === 'enter') props.enter(commitment.outcome)
    else session.hint(commitment.code)
  }

  const send = (action: Action): void => {
    if (mayAct()) props.act(action)
  }

  const takeUp = (target: Target): void => {
    if (mayAct()) void takeUpCard(session, target, props.check)
  }

  /** Dice on whatever the keyboard is on. */
  const onCursor = (make: (draft: Draft, target: Target) => Draft): void => {
    if (!mayAct()) return
    const { cursor, part } = state
    session.change((draft, view) => make(draft, meant(view, cursor, part)))
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

  const strike = (stroke: Stroke): void => {
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
        return session.drop()
      case 'press':
        return pressCursor()
      case 'dice':
        return onCursor((draft, target) => setDice(draft, target, stroke.count))
      case 'more':
        return onCursor((draft, target) => ({ ...draft, allotted: addDie(draft.allotted, target) }))
      case 'less':
        return onCursor((draft, target) => ({ ...draft, allotted: takeDie(draft.allotted, target) }))
      case 'option':
        if (mayAct()) session.change((draft) => ({ ...draft, option: stroke.option }))
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
        if (mayAct()) session.change((draft, view) => enterDie(draft, view, stroke.face))
        return
      case 'value':
        if (!mayAct()) return
        session.change((draft) => {
          const laid = putValue(draft.laid, state.cursor, stroke.value, draft.side)
          if (laid !== draft.laid) state.cursor = nextEmpty(laid, state.cursor)
          return { ...draft, laid }
        })
        return
      case 'side':
        if (!mayAct()) return
        session.change((draft) => ({
          ...draft,
          side: stroke.side,
          laid: putSide(draft.laid, state.cursor, stroke.side),
        }))
        return
      case 'back':
        session.change((draft, view) =>
          view.stage === 'lay'
            ? { ...draft, laid: takeTile(draft.laid, state.cursor) }
            : { ...draft, dice: draft.dice.slice(0, -1) },
        )
    }
  }

  return { ...board, commit, send, takeUp, strike }
}
