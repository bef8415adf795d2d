import { useMediaQuery } from '@vueuse/core'
import type { Ref } from 'vue'

/**
 * Whether the window is so small that screens use their compact layout, by the same query as the style sheets.
 */
export const useCompact = (): Readonly<Ref<boolean>> =>
  useMediaQuery('(max-width: 1180px), (max-height: 780px)')
