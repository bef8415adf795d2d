import { nextTick, onMounted, watch } from 'vue'
import type { TrayProps } from './kit.ts'

/** The focus is on nothing: it may be taken. */
export const isFocusFree = (): boolean =>
  document.activeElement === null || document.activeElement === document.body

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
