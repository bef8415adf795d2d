/** Swipes over the board: to the previous or next step, or along a board wider than the screen. */
import { useEventListener, useSwipe } from '@vueuse/core'
import { ref, type Ref } from 'vue'
import type { BoardPlaces } from '../../renderer/boards/kit/kit.ts'

/** A touch that moves less than this is a tap, in CSS pixels. */
const FAR = 44

interface Swiped {
  readonly places: () => BoardPlaces | undefined
  /** The scale at which the board is drawn, at most 1. */
  readonly scale: () => number
  readonly step: (by: 1 | -1) => void
}

/** Whether the reader has zoomed into the page; a finger then only pans it. */
export const useBoardSwipe = (
  board: Readonly<Ref<HTMLElement | null | undefined>>,
  { places, scale, step }: Swiped,
): Readonly<Ref<boolean>> => {
  const isZoomed = ref(false)
  useEventListener(window.visualViewport, 'resize', () => {
    isZoomed.value = (window.visualViewport?.scale ?? 1) > 1.01
  })
  let last = 0
  /** On a board that is panned, a swipe over its strip moves the strip. */
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
