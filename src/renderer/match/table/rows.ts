/** The loaded steps of the open match as one viewer may see them. */
import { ref, shallowRef } from 'vue'
import type { Viewer } from '../../../engine/kernel/seat.ts'
import type { ApiError, StepRow } from '../../../main/api/api.ts'
import type { Rows } from '../tree/tree.ts'
import { client } from '../../ui/client/client.ts'

const NONE: Rows = new Map()

interface RowsOptions {
  readonly match: () => string | undefined
  readonly failed: (error: ApiError) => void
}

export const useRows = ({ match, failed }: RowsOptions) => {
  /** Rows by step, in main's order, as `viewer` may see them. */
  const rows = shallowRef<Rows>(NONE)
  const viewer = ref<Viewer>('public')
  /** Rows as the public sees them, which stay when the viewer changes. */
  let publicRows: Rows = NONE

  const add = (more: readonly StepRow[], into: Rows = rows.value): void => {
    if (more.length === 0 && into === rows.value) return
    const next = new Map(into)
    for (const each of more) next.set(each.id, each)
    rows.value = next
    if (viewer.value === 'public') publicRows = next
  }

  /** Requests the rows after the `known` ones; if those are the public rows, also the ones the viewer sees differently. */
  const load = async (known: Rows): Promise<void> => {
    const [of, asked] = [match(), viewer.value]
    if (of === undefined) return
    const answer = await client.request('table.rows', {
      match: of,
      viewer: asked,
      from: known.size,
      differing: known === publicRows,
    })
    if (of !== match() || asked !== viewer.value) return
    if (answer.ok) add(answer.value, known)
    else failed(answer.error)
  }

  return {
    rows,
    viewer,
    add,
    /**
     * Loads the missing rows of a tree with `size` rows. If the loaded rows do not fit, as after an import was undone, loads
     * all again.
     */
    async settle(size: number): Promise<void> {
      if (rows.value.size < size) await load(rows.value)
      if (rows.value.size === size) return
      publicRows = NONE
      await load(NONE)
    },
    /** Changes the viewer. Unless `keeps` is set, forgets at once what only the old viewer saw. */
    setViewer(next: Viewer, keeps: boolean): void {
      viewer.value = next
      if (!keeps) rows.value = publicRows
    },
    /** Loads what the viewer sees of all steps. */
    loadAll: (): Promise<void> => load(publicRows),
    forget(): void {
      rows.value = NONE
      publicRows = NONE
    },
  }
}
