/** The puzzles that come with the program, in the language of the window. */
import { shallowRef, watch, type ShallowRef } from 'vue'
import type { ApiError, PuzzleRow } from '../../main/api/api.ts'
import { client } from '../ui/client/client.ts'
import { addTexts, leading } from '../ui/i18n.ts'
import english from '../locales/en/later/puzzles.json'
import chinese from '../locales/zh-Hant/later/puzzles.json'

addTexts('puzzles', { en: english, 'zh-Hant': chinese })

interface Puzzles {
  /** Null until main has answered. */
  readonly rows: ShallowRef<readonly PuzzleRow[] | null>
  readonly error: ShallowRef<ApiError | null>
  /** Requests the results again. */
  refresh(): Promise<void>
}

export const usePuzzles = (): Puzzles => {
  const rows: Puzzles['rows'] = shallowRef(null)
  const error: Puzzles['error'] = shallowRef(null)
  const refresh = async (): Promise<void> => {
    const language = leading.value
    const answer = await client.request('puzzles.list', { language })
    // A request in another language is on its way.
    if (language !== leading.value) return
    error.value = answer.ok ? null : answer.error
    if (answer.ok) rows.value = answer.value.puzzles
  }
  watch(leading, refresh, { immediate: true })
  return { rows, error, refresh }
}
