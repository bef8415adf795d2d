/** The address as the router of the app keeps it. */
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
      // Who goes back has left this entry already, and another is not to be written over.
      if (history.location === route.fullPath) history.replace(router.resolve({ query }).fullPath)
    },
  }
}
