import { defineStore } from 'pinia'
import { ref } from 'vue'
import type { ApiError } from '../../main/api/api.ts'
import type { ParamsFor } from './i18n.ts'
import { sentenceOf } from './errors.ts'

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
  /** Says why something is impossible. Repeated, it replaces the earlier message. */
  const tell = (k: string, p: ParamsFor = {}): void => {
    toasts.value = toasts.value.filter((toast) => toast.k !== k)
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

  return { toasts, show, tell, drop, dropBad, dropUndone, clear, refused }
})
