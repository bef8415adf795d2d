/**
 * Where toasts are shown: in the place a screen keeps for them, so that its board need not shrink, otherwise at
 * the foot of the window. Over a dialog always at the foot: nothing under the scrim can be pressed.
 */
import { computed, onScopeDispose, shallowRef, watch, type Ref } from 'vue'
import { isDialogOpen } from '../dialogs/openDialogs.ts'

const kept = shallowRef<HTMLElement | null>(null)
/** Null for the foot of the window. */
export const toastPlace = computed(() => (isDialogOpen.value ? null : kept.value))

/** Uses an element for toasts while it is mounted. */
export const useToastPlace = (place: Ref<HTMLElement | null>): void => {
  let mine: HTMLElement | null = null
  const set = (to: HTMLElement | null): void => {
    // The next screen may have set its own already.
    if (to !== null || kept.value === mine) kept.value = to
    mine = to
  }
  watch(place, set, { flush: 'sync' })
  onScopeDispose(() => set(null))
}
