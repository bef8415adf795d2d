/** From a match that is looked through to the others of its deal. */
import { useRouter } from 'vue-router'
import type { Table } from '../../../main/api/api.ts'
import { client } from '../../ui/client/client.ts'
import { useTable } from '../../match/table.ts'
import { useToasts } from '../../ui/toasts.ts'

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
