/** The steps of the open match as one viewer may see them, as far as they are here. */
import { ref, shallowRef } from 'vue'
import type { Viewer } from '../../../engine/kernel/seat.ts'
import type { ApiError, StepRow } from '../../../main/api/api.ts'
import type { Rows } from '../tree/tree.ts'
import { client } from '../../ui/client/client.ts'

const NONE: Rows = new Map()

interface Around {
  readonly match: () => string | undefined
  readonly failed: (error: ApiError) => void
}

export const useRows = ({ match, failed }: Around) => {
  /** By step, in the order main sent them; as `viewer` may see them. */
  const rows = shallowRef<Rows>(NONE)
  const viewer = ref<Viewer>('public')
  /** Rows as the public sees them, which need not be forgotten when the screen changes hands. */
  let publicRows: Rows = NONE

  const add = (more: readonly StepRow[], into: Rows = rows.value): void => {
    if (more.length === 0 && into === rows.value) return
    const next = new Map(into)
    for (const each of more) next.set(each.id, each)
    rows.value = next
    if (viewer.value === 'public') publicRows = next
  }

  /** Asks for the rows after those `known`; if those are the public ones, also for what the viewer sees differently. */
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
     * Asks for the rows that are not here, if there are to be so many. Where others are here or in another order,
     * as after an import was taken back, all are asked for anew.
     */
    async settle(size: number): Promise<void> {
      if (rows.value.size < size) await load(rows.value)
      if (rows.value.size === size) return
      publicRows = NONE
      await load(NONE)
    },
    /** Looks through other eyes; unless `keeps`, what only the eyes before saw is forgotten at once. */
    async setViewer(next: Viewer, keeps: boolean): Promise<void> {
      viewer.value = next
      if (!keeps) rows.value = publicRows
      await load(publicRows)
    },
    forget(): void {
      rows.value = NONE
      publicRows = NONE
    },
  }
}
