/** The address of a page that is a file of its own: the part after `#`. */
import type { AddressBar } from './keptAddress.ts'
import { queryFrom, queryIn, textOf, type Query } from './tableAddress.ts'

/** The address as it was written last. */
let written: string | null = null
/** Writes the address of the place shown, also just after Back has replaced it by an earlier one. */
export const writtenHash = (): string => written ?? location.hash

/** `within` is the start of every address, such as the number of the match. */
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
