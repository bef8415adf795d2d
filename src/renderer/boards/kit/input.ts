/** The keyboard at a board: which keys are the board's, and whether its cursor is shown. */
import { useEventListener } from '@vueuse/core'
import { ref } from 'vue'
import { listKeys, type KeyGroup } from '../../stores/keys.ts'

type Modifiers = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** With Ctrl, Alt and the like a key is the table's; Shift may be what a sign is typed with, as + often is. */
export const isBoardKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: Modifiers): boolean =>
  !ctrlKey && !metaKey && !altKey && (!shiftKey || /^[^\p{L}\s]$/u.test(key))

export interface BoardKeys<Stroke> {
  /** For the sheet of keys. */
  readonly keys: KeyGroup
  /** What a key does here; null leaves it to the table. */
  readonly strokeOf: (key: string) => Stroke | null
  readonly strike: (stroke: Stroke) => void
  /** Nothing is begun that Escape could drop: then it is the table's. */
  readonly isIdle: () => boolean
}

/** Listens at the element that gets `listeners`; `focused` tells whether to show where its keyboard is. */
export const useBoardKeys = <Stroke>({ keys, strokeOf, strike, isIdle }: BoardKeys<Stroke>) => {
  const focused = ref(false)
  const keydown = (event: KeyboardEvent): void => {
    if (!isBoardKey(event) || (event.key === 'Escape' && isIdle())) return
    const stroke = strokeOf(event.key)
    if (stroke === null) return
    event.preventDefault()
    event.stopPropagation()
    strike(stroke)
  }
  listKeys({ ...keys, press: keydown })
  const listeners = {
    keydown,
    focus: ({ target }: FocusEvent) =>
      (focused.value = target instanceof Element && target.matches(':focus-visible')),
    blur: () => (focused.value = false),
    keyup: () => (focused.value = true),
  }
  return { focused, listeners }
}

/** New input finishes running motion at once. */
export const useSettling = (state: { settled: boolean }): void => {
  const settle = (): void => {
    state.settled = true
  }
  useEventListener(window, 'pointerdown', settle, { capture: true })
  useEventListener(window, 'keydown', settle, { capture: true })
}
