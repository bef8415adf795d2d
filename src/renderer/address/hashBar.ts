/** The address of a page that is a file of its own: what stands behind its `#`. */
import type { AddressBar } from './keptAddress.ts'
import { queryFrom, queryIn, textOf, type Query } from './query.ts'

export const hashBar = (): AddressBar => {
  const replace = (query: Query): void => history.replaceState(null, '', `#${textOf(query)}`)
  return {
    read: () => queryFrom(queryIn(location.hash.slice(1))),
    replace,
    push: (query) => history.pushState(null, '', `#${textOf(query)}`),
    leave: replace,
  }
}
