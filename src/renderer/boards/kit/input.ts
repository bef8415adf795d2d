/** The keyboard at a board: which keys are the board's, and whether its cursor is shown. */
import { defaultDocument, useEventListener } from '@vueuse/core'
import { ref, type Ref } from 'vue'
import { isTyping } from '../../ui/typing.ts'
import { listKeys, useKeySheet } from '../../ui/keys/keys.ts'
import { commandAt } from '../../ui/keys/commands.ts'
import { commandOf, type BoardKeyGroup } from './keys.ts'
import { usePointerFocus } from './focus.ts'

type Modifiers = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** With Ctrl, Alt and the like a key is the table's; Shift may be what a sign is typed with, as + often is. */
export const isBoardKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: Modifiers): boolean =>
  !ctrlKey && !metaKey && !altKey && (!shiftKey || /^[^\p{L}\s]$/u.test(key))

export interface BoardKeys<Board> {
  readonly keys: BoardKeyGroup<Board>
  /** The controller the commands are done by. */
  readonly board: Board
  /** Nothing is begun that Escape could drop: then it is the table's. */
  readonly isIdle: () => boolean
  /** Something may be chosen here: then keys are heard wherever the pointer has led the focus. */
  readonly active: () => boolean
  /** Gives the board the focus. */
  readonly focus: () => void
}

/** Buttons and links on a board, which are pressed themselves. */
const PRESSED = '.place :is(button, a)'

/**
 * Listens at the element that gets `listeners`, and, while something may be chosen, wherever the pointer has left the focus;
 * `focused` tells whether to show where its keyboard is.
 */
export const useBoardKeys = <Board>({ keys, board, isIdle, active, focus }: BoardKeys<Board>) => {
  const focused = ref(false)
  const sheet = useKeySheet()
  const { isLoose } = usePointerFocus()
  const keydown = (event: KeyboardEvent): void => {
    if (!isBoardKey(event) || (event.key === 'Escape' && isIdle())) return
    const found = commandOf(keys, board, event)
    if (found === null) return
    event.preventDefault()
    event.stopPropagation()
    found.run()
  }
  /**
   * Signs mean nothing to a button or a tab, so they are the board's also where keys have led the focus there; unless people
   * have switched off keys without Ctrl. What a focused control has a use for it keeps, but for one that was only pressed.
   */
  const isMeant = ({ key, target }: KeyboardEvent): boolean => {
    if (key.length === 1 && key !== ' ') return isLoose() || sheet.singles
    const isPress = key === 'Enter' || key === ' '
    return isLoose() && !(isPress && target instanceof Element && target.closest(PRESSED) !== null)
  }
  // Before the keys of the table.
  useEventListener<KeyboardEvent>(defaultDocument, 'keydown', (event) => {
    if (event.defaultPrevented || !active() || isTyping(event) || !isMeant(event)) return
    const wasLoose = isLoose()
    keydown(event)
    if (event.defaultPrevented && wasLoose) focus()
  })
  listKeys({
    ...keys,
    run(stroke) {
      if (stroke[0] !== 'Esc' || !isIdle()) commandAt(keys, board, stroke)?.run()
    },
  })
  const listeners = {
    keydown,
    focus: ({ target }: FocusEvent) =>
      (focused.value = target instanceof Element && target.matches(':focus-visible')),
    blur: () => (focused.value = false),
    keyup: () => (focused.value = true),
  }
  return { focused, listeners }
}

/** True from a key on until the pointer moves: what it rests on is no longer what is looked at. */
export const usePointerAtRest = (): Readonly<Ref<boolean>> => {
  const isAtRest = ref(false)
  useEventListener(window, 'keydown', () => (isAtRest.value = true), { capture: true })
  useEventListener(window, 'pointermove', () => (isAtRest.value = false), { capture: true, passive: true })
  return isAtRest
}

/** New input finishes running motion at once. */
export const useSettling = (state: { settled: boolean }): void => {
  const settle = (): void => {
    state.settled = true
  }
  useEventListener(window, 'pointerdown', settle, { capture: true })
  useEventListener(window, 'keydown', settle, { capture: true })
}
