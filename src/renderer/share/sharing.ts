import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import type { Viewer } from '../../engine/kernel/seat.ts'
import type { Table } from '../../main/api/api.ts'
import { loadKits } from '../boards/kit/kit.ts'
import { client } from '../ui/client/client.ts'
import { useToasts } from '../ui/toasts.ts'
import { until } from '@vueuse/core'
import { useTable } from '../match/table.ts'

/** What is shared: a match, and where in it one looks. */
export interface Subject {
  readonly table: Table
  /** The step looked at, and the end of the line followed through it. */
  readonly step: string
  readonly leaf: string
  /** Whose eyes it is looked at through. */
  readonly viewer: Viewer
  /** What comes after the step is hidden while one looks, other lines too. */
  readonly spoilerFree?: boolean
}

/** The one place from which a match goes out, whatever its form. */
export const useSharing = defineStore('sharing', () => {
  const toasts = useToasts()
  const open = ref(false)
  const subject = shallowRef<Subject | null>(null)

  /** The form that is asked for, by its id; null for the usual one. */
  const form = ref<string | null>(null)

  const share = (next: Subject, asked: string | null = null): void => {
    subject.value = next
    form.value = asked
    open.value = true
  }
  /** A match that is not at the table: where it stands, as whoever opened it would see it. */
  const shareMatch = async (match: string, asked: string | null = null): Promise<void> => {
    const answer = await client.request('table.read', { match })
    if (!answer.ok) return toasts.refused(answer.error)
    // Pictures and films are drawn by the board.
    await loadKits()
    const table = answer.value
    share({ table, step: table.tip, leaf: table.tip, viewer: table.viewer }, asked)
  }

  return { open, subject, form, share, shareMatch }
})

/** Sharing what is at the table, from where one looks. */
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
