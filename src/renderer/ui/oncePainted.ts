/** Work that waits until a change is on screen. */
import { computed, shallowRef, watch, type ComputedRef } from 'vue'

/** Calls `then` once the next frame is painted. */
export const oncePainted = (then: () => void): void => void requestAnimationFrame(() => void setTimeout(then))

/**
 * A value that, while `waits`, changes only once the frame with its change is painted, so that what is drawn from it does
 * not keep the rest of the change from the screen. `waits` may ask for the value held back.
 */
export const useOncePainted = <T>(source: () => T, waits: (held: () => T) => boolean): ComputedRef<T> => {
  const held = shallowRef(source())
  watch(source, () => oncePainted(() => (held.value = source())))
  return computed(() => (waits(() => held.value) ? held.value : source()))
}
