/** The keyboard at a board: which keys the board handles, and whether its cursor is visible. */
import { defaultDocument, useEventListener } from '@vueuse/core'
import { ref, watch, type Ref } from 'vue'
import { isTyping } from '../../ui/typing.ts'
import { listKeys, useKeySheet } from '../../ui/keys/keys.ts'
import { commandAt } from '../../ui/keys/commands.ts'
import { commandOf, type BoardKeyGroup } from './keys.ts'
import { usePointerFocus } from './focus.ts'

type Modifiers = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** With Ctrl, Alt and the like a key belongs to the table; Shift may be part of typing a sign such as +. */
export const isBoardKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: Modifiers): boolean =>
  !ctrlKey && !metaKey && !altKey && (!shiftKey || /^[^\p{L}\s]$/u.test(key))

/**
 * The command of a key pressed at a board or in its tray, kept from everything around it; null if the key does nothing
 * there. `hears` names the commands the caller runs; without it, all.
 */
export const takeKey = <Board>(
  keys: BoardKeyGroup<Board>,
  board: Board,
  event: KeyboardEvent,
  hears: (id: string) => boolean = () => true,
): ReturnType<typeof commandOf<Board>> => {
  const found = isBoardKey(event) ? commandOf(keys, board, event) : null
  if (found === null || !hears(found.command.id)) return null
  event.preventDefault()
  event.stopPropagation()
  return found
}

export interface BoardKeys<Board> {
  readonly keys: BoardKeyGroup<Board>
  /** The controller that runs the commands. */
  readonly board: Board & { readonly advised?: Readonly<Ref<unknown>> }
  /** Nothing is begun that Escape could drop, so Escape belongs to the table. */
  readonly isIdle: () => boolean
  /** Something can be chosen here: the board handles keys wherever the pointer left the focus. */
  readonly active: () => boolean
  /** The match is only reviewed: the board's letters are free for others. */
  readonly reviewing: () => boolean
  /** Gives the board the focus. */
  readonly focus: () => void
}

/** Buttons and links on a board, which handle presses themselves. */
const PRESSED = '.place :is(button, a)'

/** A region that only the program focuses, so that its words are read out: no control, so the board may take the focus. */
const REGION = ':is(section, [role="tabpanel"])[tabindex="-1"]'

/**
 * Listens on the element with `listeners`, and, while something can be chosen, wherever the pointer left the focus;
 * `focused` says whether to show the keyboard cursor.
 */
export const useBoardKeys = <Board>({ keys, board, isIdle, active, reviewing, focus }: BoardKeys<Board>) => {
  const focused = ref(false)
  // Until the next key the cursor would only lie across the frames of new advice.
  watch(
    () => board.advised?.value,
    () => (focused.value = false),
  )
  const sheet = useKeySheet()
  const { isLoose } = usePointerFocus()
  const keydown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isIdle()) takeKey(keys, board, event)?.run()
  }
  /**
   * Buttons and tabs have no use for signs, so the board handles signs even when keys moved the focus there, unless the
   * player has switched off keys without Ctrl. A focused control keeps the keys it uses, except one that was only
   * pressed with the pointer.
   */
  const isMeant = ({ key, target }: KeyboardEvent): boolean => {
    if (key.length === 1 && key !== ' ') return isLoose() || sheet.singles
    const isPress = key === 'Enter' || key === ' '
    return isLoose() && !(isPress && target instanceof Element && target.closest(PRESSED) !== null)
  }
  // Runs before the table's keys.
  useEventListener<KeyboardEvent>(defaultDocument, 'keydown', (event) => {
    if (event.defaultPrevented || isTyping(event) || !isMeant(event)) return
    if (!active()) {
      // Whoever presses a letter of the board a moment too early must not set off something else by it.
      if (!reviewing() && /^\p{L}$/u.test(event.key)) takeKey(keys, board, event)
      return
    }
    const isFree = isLoose() || document.activeElement?.matches(REGION) === true
    keydown(event)
    if (event.defaultPrevented && isFree) focus()
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

/** True from a key press until the pointer moves: meanwhile the place under a resting pointer does not count. */
export const usePointerAtRest = (): Readonly<Ref<boolean>> => {
  const isAtRest = ref(false)
  useEventListener(window, 'keydown', () => (isAtRest.value = true), { capture: true })
  useEventListener(window, 'pointermove', () => (isAtRest.value = false), { capture: true, passive: true })
  return isAtRest
}

/** Any input ends running animations at once. */
export const useInputEndsMotion = (state: { atRest: boolean }): void => {
  const settle = (): void => {
    state.atRest = true
  }
  useEventListener(window, 'pointerdown', settle, { capture: true })
  useEventListener(window, 'keydown', settle, { capture: true })
}
