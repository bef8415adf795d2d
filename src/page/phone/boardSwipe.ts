/** A finger drawn over the board: to the step before or after, or along a board that is panned. */
import { useEventListener, useSwipe } from '@vueuse/core'
import { ref, type Ref } from 'vue'
import type { BoardPlaces } from '../../renderer/boards/kit/kit.ts'

/** So far a finger goes, in CSS pixels, until it is no tap. */
const FAR = 44

interface Swiped {
  readonly places: () => BoardPlaces | undefined
  /** How much smaller the board is drawn than it is laid out. */
  readonly scale: () => number
  readonly step: (by: 1 | -1) => void
}

/** Answers whether the page is zoomed into: then a finger moves the page and nothing else. */
export const useBoardSwipe = (
  board: Readonly<Ref<HTMLElement | null | undefined>>,
  { places, scale, step }: Swiped,
): Readonly<Ref<boolean>> => {
  const isZoomed = ref(false)
  useEventListener(window.visualViewport, 'resize', () => {
    isZoomed.value = (window.visualViewport?.scale ?? 1) > 1.01
  })
  let last = 0
  /** Over the strip of a board that is panned the strip itself is drawn. */
  let isPanning = false
  const { lengthX, lengthY } = useSwipe(board, {
    threshold: 0,
    onSwipeStart: ({ target }) => {
      last = 0
      isPanning = target instanceof Element && target.closest('.map') !== null
    },
    onSwipe: () => {
      const by = lengthX.value - last
      last = lengthX.value
      if (isPanning && !isZoomed.value) places()?.pan?.(by / scale())
    },
    onSwipeEnd: () => {
      const isSideways =
        Math.abs(lengthX.value) > FAR && Math.abs(lengthX.value) > 2 * Math.abs(lengthY.value)
      if (isSideways && !isZoomed.value && places()?.pan === undefined) step(lengthX.value > 0 ? 1 : -1)
    },
  })
  return isZoomed
}
