/** What board and tray share while a choice is being made; made once a table, reset by each position. */
import { reactive, shallowRef } from 'vue'
import type { Event } from '../../../../engine/games/san-marco/event.ts'
import {
  inCardOrder,
  inRisingOrder,
  type Card,
  type Limit,
} from '../../../../engine/games/san-marco/components/pieces.ts'
import type { View } from '../../../../engine/games/san-marco/view/types.ts'
import type { ApiError } from '../../../../main/api/api.ts'
import type { Draftable } from '../../kit/drafts.ts'
import type { Verdict as VerdictOn } from '../../kit/verdict.ts'
import { startChoice, type Choice } from './choice.ts'
import { nextFree, send, startDivision, type Division } from './division.ts'
import { namingOf } from '../tray/entering.ts'
import type { Hit } from './pressing.ts'

/** Why something pressed cannot be: the engine's refusal, or a hint of the board's own. */
export type Complaint =
  | { readonly kind: 'refusal'; readonly error: ApiError; readonly at: Hit | null }
  | { readonly kind: 'hint'; readonly code: string; readonly at: Hit | null }

/** What main says of the choice as it stands. */
export type Verdict = VerdictOn<Event>

const START: Hit = { is: 'district', district: 3, seat: null }

/** What is half said in a position: a choice, a division, or cards entered. */
interface Draft {
  readonly choice: Choice
  readonly division: Division | null
  readonly held: number
  readonly cards: readonly Card[]
  readonly limits: readonly Limit[]
}

/** What a position begins with. */
const startDraft = (view: View): Draft => {
  const table = view.stage === 'divide' ? view.tables.find(({ seat }) => seat === view.seat) : undefined
  return {
    choice: startChoice(view),
    division: table?.held && namingOf(view) === null ? startDivision(table.held, table.takers.length) : null,
    held: 0,
    cards: [],
    limits: [],
  }
}

export const createSession = () => {
  const view = shallowRef<View | null>(null)
  const at = shallowRef('')
  const choice = shallowRef<Choice | null>(null)
  const division = shallowRef<Division | null>(null)
  const verdict = shallowRef<Verdict | null>(null)
  const state = reactive({
    /** The district or border the keyboard is on. */
    cursor: START as Hit,
    /** The cursor was pressed and has not moved since: Enter goes on to confirm. */
    pressed: false,
    /** The keyboard leads along borders though districts are asked for, or the other way about. */
    turned: false,
    /** The card being divided that is taken up. */
    held: 0,
    /** A card being divided on its way with the pointer, and the offer under it. */
    drag: null as { readonly x: number; readonly y: number; readonly over: number | null } | null,
    /** The district or border under the pointer. */
    over: null as Hit | null,
    complaint: null as Complaint | null,
    /** Nothing moves: the position came by no step forward, or input has come since. */
    settled: true,
    /** Cards chosen for entering what was dealt. */
    cards: [] as readonly Card[],
    limits: [] as readonly Limit[],
  })

  const clear = (): void => {
    const now = view.value
    choice.value = now ? startChoice(now) : null
    verdict.value = null
    state.complaint = null
    state.drag = null
    state.pressed = false
    state.turned = false
  }

  const write = (draft: Draft): void => {
    choice.value = draft.choice
    division.value = draft.division
    state.held = draft.held
    state.cards = draft.cards
    state.limits = draft.limits
  }
  const drafts: Draftable<View, Draft> = {
    read() {
      if (view.value === null || choice.value === null) return null
      const { held, cards, limits } = state
      const now: Draft = { choice: choice.value, division: division.value, held, cards, limits }
      return JSON.stringify(now) === JSON.stringify(startDraft(view.value)) ? null : now
    },
    write,
    asked(now) {
      if (now.by === 'chance') return [now.stage, now.seat, now.toDeal, now.rolls]
      const naming = namingOf(now)
      return naming === null ? null : [now.stage, now.seat, naming]
    },
  }

  /** A position arrives, `forward` by a step that is seen to happen: what was half chosen in another one is dropped. */
  const show = (next: View, step: string, forward: boolean): void => {
    const isOther = at.value !== step || choice.value === null
    view.value = next
    at.value = step
    if (!isOther) return
    clear()
    write(startDraft(next))
    state.over = null
    state.settled = !forward
    const named = next.possible.remove?.district ?? null
    if (named !== null) state.cursor = { is: 'district', district: named, seat: null }
  }

  const change = (next: Choice): void => {
    choice.value = next
    state.complaint = null
  }

  /** The cards nobody has seen have been named: with those that are known they are divided. */
  const name = (): void => {
    const table = view.value?.tables.find(({ seat }) => seat === view.value?.seat)
    if (!table?.held) return
    const { held, takers } = table
    const all = { cards: [...held.cards, ...state.cards], limits: [...held.limits, ...state.limits] }
    division.value = startDivision(
      { cards: inCardOrder(all.cards), limits: inRisingOrder(all.limits) },
      takers.length,
    )
    state.held = 0
  }
  /** Back to naming them. */
  const unname = (): void => {
    division.value = null
  }

  /** Lays a card into an offer, or (null) back, and takes up the next. */
  const lay = (id: number, offer: number | null): void => {
    if (division.value === null) return
    division.value = send(division.value, id, offer)
    state.held = offer === null ? id : nextFree(division.value, id)
    state.complaint = null
  }

  const complain = (complaint: Complaint | null): void => {
    state.complaint = complaint
  }
  const hint = (code: string, where: Hit | null = null): void => {
    state.complaint = { kind: 'hint', code, at: where }
  }

  /** Something is chosen or said that can be dropped. */
  const begun = (): boolean =>
    state.complaint !== null ||
    state.pressed ||
    state.turned ||
    (view.value !== null && JSON.stringify(choice.value) !== JSON.stringify(startChoice(view.value)))

  return {
    view,
    at,
    choice,
    division,
    verdict,
    state,
    drafts,
    show,
    clear,
    begun,
    change,
    name,
    unname,
    lay,
    complain,
    hint,
  }
}

export type Session = ReturnType<typeof createSession>
