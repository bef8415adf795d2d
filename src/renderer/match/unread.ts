/** Imported steps and notes of the open match that the reader has not seen yet. */
import { defineStore } from 'pinia'
import { shallowRef, watch } from 'vue'
import { client, onReturn } from '../ui/client/client.ts'
import { useNotes } from './notes/notes.ts'
import { useTable } from './table.ts'

export const useUnread = defineStore('unread', () => {
  const table = useTable()
  const notes = useNotes()
  /** The ids of unseen steps and notes of the open match. */
  const ids = shallowRef<ReadonlySet<string>>(new Set())

  /** Ids seen here that main has not confirmed yet. */
  const telling = new Set<string>()

  const load = async (): Promise<void> => {
    const match = table.table?.match
    if (match === undefined) return
    const answer = await client.request('unread.list', { match })
    if (!answer.ok || match !== table.table?.match) return
    ids.value = new Set(answer.value.ids.filter((id) => !telling.has(id)))
  }
  watch(
    () => table.table?.match,
    () => {
      ids.value = new Set()
      void load()
    },
    { immediate: true },
  )
  client.on('unread.changed', ({ match }) => {
    if (match === table.table?.match) void load()
  })
  onReturn(() => void load())

  const noteIds = (step: string): readonly string[] => {
    const { comments, glyphs, marks, bookmarks } = notes.of(step)
    return [...comments, ...glyphs, ...marks, ...bookmarks].map(({ id }) => id)
  }
  const isFresh = (id: string): boolean => ids.value.has(id)
  /** Whether a step has unseen notes. */
  const saysNew = (step: string): boolean => ids.value.size > 0 && noteIds(step).some(isFresh)

  /** Marks ids as seen; if the request fails, they are unseen again when the match is opened next. */
  const tell = async (match: string, seen: readonly string[]): Promise<void> => {
    for (const id of seen) telling.add(id)
    await client.request('unread.seen', { match, ids: [...seen] })
    for (const id of seen) telling.delete(id)
  }

  // A step counts as seen when the reader goes on from it.
  watch(
    [() => table.table?.match, () => table.at],
    (_, [match, step]) => {
      if (match === undefined || step === undefined || ids.value.size === 0) return
      const seen = [step, ...noteIds(step)].filter(isFresh)
      if (seen.length === 0) return
      ids.value = new Set([...ids.value].filter((id) => !seen.includes(id)))
      void tell(match, seen)
    },
    { flush: 'sync' },
  )

  return { isFresh, saysNew }
})
