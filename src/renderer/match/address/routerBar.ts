/** Reads and writes the address through the app's router. */
import { useRoute, useRouter } from 'vue-router'
import type { AddressBar } from './keptAddress.ts'
import { queryFrom } from './tableAddress.ts'

export const useRouterBar = (): AddressBar => {
  const route = useRoute()
  const router = useRouter()
  return {
    read: () => queryFrom(route.query),
    replace: (query) => void router.replace({ query }),
    push: (query) => void router.push({ query }),
    leave(query) {
      const { history } = router.options
      // Back has already left this entry, and must not overwrite another one.
      if (history.location === route.fullPath) history.replace(router.resolve({ query }).fullPath)
    },
  }
}
