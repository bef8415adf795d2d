/** Keeps the address of the window in line with the open table. */
import { provide } from 'vue'
import { useTable } from '../table.ts'
import { FOLLOW_STEP } from './followStep.ts'
import { useKeptAddress, type AddressBar } from './keptAddress.ts'
import { addressIn, queryOf, type TableAddress, type Query } from './tableAddress.ts'
import { useTablePlace } from './tablePlace.ts'

/** The part of an address that leads to a table, or to the record in a page. */
interface Form {
  readonly query: (address: TableAddress) => Query
  readonly read: (query: Query) => TableAddress
}
export const TABLE_FORM: Form = { query: queryOf, read: addressIn }
/** A page only has review, so its address leaves out the mode; it starts at the first step. */
export const PAGE_FORM: Form = {
  query: (address) => queryOf({ ...address, review: false }),
  read: (query) => {
    const address = addressIn(query)
    return { ...address, review: true, at: address.at ?? { number: 0, id: null } }
  },
}

export const modeOf = ({ compare, review }: Query): string =>
  compare !== undefined ? 'compare' : review !== undefined ? 'review' : 'table'

export const useTableAddress = (bar: AddressBar, { query, read }: Form) => {
  const store = useTable()
  const { here, goTo } = useTablePlace()
  const address = useKeptAddress({
    bar,
    now: () => {
      const place = here()
      return place && query(place)
    },
    mode: modeOf,
    land: (asked) => goTo(read(asked)),
  })
  provide(FOLLOW_STEP, (step) => address.follow(() => store.review(step)))
  return address
}
