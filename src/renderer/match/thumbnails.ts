import { defineStore } from 'pinia'
import { shallowReactive } from 'vue'
import type { MatchRow } from '../../main/api/api.ts'
import { client } from '../ui/client/client.ts'

/** The key of a thumbnail: the match, and when it last changed. */
export type Pictured = Pick<MatchRow, 'id' | 'updatedAt'>

/** The number of views kept; the least recently used one is dropped. */
const KEPT = 300
/** The most requests under way at once. */
const AT_ONCE = 3

/**
 * Public views at the end of matches, for thumbnails. Each is requested once until the match changes, the last wanted
 * first, and not at all if its row has left the screen before its turn.
 */
export const useThumbnails = defineStore('thumbnails', () => {
  const views = shallowReactive(new Map<string, { readonly at: number; readonly view: unknown }>())
  /** Waiting thumbnails, with the callbacks of their rows. */
  const waiting = new Map<string, { readonly row: Pictured; readonly wanted: Set<symbol> }>()
  const under = new Set<string>()

  const keep = (id: string, at: number, view: unknown): void => {
    views.delete(id)
    views.set(id, { at, view })
    const [oldest] = views.keys()
    if (views.size > KEPT && oldest !== undefined) views.delete(oldest)
  }

  const fetch = async ({ id, updatedAt }: Pictured): Promise<void> => {
    under.add(id)
    const answer = await client.request('library.thumbnail', { match: id })
    under.delete(id)
    // A missing thumbnail leaves its place empty; opening the match shows the error.
    if (answer.ok) keep(id, updatedAt, answer.value.view)
    next()
  }

  const next = (): void => {
    if (under.size >= AT_ONCE) return
    const last = [...waiting.values()].findLast(({ row }) => !under.has(row.id))
    if (last === undefined) return
    waiting.delete(last.row.id)
    void fetch(last.row)
  }

  /** Requests a thumbnail; returns a function that cancels the request. */
  const want = (row: Pictured): (() => void) => {
    const who = Symbol(row.id)
    if (views.get(row.id)?.at === row.updatedAt) return () => undefined
    const wanted = waiting.get(row.id)?.wanted ?? new Set()
    wanted.add(who)
    waiting.delete(row.id)
    waiting.set(row.id, { row, wanted })
    next()
    return () => {
      wanted.delete(who)
      if (wanted.size === 0 && waiting.get(row.id)?.wanted === wanted) waiting.delete(row.id)
    }
  }
  const viewOf = (id: string): unknown => views.get(id)?.view

  return { want, viewOf }
})
