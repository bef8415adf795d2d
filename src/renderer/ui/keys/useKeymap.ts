import { computed, type ComputedRef } from 'vue'
import { useSettings } from '../settings.ts'
import type { Keymap } from './keys.ts'

/** The keys as people have set them. */
export const useKeymap = (): ComputedRef<Keymap> => {
  const store = useSettings()
  return computed(() => ({ changed: store.settings.keys, singles: store.settings.singleKeys }))
}
