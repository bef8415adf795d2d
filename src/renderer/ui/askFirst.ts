/**
 * Actions that need confirming: the first request shows a message with a button, a second request performs the
 * action.
 */
import { tryOnScopeDispose } from '@vueuse/core'
import { useToasts } from './toasts.ts'

interface Asked {
  /** Key of the question, and of the text on its button. */
  readonly k: string
  readonly action: string
}

/** Returns a function that asks, or acts if it has asked already. It acts at once if `asks` returns false. */
export const useAskedTwice = ({ k, action }: Asked, asks: () => boolean, go: () => unknown): (() => void) => {
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
