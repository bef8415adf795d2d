import { defineStore } from 'pinia'
import { ref, computed, onScopeDispose, shallowRef, watch, type Ref } from 'vue'
import type { ApiError } from '../../main/api/api.ts'
import type { ParamsFor } from './i18n.ts'
import { sentenceOf } from './errors.ts'
import { isDialogOpen } from './components/dialogs/openDialogs.ts'
import { tryOnScopeDispose } from '@vueuse/core'

/**
 * Where toasts are shown: in the place a screen keeps for them, so that its board need not shrink, otherwise at
 * the foot of the window. Over a dialog always at the foot: nothing under the scrim can be pressed.
 */
const kept = shallowRef<HTMLElement | null>(null)
/** Null for the foot of the window. */
export const toastPlace = computed(() => (isDialogOpen.value ? null : kept.value))

/** Uses an element for toasts while it is mounted. */
export const useToastPlace = (place: Ref<HTMLElement | null>): void => {
  let mine: HTMLElement | null = null
  const set = (to: HTMLElement | null): void => {
    // The next screen may have set its own already.
    if (to !== null || kept.value === mine) kept.value = to
    mine = to
  }
  watch(place, set, { flush: 'sync' })
  onScopeDispose(() => set(null))
}

export interface Toast {
  readonly id: number
  readonly kind: 'info' | 'good' | 'bad'
  /** Key of the text, and its parameters. */
  readonly k: string
  readonly p: ParamsFor
  /** A button, for instance undo. */
  readonly action?: { readonly k: string; readonly run: () => void }
  /** Ids of the matches an undo would restore. */
  readonly undoes?: readonly string[]
}

/** Short messages at the edge of the window. They are announced and need no answer. */
export const useToasts = defineStore('toasts', () => {
  const toasts = ref<readonly Toast[]>([])
  let last = 0

  const show = (toast: Omit<Toast, 'id' | 'p'> & { readonly p?: ParamsFor }): void => {
    last += 1
    toasts.value = [...toasts.value.slice(-2), { p: {}, ...toast, id: last }]
  }
  /** Takes back what was told with this text. */
  const untell = (k: string): void => {
    toasts.value = toasts.value.filter((toast) => toast.k !== k)
  }
  /** Says why something is impossible. Repeated, it replaces the earlier message. */
  const tell = (k: string, p: ParamsFor = {}): void => {
    untell(k)
    show({ kind: 'info', k, p })
  }
  const drop = (id: number): void => {
    toasts.value = toasts.value.filter((toast) => toast.id !== id)
  }
  /** These matches were restored in another way, so messages that would only undo that disappear. */
  const dropUndone = (ids: readonly string[]): void => {
    const back = new Set(ids)
    toasts.value = toasts.value.filter(({ undoes }) => undoes?.every((id) => back.has(id)) !== true)
  }
  const clear = (): void => {
    toasts.value = []
  }
  const dropBad = (): void => {
    toasts.value = toasts.value.filter(({ kind }) => kind !== 'bad')
  }
  /** Shows the text for an error of main. */
  const refused = (error: ApiError, game?: string): void => {
    show({ kind: 'bad', ...sentenceOf(error, game) })
  }

  return { toasts, show, tell, untell, drop, dropBad, dropUndone, clear, refused }
})

/**
 * Actions that need confirming: the first request shows a message with a button, a second request performs the
 * action.
 */
interface Asked {
  /** Key of the question, and of the text on its button. */
  readonly k: string
  readonly action: string
}

/** Returns a function that asks, or acts if it has asked already. It acts at once if `asks` returns false. */
export const useAskFirst = ({ k, action }: Asked, asks: () => boolean, go: () => unknown): (() => void) => {
  const toasts = useToasts()
  /** Removes the question. Returns whether it was shown. */
  const takeBack = (): boolean => {
    const asked = toasts.toasts.find((toast) => toast.k === k)
    if (asked !== undefined) toasts.drop(asked.id)
    return asked !== undefined
  }
  // A question asked on one screen must not be answered on another.
  tryOnScopeDispose(takeBack)
  return () => {
    if (takeBack() || !asks()) go()
    else toasts.show({ kind: 'info', k, action: { k: action, run: () => void go() } })
  }
}
