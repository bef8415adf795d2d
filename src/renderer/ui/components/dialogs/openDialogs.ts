/** Which dialogs are open: a screen change closes them all, and components can ask whether any is open. */
import { computed, onScopeDispose, ref, watch } from 'vue'
import { useEventListener } from '@vueuse/core'

/** Functions that close the open dialogs. */
const open = new Set<() => void>()

/** Closes every dialog, when the window goes to another screen. */
export const closeDialogs = (): void => {
  for (const close of open) close()
}

/**
 * Calls `close` when the window goes elsewhere, by Back and Forward too, while the calling component is mounted.
 */
export const useClosedByLeaving = (close: () => void): void => {
  open.add(close)
  onScopeDispose(() => open.delete(close))
  useEventListener('popstate', close)
}

const count = ref(0)
export const isDialogOpen = computed(() => count.value > 0)

/** Counts the caller's dialog while it is open. */
export const useOpenDialog = (isOpen: () => boolean): void => {
  let counted = false
  const set = (is: boolean): void => {
    if (is !== counted) count.value += is ? 1 : -1
    counted = is
  }
  watch(isOpen, set, { immediate: true })
  onScopeDispose(() => set(false))
}
