/** From a match that is looked through to the others of its deal. */
import { useRouter } from 'vue-router'
import type { Table, ApiError, StepRow } from '../../../main/api/api.ts'
import { client, onReturn } from '../../ui/client/client.ts'
import { useTable } from '../../match/table.ts'
import { useToasts } from '../../ui/toasts.ts'
import { computed, onScopeDispose, shallowRef, watch } from 'vue'
import type { Viewer } from '../../../engine/kernel/seat.ts'
import { lineTo, treeOf } from '../../match/tree/tree.ts'

/** A match of a deal as it may be looked at beside another one: as it stands, and its line as played. */
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

/** Why what is no seed's cannot be dealt again. */
export const noDealReason = (luck: Table['luck']): string =>
  luck === 'manual' ? 'deal.byHand' : 'deal.inCopy'

/** Two matches of a deal side by side, at a step; what comes later is hidden if it was. */
export const useDealComparison = () => {
  const router = useRouter()
  return (left: string, right: string, at?: number, hides = false): void =>
    void router.push({
      name: 'deal',
      params: { left, right },
      query: { ...(at === undefined ? {} : { at: String(at) }), ...(hides ? { hide: null } : {}) },
    })
}

/** Puts the match at the table beside the first other one of its deal; says so where there is none. */
export const useSameDeal = (): (() => Promise<void>) => {
  const store = useTable()
  const toasts = useToasts()
  const beside = useDealComparison()
  return async () => {
    const { table, index, spoilerFree } = store
    if (!table) return
    if (table.luck !== 'seeded') return toasts.show({ kind: 'info', k: noDealReason(table.luck) })
    const answer = await client.request('library.deals', { match: table.match })
    if (!answer.ok) return toasts.refused(answer.error)
    const other = answer.value.rows.find(({ id }) => id !== table.match)
    if (other === undefined) return toasts.show({ kind: 'info', k: 'deal.none' })
    beside(table.match, other.id, index, spoilerFree !== null)
  }
}
