/** What is open over a screen goes with it. */
import { useEventListener } from '@vueuse/core'
import { onScopeDispose } from 'vue'

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
