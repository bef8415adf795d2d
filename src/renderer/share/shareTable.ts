/** Sharing what is at the table, from where one looks. */
import { until } from '@vueuse/core'
import { useSharing } from './sharing.ts'
import { useTable } from '../match/table.ts'

export const useShareTable = (): ((form?: string) => Promise<void>) => {
  const store = useTable()
  const sharing = useSharing()
  return async (form) => {
    const asked = store.table?.match
    // Who asks while the table is being laid is answered when its steps are here.
    await until(() => store.row !== null || store.table?.match !== asked).toBe(true)
    const { table, at, viewer } = store
    // What is hidden while one looks back stays out of what is made of the line.
    const line = store.spoilerFree?.line ?? store.line
    const leaf = line.at(-1)
    if (table?.match === asked && table && leaf)
      sharing.share(
        { table, step: at, leaf: leaf.id, viewer, spoilerFree: store.spoilerFree !== null },
        form ?? null,
      )
  }
}
