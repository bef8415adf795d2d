/** From a match to the other matches with the same deal. */
import { useRouter } from 'vue-router'
import type { Table, ApiError, StepRow } from '../../../main/api/api.ts'
import { client, onReturn } from '../../ui/client/client.ts'
import { useTable } from '../../match/table.ts'
import { useToasts } from '../../ui/toasts.ts'
import { computed, onScopeDispose, shallowRef, watch } from 'vue'
import type { Viewer } from '../../../engine/kernel/seat.ts'
import { lineTo, treeOf } from '../../match/tree/tree.ts'

/** A match to show beside another one: its table and its main line. */
interface DealMatch {
  readonly table: Table
  readonly rows: readonly StepRow[]
  readonly viewer: Viewer
}

/** Whether every viewer may see everything. */
export const isOpenToAll = (table: Table | null): boolean => table?.viewer === 'all'

/** Asks for positions as `eyes` if the match is open to all, otherwise as the public. */
export const useDealMatch = (id: () => string, eyes: () => Viewer) => {
  const loaded = shallowRef<DealMatch | null>(null)
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
    if (rows.ok) loaded.value = { table: preview.value, rows: rows.value, viewer }
  }
  watch([id, eyes], load, { immediate: true })
  // The match was played on in another window, or imported again.
  const stop = [
    client.on('library.changed', ({ match }) => void ((match === null || match === id()) && load())),
    onReturn(() => void load()),
  ]
  onScopeDispose(() => stop.forEach((each) => each()))

  const line = computed(() => {
    if (loaded.value === null) return []
    const { table, rows } = loaded.value
    const main = table.branches.find((branch) => branch.id === 'main')
    return lineTo(treeOf(new Map(rows.map((row) => [row.id, row]))), main?.step ?? table.tip)
  })
  return {
    error,
    table: computed(() => loaded.value?.table ?? null),
    viewer: computed(() => loaded.value?.viewer ?? 'public'),
    line,
  }
}

/** Why a match without a seed cannot be dealt again. */
export const noDealReason = (luck: Table['luck']): string =>
  luck === 'manual' ? 'deal.byHand' : 'deal.inCopy'

/** Opens two matches of a deal side by side at a step, and keeps later steps hidden if they were. */
export const useDealComparison = () => {
  const router = useRouter()
  return (left: string, right: string, at?: number, hides = false): void =>
    void router.push({
      name: 'deal',
      params: { left, right },
      query: { ...(at === undefined ? {} : { at: String(at) }), ...(hides ? { hide: null } : {}) },
    })
}

/** Puts the open match beside the first other match of its deal, or says that there is none. */
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
