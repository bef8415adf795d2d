/** Goes along the line by keys and buttons, and says so where the line ends. */
import { useToasts, useAskFirst } from '../ui/toasts.ts'
import { useTable } from './table.ts'

/** Goes to the end; while the future is hidden, only after the person has confirmed. */
export const useAskedEnd = (hides: () => boolean, go: () => unknown): (() => void) =>
  useAskFirst({ k: 'review.endAsk', action: 'review.endShow' }, hides, go)

export const useStepping = () => {
  const store = useTable()
  const toasts = useToasts()
  /** Coming from the table into review counts as a movement. */
  const going = (by: 1 | -1, go: () => void) => (): void => {
    const { at, mode } = store
    go()
    if (store.at === at && store.mode === mode) toasts.tell(by < 0 ? 'review.atStart' : 'review.atEnd')
  }
  return {
    first: going(-1, () => store.stepTo(0)),
    back: going(-1, () => store.step(-1)),
    turnBack: going(-1, () => store.stepTurn(-1)),
    forward: going(1, () => store.step(1)),
    turnForward: going(1, () => store.stepTurn(1)),
    last: useAskedEnd(
      () => store.spoilerFree !== null && store.index < store.line.length - 1,
      going(1, () => store.stepTo(store.line.length - 1)),
    ),
  }
}
