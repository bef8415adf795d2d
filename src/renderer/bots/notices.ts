import { defineStore } from 'pinia'
import { computed, onScopeDispose, ref } from 'vue'

/** What is told beside the board by itself, and the hint a player asks for. */
export type Notice = 'hint' | 'coach' | 'account'

/**
 * Of the notices beside the board one is open at a time, so that it can be read whole; of the others the headings are
 * shown.
 */
export const useNotices = defineStore('notices', () => {
  const shown = ref<readonly Notice[]>([])
  /** The one wanted most comes first. */
  const order = ref<readonly Notice[]>(['hint', 'coach', 'account'])
  const allFolded = ref(false)
  const open = computed(() =>
    allFolded.value ? undefined : order.value.find((notice) => shown.value.includes(notice)),
  )
  const bringForward = (notice: Notice): void => {
    order.value = [notice, ...order.value.filter((each) => each !== notice)]
    allFolded.value = false
  }
  return {
    open,
    has: (notice: Notice): boolean => shown.value.includes(notice),
    /** Opens a notice, or folds the open one. */
    turn(notice: Notice): void {
      if (open.value === notice) allFolded.value = true
      else bringForward(notice)
    },
    /** Called in the setup of a component that is there as long as its notice. A hint was asked for, so it opens. */
    show(notice: Notice): void {
      shown.value = [...shown.value, notice]
      if (notice === 'hint') bringForward(notice)
      onScopeDispose(() => (shown.value = shown.value.filter((each) => each !== notice)))
    },
  }
})
