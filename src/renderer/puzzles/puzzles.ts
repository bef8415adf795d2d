/** The puzzles that come with the program, in the language of the window. */
import { shallowRef, watch, type ShallowRef } from 'vue'
import type { ApiError, PuzzleRow } from '../../main/api/api.ts'
import { client } from '../ui/client/client.ts'
import { leading } from '../ui/i18n.ts'

interface Puzzles {
  /** Null while they are asked for. */
  readonly rows: ShallowRef<readonly PuzzleRow[] | null>
  readonly error: ShallowRef<ApiError | null>
  /** Asks again how they stand. */
  refresh(): Promise<void>
}

export const usePuzzles = (): Puzzles => {
  const rows: Puzzles['rows'] = shallowRef(null)
  const error: Puzzles['error'] = shallowRef(null)
  const refresh = async (): Promise<void> => {
    const language = leading.value
    const answer = await client.request('puzzles.list', { language })
    // One in another language is on its way.
    if (language !== leading.value) return
    error.value = answer.ok ? null : answer.error
    if (answer.ok) rows.value = answer.value.puzzles
  }
  watch(leading, refresh, { immediate: true })
  return { rows, error, refresh }
}
