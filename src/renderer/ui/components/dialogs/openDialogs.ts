/** Whether a dialog is open over the screen, whichever component opened it. */
import { computed, onScopeDispose, ref, watch } from 'vue'
import { useEventListener } from '@vueuse/core'

/** What is open over a screen goes with it. */
const open = new Set<() => void>()

/** The window goes to another screen: every dialog closes. */
export const closeDialogs = (): void => {
  for (const close of open) close()
}

/** Calls `close` where the window goes elsewhere, by Back and Forward too, as long as the calling component lives. */
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
