import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import type { Viewer } from '../../engine/kernel/seat.ts'
import type { Table, Answer, Input, Output } from '../../main/api/api.ts'
import { loadKits } from '../boards/kits.ts'
import { client } from '../ui/client/client.ts'
import { useToasts } from '../ui/toasts.ts'
import { until } from '@vueuse/core'
import { useTable } from '../match/table.ts'
import { bytesOf, save } from '../ui/format/bytes.ts'

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
    const { named: table, at, viewer } = store
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

/** Requests the files main exports, and hands them to the person. */
type Exported = Output<'library.export'>
export type Format = Input<'library.export'>['format']

export const exportOf = (input: Input<'library.export'>): Promise<Answer<Exported>> =>
  client.request('library.export', input)

/** Saves the file main wrote and says so, or shows the refusal. True if it was saved. */
export const saveExport = async (input: Input<'library.export'>): Promise<boolean> => {
  const toasts = useToasts()
  const answer = await exportOf(input)
  if (answer.ok) saveFile(answer.value.name, answer.value.type, bytesOf(answer.value.bytes))
  else toasts.refused(answer.error)
  return answer.ok
}

/** Copies something to the clipboard and says so, or says that it failed. */
export const copyToClipboard = async (
  write: () => Promise<void>,
  toasts: ReturnType<typeof useToasts>,
  refusal = 'share.notCopied',
): Promise<void> => {
  try {
    await write()
    toasts.show({ kind: 'good', k: 'share.copied' })
  } catch {
    toasts.show({ kind: 'bad', k: refusal })
  }
}

/** Saves a file through the browser and says so. */
export const saveFile = (name: string, type: string, content: BlobPart): void => {
  save(name, new Blob([content], { type }))
  useToasts().show({ kind: 'good', k: 'share.saved', p: { name } })
}

/** Props of every format's component. */
export interface KindProps {
  readonly subject: Subject
  /** The file format, for files main writes. */
  readonly format?: Format
}
