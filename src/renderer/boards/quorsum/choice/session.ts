/** What board and tray share while a choice is being made; made once a table, reset by each position. */
import { reactive, shallowRef } from 'vue'
import type { Action } from '../../../../engine/games/quorsum/action.ts'
import type { Target } from '../../../../engine/games/quorsum/state.ts'
import type { Place } from '../../../../engine/games/quorsum/components/grid.ts'
import type { View } from '../../../../engine/games/quorsum/view/types.ts'
import type { ApiError } from '../../../../main/api/api.ts'
import type { Draftable } from '../../kit/drafts.ts'
import {
  press,
  startChoice,
  takeBack,
  takeUp,
  type Choice,
  type Part,
  type Pressed,
  whyLost,
} from './choice.ts'
import { isPawn, moveDie } from './draft.ts'

/** Why something pressed cannot be: the engine's refusal, or a hint of the board's own. */
export type Complaint =
  | { readonly kind: 'refusal'; readonly error: ApiError; readonly at: Place | null }
  | { readonly kind: 'hint'; readonly code: string; readonly at: Place | null }

export interface Drag {
  /** Where the die was taken from; null for the free ones. */
  readonly from: Target | null
  readonly x: number
  readonly y: number
}

type Check = (action: Action) => Promise<ApiError | null>

const isBare = (view: View): boolean => view.tiles.length === 0

export const createSession = () => {
  const view = shallowRef<View | null>(null)
  const at = shallowRef('')
  const state = reactive({
    /** The cell the keyboard is on, and which part of it is meant when an own pawn stands there. */
    cursor: 5 as Place,
    part: 'pawn' as Part,
    complaint: null as Complaint | null,
    drag: null as Drag | null,
    /** Nothing moves: the position came by no step forward, or input has come since. */
    settled: true,
    /** The card or place under the pointer, to show its counterpart. */
    over: null as Target | null,
  })
  const choice = shallowRef<Choice | null>(null)

  /** A position arrives, `forward` by a step that is seen to happen: what was half chosen in another one is dropped. */
  const show = (next: View, step: string, forward: boolean): void => {
    if (at.value !== step || choice.value === null || isBare(next) !== isBare(view.value ?? next)) {
      choice.value = startChoice(next)
      state.complaint = null
      state.drag = null
    }
    // In a lesson an answer leads to another position at the same step.
    if (next !== view.value) state.complaint = null
    if (at.value !== step) state.settled = !forward
    view.value = next
    at.value = step
  }

  const change = (make: (choice: Choice, view: View) => Choice): void => {
    if (!view.value || !choice.value) return
    choice.value = make(choice.value, view.value)
    state.complaint = null
  }

  /** True if what was pressed is to be done now. */
  const settle = async (pressed: Pressed, place: Place | null, check: Check): Promise<boolean> => {
    choice.value = pressed.choice
    state.complaint = null
    if (pressed.reason !== undefined)
      state.complaint = { kind: 'refusal', error: { code: pressed.reason }, at: place }
    if (pressed.hint !== undefined) state.complaint = { kind: 'hint', code: pressed.hint, at: place }
    if (!pressed.ask) return pressed.commit === true
    const asked = at.value
    const error = await check(pressed.ask)
    if (error && at.value === asked) state.complaint = { kind: 'refusal', error, at: place }
    return false
  }

  /** True if the target pressed was chosen before: it is to be rolled for. */
  const pressPlace = async (place: Place, part: Part, check: Check): Promise<boolean> => {
    if (!view.value || !choice.value) return false
    return settle(press(choice.value, view.value, place, part), place, check)
  }

  const takeUpCard = async (target: Target, check: Check): Promise<void> => {
    if (!view.value || !choice.value) return
    await settle(takeUp(choice.value, view.value, target), null, check)
  }

  const takeDieBack = (place: Place, part: Part): void => {
    change((now, on) => takeBack(now, on, place, part))
  }

  /** The die being dragged is let go over a target, or over nothing: then it is free again. */
  const drop = (to: Target | null): void => {
    const from = state.drag?.from ?? null
    state.drag = null
    change((now) => ({ ...now, draft: moveDie(now.draft, from, to) }))
    const bar = to !== null && view.value !== null ? whyLost(view.value, to) : null
    if (bar !== null && to !== null && !isPawn(to)) state.complaint = { kind: 'hint', code: bar, at: to.tile }
  }

  const clear = (): void => {
    if (view.value) choice.value = startChoice(view.value)
    state.complaint = null
    state.drag = null
  }

  const complain = (complaint: Complaint | null): void => {
    state.complaint = complaint
  }
  const hint = (code: string): void => complain({ kind: 'hint', code, at: null })

  const drafts: Draftable<View, Choice> = {
    read() {
      const [now, on] = [choice.value, view.value]
      return on === null || JSON.stringify(now) === JSON.stringify(startChoice(on)) ? null : now
    },
    write: (made) => void (choice.value = made),
    asked: ({ by, stage, mover, openingRolls }) =>
      by === 'chance' ? [stage, mover, openingRolls.length] : null,
  }
  /** Something is chosen or said that can be dropped. */
  const begun = (): boolean => state.complaint !== null || drafts.read() !== null

  return {
    view,
    choice,
    drafts,
    state,
    show,
    change,
    pressPlace,
    takeUpCard,
    takeDieBack,
    drop,
    clear,
    complain,
    hint,
    begun,
  }
}

export type Session = ReturnType<typeof createSession>
