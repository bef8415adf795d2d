import { tryOnScopeDispose } from '@vueuse/core'
import { defineStore } from 'pinia'
import { ref, watch } from 'vue'
import { isWriting } from '../ui/typing.ts'

/** Whether the record plays as a film, and what holds the window at the step shown. */
export const useFilm = defineStore('film', () => {
  const playing = ref(false)
  const stop = (): void => {
    playing.value = false
  }
  const holders = new Set<() => boolean>()
  /**
   * While `holds` returns true, a person has started something about the step shown: the film stops, and arriving steps do
   * not move the window. Ends with the calling scope.
   */
  const holdWhile = (holds: () => boolean): void => {
    holders.add(holds)
    tryOnScopeDispose(() => holders.delete(holds))
    watch(holds, (is) => is && stop(), { flush: 'sync' })
  }
  return {
    playing,
    stop,
    holdWhile,
    /** True while a person writes, draws or is asked about the step shown. */
    isHeld: (): boolean => isWriting() || [...holders].some((holds) => holds()),
  }
})
