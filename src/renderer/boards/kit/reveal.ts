/** How fast a board tells what a step revealed: a province of cards, the damage of a disaster. */
import { useIntervalFn } from '@vueuse/core'
import { computed, ref, watch } from 'vue'

/** By press only, or by itself. */
export const PACES = ['step', 'slow', 'quick'] as const
export type Pace = (typeof PACES)[number]

/**
 * Whether somebody is reading a box: the pointer has been moved over it. One that lies still where the box appears says
 * nothing. Listen with `reading` on the box.
 */
export const useIsRead = () => {
  const isRead = ref(false)
  const reading = {
    pointermove: ({ movementX, movementY }: PointerEvent): void => {
      if (movementX !== 0 || movementY !== 0) isRead.value = true
    },
    pointerleave: (): void => void (isRead.value = false),
  }
  return { isRead, reading }
}

/**
 * Calls `next` whenever a beat has been shown for `period` milliseconds; null waits for a press. A new beat starts the
 * time anew. Ends with the calling component.
 */
export const useBeats = (beat: () => unknown, period: () => number | null, next: () => void): void => {
  const clock = useIntervalFn(
    next,
    computed(() => period() ?? 0),
    { immediate: false },
  )
  watch(
    [beat, period],
    () => {
      if (period() === null) clock.pause()
      else clock.resume()
    },
    { immediate: true },
  )
}
