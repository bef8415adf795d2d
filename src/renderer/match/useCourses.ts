import { shallowReactive, watch } from 'vue'
import type { MatchRow } from '../../main/api/api.ts'
import { client } from '../ui/client/client.ts'
import type { Course } from './course.ts'

type Row = Pick<MatchRow, 'id' | 'updatedAt' | 'turn'>

/** The courses of finished matches, requested one after another until the rows change; empty until they are known. */
export const useCourses = (rows: () => readonly Row[]): ((row: Row) => Course) => {
  const courses = shallowReactive(new Map<string, Course>())
  const keyOf = ({ id, updatedAt }: Row): string => `${id} ${updatedAt}`
  watch(
    rows,
    async (wanted, _before, onCleanup) => {
      let isStale = false
      onCleanup(() => (isStale = true))
      for (const row of wanted) {
        if (isStale) return
        if (row.turn.outcome === undefined || courses.has(keyOf(row))) continue
        const answer = await client.request('library.course', { match: row.id })
        // Without an answer there is nothing to add to the result.
        if (answer.ok) courses.set(keyOf(row), answer.value.scores)
      }
    },
    { immediate: true },
  )
  return (row) => courses.get(keyOf(row)) ?? []
}
