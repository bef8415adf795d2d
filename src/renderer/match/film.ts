import { tryOnScopeDispose } from '@vueuse/core'
import { defineStore } from 'pinia'
import { ref, watch } from 'vue'
import { isWriting } from '../ui/typing.ts'

/** The replay of the record as a film, and what keeps the window at the step looked at. */
export const useFilm = defineStore('film', () => {
  const playing = ref(false)
  const stop = (): void => {
    playing.value = false
  }
  const holders = new Set<() => boolean>()
  /**
   * While `holds` says so, something is begun about the step looked at: the film stops, and a step that arrives leads
   * nowhere. Lasts as long as the calling scope.
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
    /** Something is being written, drawn or asked about the step looked at. */
    isHeld: (): boolean => isWriting() || [...holders].some((holds) => holds()),
  }
})
