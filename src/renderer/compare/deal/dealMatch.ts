/** A match of a deal as it may be looked at beside another one: as it stands, and its line as played. */
import { computed, onScopeDispose, shallowRef, watch } from 'vue'
import type { Viewer } from '../../../engine/kernel/seat.ts'
import type { ApiError, StepRow, Table } from '../../../main/api/api.ts'
import { client, onReturn } from '../../ui/client/client.ts'
import { lineTo, treeOf } from '../../match/tree/tree.ts'

interface Told {
  readonly table: Table
  readonly rows: readonly StepRow[]
  readonly viewer: Viewer
}

/** Open to every eye: what its seats hold is no secret, or no longer. */
export const isOpenToAll = (table: Table | null): boolean => table?.viewer === 'all'

/** Asked for through `eyes` where the match is open to all; of any other only what everybody sees is asked. */
export const useDealMatch = (id: () => string, eyes: () => Viewer) => {
  const told = shallowRef<Told | null>(null)
  const error = shallowRef<ApiError | null>(null)
  let asked = 0
  const load = async (): Promise<void> => {
    asked += 1
    const mine = asked
    const match = id()
    const preview = await client.request('table.read', { match })
    if (mine !== asked) return
    if (!preview.ok) {
      error.value = preview.error
      return
    }
    const viewer = isOpenToAll(preview.value) ? eyes() : 'public'
    const rows = await client.request('table.rows', { match, viewer })
    if (mine !== asked) return
    error.value = rows.ok ? null : rows.error
    if (rows.ok) told.value = { table: preview.value, rows: rows.value, viewer }
  }
  watch([id, eyes], load, { immediate: true })
  // Played on in another window, or taken into the library anew.
  const stop = [
    client.on('library.changed', ({ match }) => void ((match === null || match === id()) && load())),
    onReturn(() => void load()),
  ]
  onScopeDispose(() => stop.forEach((each) => each()))

  const line = computed(() => {
    if (told.value === null) return []
    const { table, rows } = told.value
    const main = table.branches.find((branch) => branch.id === 'main')
    return lineTo(treeOf(new Map(rows.map((row) => [row.id, row]))), main?.step ?? table.tip)
  })
  return {
    error,
    table: computed(() => told.value?.table ?? null),
    viewer: computed(() => told.value?.viewer ?? 'public'),
    line,
  }
}
