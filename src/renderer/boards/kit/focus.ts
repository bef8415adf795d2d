import { defaultDocument, useEventListener } from '@vueuse/core'
import { nextTick, onMounted, watch } from 'vue'
import type { TrayProps } from './kit.ts'

/** No element has the focus, so a board may take it. */
export const isFocusFree = (): boolean =>
  document.activeElement === null || document.activeElement === document.body

/** Reports whether the focus came from the pointer: it is on a pressed element, or nowhere. */
export const usePointerFocus = (): { readonly isLoose: () => boolean } => {
  let byPointer = false
  let pressed: Element | null = null
  const settle = (): void => {
    if (byPointer) pressed = document.activeElement
  }
  const take = (pointer: boolean) => (): void => {
    byPointer = pointer
  }
  useEventListener(defaultDocument, 'pointerdown', take(true), { capture: true })
  useEventListener(defaultDocument, 'keydown', take(false), { capture: true })
  useEventListener(
    defaultDocument,
    'focusin',
    ({ target }) => (pressed = byPointer && target instanceof Element ? target : null),
  )
  useEventListener(defaultDocument, ['pointerup', 'click'], settle)
  return { isLoose: () => isFocusFree() || document.activeElement === pressed }
}

/**
 * Focuses the board when a seat can play and nothing else has the focus: after the screen was passed on, or after the
 * focused tray was removed.
 */
export const useBoardFocus = (props: TrayProps, focus: () => void): void => {
  const take = async (): Promise<void> => {
    await nextTick()
    if (props.playable && isFocusFree()) focus()
  }
  onMounted(take)
  watch([() => props.at, () => props.playable], take, { flush: 'post' })
}
