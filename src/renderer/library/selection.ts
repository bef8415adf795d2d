import { defineStore } from 'pinia'
import { computed, ref, shallowRef, watch } from 'vue'
import type { MatchRow } from '../../main/api/api.ts'
import { client } from '../ui/client/client.ts'
import { useLibrary } from './library.ts'
import { useToasts } from '../ui/toasts.ts'

/** Rows per request. */
const PAGE = 500

/** Matches selected in the list. Changing the list's filter ends the selection. */
export const useSelection = defineStore('selection', () => {
  const library = useLibrary()
  const toasts = useToasts()
  const picked = shallowRef<ReadonlyMap<string, MatchRow>>(new Map())
  /** Where a range begins: the row selected or focused before. */
  const anchor = ref(0)
  const size = computed(() => picked.value.size)
  const rows = computed(() => [...picked.value.values()])
  /** What is being asked about the selected matches. */
  const asking = ref<'export' | 'tags' | null>(null)
  /** Ranges may be fetched; answers to an older request are ignored. */
  let wishes = 0

  const has = (id: string | undefined): boolean => id !== undefined && picked.value.has(id)
  const clear = (): void => {
    wishes += 1
    if (size.value > 0) picked.value = new Map()
  }
  const toggle = (row: MatchRow, index: number): void => {
    wishes += 1
    const next = new Map(picked.value)
    if (!next.delete(row.id)) next.set(row.id, row)
    picked.value = next
    anchor.value = index
  }

  /** The rows between two indices, inclusive; undefined if a request failed. Main is asked only for missing ones. */
  const fetched = async (first: number, last: number): Promise<readonly MatchRow[] | undefined> => {
    const listed = Array.from({ length: last - first + 1 }, (_, at) => library.rowAt(first + at) ?? [])
    const known = listed.flat()
    if (known.length === listed.length) return known
    const found: MatchRow[] = []
    while (found.length <= last - first) {
      const offset = first + found.length
      const limit = Math.min(PAGE, last - offset + 1)
      const answer = await client.request('library.list', { ...library.query, offset, limit })
      if (!answer.ok) {
        toasts.refused(answer.error)
        return undefined
      }
      found.push(...answer.value.rows)
      if (answer.value.rows.length < limit) break
    }
    return found
  }
  /** Selects exactly the rows between the anchor and this one. */
  const extendTo = async (index: number): Promise<void> => {
    wishes += 1
    const wish = wishes
    const found = await fetched(Math.min(anchor.value, index), Math.max(anchor.value, index))
    if (found !== undefined && wish === wishes) picked.value = new Map(found.map((row) => [row.id, row]))
  }
  const all = async (): Promise<void> => {
    anchor.value = 0
    if (library.total > 0) await extendTo(library.total - 1)
  }

  watch(() => library.query, clear, { deep: true })

  return { size, rows, anchor, asking, has, clear, toggle, extendTo, all }
})
