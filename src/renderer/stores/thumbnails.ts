import { defineStore } from 'pinia'
import { shallowReactive } from 'vue'
import type { MatchRow } from '../../main/api.ts'
import { client } from '../client.ts'

/** Public views at the end of matches, for small pictures; asked for once until the match moves on. */
export const useThumbnails = defineStore('thumbnails', () => {
  const views = shallowReactive(new Map<string, { readonly at: number; readonly view: unknown }>())
  const under = new Set<string>()

  const want = async ({ id, updatedAt }: MatchRow): Promise<void> => {
    if (views.get(id)?.at === updatedAt || under.has(id)) return
    under.add(id)
    const answer = await client.request('library.thumbnail', { match: id })
    under.delete(id)
    // A picture that cannot be had leaves its place empty; opening the match says why.
    if (answer.ok) views.set(id, { at: updatedAt, view: answer.value.view })
  }
  const viewOf = (id: string): unknown => views.get(id)?.view

  return { want, viewOf }
})
