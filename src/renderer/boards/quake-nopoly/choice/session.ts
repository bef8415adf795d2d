/** What board and tray share while a choice is being made; made once a table, reset by each position. */
import { reactive, shallowRef } from 'vue'
import type { Event } from '../../../../engine/games/quake-nopoly/event.ts'
import type { BuildingId, Card, EventId } from '../../../../engine/games/quake-nopoly/components/cards.ts'
import type { View } from '../../../../engine/games/quake-nopoly/view/types.ts'
import type { ApiError } from '../../../../main/api/api.ts'
import type { Draftable } from '../../kit/drafts.ts'
import type { Verdict as VerdictOn } from '../../kit/verdict.ts'
import type { Stop } from '../input/cursor.ts'
import { startDraft, type Draft, touch, type Touch } from './draft.ts'

/** What main says of the action in hand. */
export type Verdict = VerdictOn<Event>

/** What the map shows: whose districts they are, or where storms and earthquakes hit harder. */
export const LAYERS = ['owners', 'weather', 'quake'] as const
export type Layer = (typeof LAYERS)[number]

/** An action half chosen, or what was typed or pressed of what was drawn. */
interface Made {
  readonly draft: Draft | null
  readonly entered: string | null
  readonly search: string
}

export const createSession = () => {
  const view = shallowRef<View | null>(null)
  const at = shallowRef('')
  const draft = shallowRef<Draft | null>(null)
  const verdict = shallowRef<Verdict | null>(null)
  const state = reactive({
    /** The level of a district card the keyboard is on. */
    cursor: { row: 0, land: 0, level: 0 } as Stop,
    /** Why nothing was done: a refusal, or a hint of the board's own. */
    complaint: null as { readonly error?: ApiError; readonly hint?: string } | null,
    layer: 'owners' as Layer,
    /** The district card under the pointer, to show its place on the map. */
    over: null as Card | null,
    /** A building of the hand, and where it is dragged. */
    drag: null as { readonly building: BuildingId; readonly x: number; readonly y: number } | null,
    /** A card of the last disaster phase looked at; null for the latest. */
    looked: null as EventId | null,
    /** Cards chosen for entering what was drawn. */
    entered: null as string | null,
    search: '',
    /** So many more cards of this draw nobody has seen. */
    leavingOpen: 0,
    /** Nothing moves: the position came by no step forward, or input has come since. */
    settled: true,
  })

  const drop = (): void => {
    draft.value = view.value ? startDraft(view.value) : null
    verdict.value = null
    state.drag = null
    state.complaint = null
  }

  /**
   * A position arrives: what was half chosen in another one is dropped. What is built is seen to land, if the position
   * came `forward` by a step.
   */
  const show = (next: View, step: string, forward: boolean): void => {
    const isNew = at.value !== step
    if (isNew) state.settled = !forward
    const before = view.value?.by
    view.value = next
    at.value = step
    if (!isNew && draft.value !== null) return
    drop()
    // The keyboard starts where there is something to do.
    if (typeof next.by === 'number' && next.by !== before) state.cursor = { row: next.by, land: 0, level: 0 }
    state.entered = null
    state.search = ''
    state.looked = null
  }

  const press = (touched: Touch): void => {
    if (!view.value || !draft.value) return
    draft.value = touch(draft.value, view.value, touched)
    state.complaint = null
  }

  const hint = (code: string): void => {
    state.complaint = { hint: code }
  }

  const isDraftBegun = (): boolean =>
    view.value !== null && JSON.stringify(draft.value) !== JSON.stringify(startDraft(view.value))
  /** There is something to drop. */
  const begun = (): boolean => state.complaint !== null || isDraftBegun()

  const drafts: Draftable<View, Made> = {
    read() {
      const { entered, search } = state
      const isBlank = entered === null && search === '' && !isDraftBegun()
      return isBlank ? null : { draft: draft.value, entered, search }
    },
    write(made) {
      draft.value = made.draft
      state.entered = made.entered
      state.search = made.search
    },
    asked: ({ by, task }) => (by === 'chance' ? task : null),
  }

  return { view, at, draft, verdict, state, drafts, show, press, drop, hint, begun }
}

export type Session = ReturnType<typeof createSession>
