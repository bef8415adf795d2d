import { defineStore } from 'pinia'
import { ref } from 'vue'
import type { ApiError } from '../../main/api/api.ts'
import type { ParamsFor } from './i18n.ts'
import { sentenceOf } from './errors.ts'

export interface Toast {
  readonly id: number
  readonly kind: 'info' | 'good' | 'bad'
  /** Key of the sentence, and what fills it. */
  readonly k: string
  readonly p: ParamsFor
  /** What can be done about it, for instance undo. */
  readonly action?: { readonly k: string; readonly run: () => void }
  /** Ids of the matches an undo would bring back. */
  readonly undoes?: readonly string[]
}

/** Short messages at the edge of the window. They are read out, and never ask for anything. */
export const useToasts = defineStore('toasts', () => {
  const toasts = ref<readonly Toast[]>([])
  let last = 0

  const show = (toast: Omit<Toast, 'id' | 'p'> & { readonly p?: ParamsFor }): void => {
    last += 1
    toasts.value = [...toasts.value.slice(-2), { p: {}, ...toast, id: last }]
  }
  /** Why something cannot be done; said again, it takes the place of what was said before. */
  const tell = (k: string, p: ParamsFor = {}): void => {
    toasts.value = toasts.value.filter((toast) => toast.k !== k)
    show({ kind: 'info', k, p })
  }
  const drop = (id: number): void => {
    toasts.value = toasts.value.filter((toast) => toast.id !== id)
  }
  /** These are back by another way: whatever would undo no more than that has nothing left to do. */
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
  /** Says why main refused, in the words for its code. */
  const refused = (error: ApiError, game?: string): void => {
    show({ kind: 'bad', ...sentenceOf(error, game) })
  }

  return { toasts, show, tell, drop, dropBad, dropUndone, clear, refused }
})
