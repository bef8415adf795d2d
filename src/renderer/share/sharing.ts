import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import type { Viewer } from '../../engine/kernel/seat.ts'
import type { Table } from '../../main/api/api.ts'
import { loadKits } from '../boards/kit/kit.ts'
import { client } from '../ui/client/client.ts'
import { useToasts } from '../ui/toasts.ts'
import { until } from '@vueuse/core'
import { useTable } from '../match/table.ts'

/** What is shared: a match and a place in it. */
export interface Subject {
  readonly table: Table
  /** The current step, and the end of the line through it. */
  readonly step: string
  readonly leaf: string
  /** The viewer the match is seen as. */
  readonly viewer: Viewer
  /** Later steps and other lines are hidden in review. */
  readonly spoilerFree?: boolean
}

/** State of the share dialog. */
export const useSharing = defineStore('sharing', () => {
  const toasts = useToasts()
  const open = ref(false)
  const subject = shallowRef<Subject | null>(null)

  /** Id of the format to open; null for the default one. */
  const form = ref<string | null>(null)

  const share = (next: Subject, asked: string | null = null): void => {
    subject.value = next
    form.value = asked
    open.value = true
  }
  /** Shares a match that is not open, at its current step and as its default viewer. */
  const shareMatch = async (match: string, asked: string | null = null): Promise<void> => {
    const answer = await client.request('table.read', { match })
    if (!answer.ok) return toasts.refused(answer.error)
    // Boards draw pictures and films.
    await loadKits()
    const table = answer.value
    share({ table, step: table.tip, leaf: table.tip, viewer: table.viewer }, asked)
  }

  return { open, subject, form, share, shareMatch }
})

/** Shares the open match at its current step. */
export const useShareTable = (): ((form?: string) => Promise<void>) => {
  const store = useTable()
  const sharing = useSharing()
  return async (form) => {
    const asked = store.table?.match
    // While the table is loading, waits for its steps.
    await until(() => store.row !== null || store.table?.match !== asked).toBe(true)
    const { table, at, viewer } = store
    // Steps hidden in review stay out of what is shared.
    const line = store.spoilerFree?.line ?? store.line
    const leaf = line.at(-1)
    if (table?.match === asked && table && leaf)
      sharing.share(
        { table, step: at, leaf: leaf.id, viewer, spoilerFree: store.spoilerFree !== null },
        form ?? null,
      )
  }
}
