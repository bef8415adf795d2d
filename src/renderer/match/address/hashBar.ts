/** The address of a page that is a file of its own: what stands behind its `#`. */
import type { AddressBar } from './keptAddress.ts'
import { queryFrom, queryIn, textOf, type Query } from './tableAddress.ts'

/** As the address was written last. */
let written: string | null = null
/** The address of the place one looks at, also just after Back has put an earlier one in its place. */
export const writtenHash = (): string => written ?? location.hash

/** `within`: what every address begins with here, such as which match of several. */
export const hashBar = (within: Query = {}): AddressBar => {
  const hashOf = (query: Query): string => (written = `#${textOf({ ...within, ...query })}`)
  const replace = (query: Query): void => history.replaceState(null, '', hashOf(query))
  return {
    read: () => {
      const query = queryFrom(queryIn(location.hash.slice(1)))
      return Object.fromEntries(Object.entries(query).filter(([name]) => !(name in within)))
    },
    replace,
    push: (query) => history.pushState(null, '', hashOf(query)),
    leave: replace,
  }
}
