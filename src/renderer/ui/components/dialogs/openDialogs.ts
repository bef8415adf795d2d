/** Whether a dialog is open over the screen, whichever component opened it. */
import { computed, onScopeDispose, ref, watch } from 'vue'

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
