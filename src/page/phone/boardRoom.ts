/**
 * Gives a board all the height it needs: where the screen is too low, the board is scaled down or scrolled; a picture
 * of it, or a board above a sheet, is only scaled, or one too large for that drawn as a small picture.
 */
import { useElementSize } from '@vueuse/core'
import { computed, type Ref } from 'vue'
import type { BoardKit } from '../../renderer/boards/kit/kit.ts'

export const useBoardRoom = (
  cell: Readonly<Ref<HTMLElement | null>>,
  kit: () => BoardKit,
  view: () => unknown,
  isWhole: () => boolean = () => false,
) => {
  const room = useElementSize(cell)
  /** Scaled down, a board that is scrolled otherwise could not be read. */
  const isPicture = computed(() => isWhole() && kit().least?.lower === 'scrolled')
  const least = computed(() => (isPicture.value ? 0 : (kit().least?.height(view(), room.width.value) ?? 0)))
  const isLower = computed(() => room.height.value > 0 && room.height.value < least.value)
  const scale = computed(() =>
    isLower.value && (isWhole() || kit().least?.lower === 'smaller') ? room.height.value / least.value : 1,
  )
  const shape = computed(() =>
    isLower.value
      ? {
          width: `${room.width.value / scale.value}px`,
          height: `${least.value}px`,
          transform: scale.value === 1 ? undefined : `scale(${scale.value})`,
        }
      : undefined,
  )
  return { shape, scale, isPicture, isScrolled: computed(() => isLower.value && scale.value === 1) }
}
