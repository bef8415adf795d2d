import { defaultDocument, useEventListener } from '@vueuse/core'
import { nextTick, onMounted, watch } from 'vue'
import type { TrayProps } from './kit.ts'

/** The focus is on nothing: it may be taken. */
export const isFocusFree = (): boolean =>
  document.activeElement === null || document.activeElement === document.body

/** Tells whether the focus is where it is by the pointer alone: on what was pressed, or on nothing. */
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
 * Whoever takes over the screen plays on at once, also when a tray is gone that had the focus: the
 * board has it if nothing else wants it.
 */
export const useBoardFocus = (props: TrayProps, focus: () => void): void => {
  const take = async (): Promise<void> => {
    await nextTick()
    if (props.playable && isFocusFree()) focus()
  }
  onMounted(take)
  watch([() => props.at, () => props.playable], take, { flush: 'post' })
}
