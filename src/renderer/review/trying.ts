/** Trying another line from the position looked at: at once, or after people have said what falls there. */
import { until } from '@vueuse/core'
import { computed, ref, watch } from 'vue'
import type { Act } from '../boards/kit.ts'
import { useTable } from '../stores/table.ts'

/** `secrets`: what is still to come may not be tried out while hands are hidden. */
export const useTrying = (secrets: () => boolean) => {
  const store = useTable()
  const asking = ref(false)
  watch([() => store.at, () => store.mode], () => (asking.value = false))

  const branchOff = (outcome?: Act): void => {
    asking.value = false
    void store.tryFrom(store.at, outcome)
  }
  /** Where chance is to act people say what falls, unless that would tell what is still hidden. */
  const wantsOutcome = computed(
    () =>
      store.position?.turn.by === 'chance' && (store.position.asks !== undefined || !secrets() || store.over),
  )
  /** While they are asked, board and tray take what falls as they do at a table with real dice. */
  const choosing = computed(() => asking.value && wantsOutcome.value)
  /** It falls on the board. */
  const entering = computed(() => choosing.value && store.position?.asks === undefined)

  return {
    asking,
    wantsOutcome,
    choosing,
    entering,
    branchOff,
    /** At the end of the match as played one simply plays on. */
    tryHere(): void {
      if (store.atTip && !store.over) store.setMode('table')
      else asking.value = true
    },
    async tryFromHere(): Promise<void> {
      const { at, mode } = store
      const isElsewhere = (): boolean => store.at !== at || store.mode !== mode
      // Who goes on is told with the position.
      await until(() => !store.behind || isElsewhere()).toBe(true)
      if (isElsewhere()) return
      if (wantsOutcome.value) asking.value = true
      else branchOff()
    },
  }
}
