/** Makes the Back button of a phone close an open sheet or menu instead of leaving the screen. */
import { useEventListener } from '@vueuse/core'
import { watch } from 'vue'
import { writtenHash } from '../../renderer/match/address/hashBar.ts'

/**
 * While `isOpen`, the history has an extra entry that Back removes; closing by other means removes it from here. The
 * address of that entry follows the steps the reader takes meanwhile, so that Back does not undo them.
 */
export const useBackCloses = (isOpen: () => boolean, close: () => void): void => {
  let isEntered = false
  /** Closed by other means; the entry is being removed. */
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
    // Before the router reads it: the entry below may have the address of an earlier step.
    history.replaceState(null, '', writtenHash())
    if (!isLeaving) return close()
    isLeaving = false
    // It was reopened before the entry was removed.
    if (isOpen()) enter()
  })
}
