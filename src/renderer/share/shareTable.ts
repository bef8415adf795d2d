/** Sharing what is at the table, from where one looks. */
import { useSharing } from '../stores/sharing.ts'
import { useTable } from '../stores/table.ts'

export const useShareTable = (): (() => void) => {
  const store = useTable()
  const sharing = useSharing()
  return () => {
    const { table, at, viewer } = store
    // What is hidden while one looks back stays out of what is made of the line.
    const line = store.veiled?.line ?? store.line
    const leaf = line.at(-1)
    // Nothing before the rows are here.
    if (table && leaf) sharing.share({ table, step: at, leaf: leaf.id, viewer })
  }
}
