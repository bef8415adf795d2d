import { computed, type ComputedRef } from 'vue'
import { useKeySheet } from './keys.ts'
import { shownText } from './keymap.ts'
import { useKeymap } from './useKeymap.ts'

/** The keys of a command on this screen, named by its usual ones, as they are now. */
export const useShownKeys = (usual: () => string | undefined): ComputedRef<string | undefined> => {
  const sheet = useKeySheet()
  const keymap = useKeymap()
  return computed(() => {
    const text = usual()
    return text === undefined ? undefined : shownText(text, sheet.list, keymap.value)
  })
}

/** The same, as assistive technology names keys. */
export const useShortcut = (usual: string): ComputedRef<string | undefined> => {
  const shown = useShownKeys(() => usual)
  return computed(() => shown.value?.replace('Ctrl', 'Control').replace('⇧', 'Shift').replaceAll(' ', '+'))
}
