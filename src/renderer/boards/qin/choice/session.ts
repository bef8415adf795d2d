/** What board and tray share while a tile is in hand; made once a table, reset by each position. */
import { computed, reactive, shallowRef } from 'vue'
import type { Event } from '../../../../engine/games/qin/event.ts'
import type { Kind } from '../../../../engine/games/qin/components/pieces.ts'
import type { Square } from '../../../../engine/games/qin/components/grid.ts'
import type { View } from '../../../../engine/games/qin/view/types.ts'
import type { Draftable } from '../../kit/drafts.ts'
import type { Verdict as VerdictOn } from '../../kit/verdict.ts'
import type { Turn } from '../board/geometry.ts'
import { fitted, handOf, placementOf, type Held } from './placing.ts'

/** What is to be said of the placement in hand. */
export type Verdict =
  | VerdictOn<Event>
  /** An end is beyond the edge: there is not even an action to ask about. */
  | { readonly is: 'beyond' }

const MIDDLE: Square = 84

/** Tiles entered so far, or a tile in hand and how it lies. */
interface Draft {
  readonly entered: readonly Kind[]
  readonly slot: number | null
  readonly turn: Turn
  readonly swapped: boolean
  readonly cursor: Square
  readonly pinned: boolean
}

/** How much of a match somebody has watched: the tiles that lay in which game, and who looked. */
interface Watched {
  readonly game: number
  readonly tiles: number
  readonly eyes: string
}

export const createSession = () => {
  const view = shallowRef<View | null>(null)
  const at = shallowRef('')
  /** What main says of the placement in hand. */
  const answer = shallowRef<VerdictOn<Event> | null>(null)
  const state = reactive({
    /** The place in hand the chosen tile comes from. */
    slot: null as number | null,
    turn: 0 as Turn,
    swapped: false,
    /** The square the keyboard is on, or the tile is laid over for now. */
    cursor: MIDDLE,
    /** The square under the pointer. */
    over: null as Square | null,
    /** The tile stays over the cursor when the pointer goes on. */
    pinned: false,
    /** The keyboard leads, so that the cursor counts as pointed at. */
    byKeys: false,
    hints: false,
    drag: null as { readonly x: number; readonly y: number } | null,
    /** A hint of the board's own why nothing was done. */
    complaint: null as string | null,
    /** Nothing moves: the position came by no step forward, or input has come since. */
    settled: true,
    /** Tiles chosen for entering what was drawn. */
    entered: [] as readonly Kind[],
  })
  let watched: Watched = { game: 0, tiles: -1, eyes: '' }

  const drop = (): void => {
    state.slot = null
    state.swapped = false
    state.pinned = false
    state.drag = null
    state.complaint = null
    answer.value = null
  }

  /**
   * A position arrives: what was in hand in another one is put back; a new tile is watched as it lands, if the
   * position came `forward` by a step.
   */
  const show = (next: View, step: string, reviewing: boolean, forward: boolean): void => {
    if (at.value !== step) {
      drop()
      state.entered = []
      // What happened comes before what lies under a pointer at rest.
      state.over = null
      const [eyes = ''] = step.split(':')
      const isNew = next.game > watched.game || next.tiles.length > watched.tiles
      const isNewToThem = !reviewing && eyes !== watched.eyes && /^\d/.test(eyes)
      state.settled = !forward || !(isNew || isNewToThem)
      watched = { game: next.game, tiles: next.tiles.length, eyes }
    }
    view.value = next
    at.value = step
  }

  const hand = (): readonly Kind[] => (view.value ? handOf(view.value) : [])

  /** Takes a tile of the hand, or puts it back when it is taken again. */
  const pick = (slot: number): void => {
    if (hand()[slot] === undefined) return
    const again = state.slot === slot && state.drag === null
    drop()
    state.slot = again ? null : slot
  }

  const anchor = (): Square | null => {
    if (state.pinned) return state.cursor
    return state.over ?? (state.byKeys ? state.cursor : null)
  }

  /** The chosen tile over a square, as it was turned. */
  const turnedOver = (square: Square): Held | null => {
    const tile = state.slot === null ? undefined : hand()[state.slot]
    return tile === undefined ? null : { tile, anchor: square, turn: state.turn, swapped: state.swapped }
  }
  /** A pointer means the place: the tile lies there as it fits. */
  const pointedOver = (square: Square): Held | null => {
    const asTurned = turnedOver(square)
    return asTurned && fitted(view.value?.fits ?? [], asTurned)
  }

  /** The chosen tile over the board; null while none is chosen or pointed with. */
  const held = (): Held | null => {
    const square = anchor()
    if (square === null) return null
    // Keys mean what they say.
    return state.pinned || state.over === null ? turnedOver(square) : pointedOver(square)
  }

  const verdict = computed((): Verdict | null => {
    const now = held()
    return now !== null && placementOf(now) === undefined ? { is: 'beyond' } : answer.value
  })

  /** Lays the tile over a square, where it stays until it is placed or laid elsewhere. */
  const pin = (square: Square): void => {
    state.complaint = null
    // Where it lies already it stays as it has been turned.
    if (state.pinned && state.cursor === square) return
    const shown = state.byKeys ? null : pointedOver(square)
    if (shown !== null) {
      state.turn = shown.turn
      state.swapped = shown.swapped
    }
    state.cursor = square
    state.pinned = true
  }

  const hint = (code: string): void => {
    state.complaint = code
  }

  const drafts: Draftable<View, Draft> = {
    read() {
      const { entered, slot, turn, swapped, cursor, pinned } = state
      return entered.length === 0 && slot === null ? null : { entered, slot, turn, swapped, cursor, pinned }
    },
    write: (draft) => void Object.assign(state, draft),
    asked: ({ by, stage, awaits }) => (by === 'chance' ? [stage, awaits] : null),
  }

  return { view, at, answer, verdict, state, drafts, show, hand, pick, drop, anchor, held, pin, hint }
}

export type Session = ReturnType<typeof createSession>
