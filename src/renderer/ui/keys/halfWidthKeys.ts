/** An input method in its full-width form sends `１` and `ｒ` as keys: everything that listens hears `1` and `r`. */
import { useEventListener } from '@vueuse/core'
import { isTyping, halfWidth } from '../typing.ts'

/** Listens as long as the calling component lives; to be called before anything else on the page listens. */
export const useHalfWidthKeys = (): void => {
  useEventListener(
    'keydown',
    (event) => {
      const { key } = event
      if (key.length !== 1 || isTyping(event)) return
      const plain = halfWidth(key)
      // The event stays the one that was pressed, trusted and all; only what it is called changes, for all who hear it.
      if (plain !== key && /^[\x20-\x7e]$/.test(plain)) Object.defineProperty(event, 'key', { value: plain })
    },
    { capture: true },
  )
}
