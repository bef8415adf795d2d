/** Steps and notes that came with an import into a match that was here, until they were looked at. */
import { useLocalStorage } from '@vueuse/core'
import { defineStore } from 'pinia'
import { computed, watch } from 'vue'
import type { News } from '../../main/api.ts'
import { useNotes } from './notes.ts'
import { useTable } from './table.ts'

/** Matches remembered; the one that got news longest ago makes room. */
const MATCHES = 10

/** Ids by match: 32 digits are a step, 16 a note. */
type Fresh = Readonly<Record<string, readonly string[]>>

export const useFresh = defineStore('fresh', () => {
  const table = useTable()
  const notes = useNotes()
  const ids = useLocalStorage<Fresh>('qipu.fresh', {})

  const noteIds = (step: string): readonly string[] => {
    const { comments, glyphs, marks, bookmarks } = notes.of(step)
    return [...comments, ...glyphs, ...marks, ...bookmarks].map(({ id }) => id)
  }
  const put = (match: string, list: readonly string[]): void => {
    const entries = Object.entries(ids.value)
      .filter(([other]) => other !== match)
      .slice(1 - MATCHES)
    ids.value = Object.fromEntries(list.length > 0 ? [...entries, [match, list]] : entries)
  }
  const add = (match: string, { marked }: News): void => {
    const list = new Set([...(ids.value[match] ?? []), ...marked.steps, ...marked.notes])
    put(match, [...list])
  }
  const here = computed(() => new Set(ids.value[table.table?.match ?? '']))
  const isFresh = (id: string): boolean => here.value.has(id)
  /** Anything new that is said about a step. */
  const saysNew = (step: string): boolean => here.value.size > 0 && noteIds(step).some(isFresh)

  // A step has been looked at once one goes on from it.
  watch(
    () => [table.table?.match, table.at] as const,
    (_, [match, step]) => {
      const list = match === undefined ? [] : (ids.value[match] ?? [])
      if (match === undefined || step === undefined || list.length === 0) return
      const said = noteIds(step)
      const left = list.filter((id) => id !== step && !said.includes(id))
      if (left.length < list.length) put(match, left)
    },
    { flush: 'sync' },
  )

  return { add, isFresh, saysNew }
})
