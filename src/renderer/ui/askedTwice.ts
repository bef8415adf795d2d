/** What is done only by asking for it again: the first time a message says what it would do, and offers it. */
import { tryOnScopeDispose } from '@vueuse/core'
import { useToasts } from './toasts.ts'

interface Asked {
  /** Key of the question, and of the words on its button. */
  readonly k: string
  readonly action: string
}

/** Answers what asks, or, asked already, does; without a need to ask (`asks`) it does at once. */
export const useAskedTwice = ({ k, action }: Asked, asks: () => boolean, go: () => unknown): (() => void) => {
  const toasts = useToasts()
  /** Takes the question away, and says whether it was there. */
  const takeBack = (): boolean => {
    const asked = toasts.toasts.find((toast) => toast.k === k)
    if (asked !== undefined) toasts.drop(asked.id)
    return asked !== undefined
  }
  // What was asked in one place is not answered in another.
  tryOnScopeDispose(takeBack)
  return () => {
    if (takeBack() || !asks()) go()
    else toasts.show({ kind: 'info', k, action: { k: action, run: () => void go() } })
  }
}
