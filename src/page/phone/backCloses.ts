/** Back on a phone closes what is open, and stays where one is. */
import { useEventListener } from '@vueuse/core'
import { watch } from 'vue'
import { writtenHash } from '../../renderer/match/address/hashBar.ts'

/**
 * While `isOpen` an entry of the history stands for it, which Back takes away; closed by other means it takes that entry
 * away itself. The address stays what it is meanwhile: steps gone under what is open are not taken back with it.
 */
export const useBackCloses = (isOpen: () => boolean, close: () => void): void => {
  let isEntered = false
  /** Closed by other means, the entry is about to go. */
  let isLeaving = false
  const enter = (): void => {
    isEntered = true
    history.pushState(null, '', location.hash)
  }
  watch(isOpen, (is) => {
    if (is && !isEntered) enter()
    if (is || !isEntered || isLeaving) return
    isLeaving = true
    history.back()
  })
  useEventListener('popstate', () => {
    if (!isEntered) return
    isEntered = false
    // Before anybody reads it: the entry below may have that of an earlier step.
    history.replaceState(null, '', writtenHash())
    if (!isLeaving) return close()
    isLeaving = false
    // It was opened again before the entry had gone.
    if (isOpen()) enter()
  })
}
