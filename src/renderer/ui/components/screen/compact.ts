import { useMediaQuery } from '@vueuse/core'
import type { Ref } from 'vue'

/** Whether the window is so small that screens are laid out compactly, as the style sheets ask it. */
export const useCompact = (): Readonly<Ref<boolean>> =>
  useMediaQuery('(max-width: 1180px), (max-height: 780px)')
