/** The room a board is drawn in. */
import { useElementSize } from '@vueuse/core'
import { computed, type ComputedRef, type Ref } from 'vue'
import type { BoardProps } from './kit.ts'

/**
 * In CSS pixels; null until it is measured. One and the same as long as it keeps its size, so that a board is not laid out
 * anew whenever what is around it is drawn.
 */
export const useBoardSize = (
  place: Readonly<Ref<HTMLElement | null>>,
): ComputedRef<BoardProps['size'] | null> => {
  const { width, height } = useElementSize(place)
  return computed(() => (width.value === 0 ? null : { width: width.value, height: height.value }))
}
