/** The puzzles that come with the program, in the language of the window. */
import { computed, shallowRef, watch, type ComputedRef, type ShallowRef } from 'vue'
import type { ApiError, Output, PuzzleRow } from '../../main/api/api.ts'
import { client } from '../ui/client/client.ts'
import { addTexts, leading } from '../ui/i18n.ts'
import english from '../locales/en/later/puzzles.json'
import chinese from '../locales/zh-Hant/later/puzzles.json'
import { poolOf, puzzleOfDay } from './day.ts'

addTexts('puzzles', { en: english, 'zh-Hant': chinese })

interface Puzzles {
  /** Null until main has answered. */
  readonly rows: ShallowRef<readonly PuzzleRow[] | null>
  /** The games the reader has played or learned, the one played last first. */
  readonly known: ShallowRef<Output<'puzzles.list'>['known']>
  /** The puzzles among which the one of the day is. */
  readonly pool: ComputedRef<readonly PuzzleRow[]>
  readonly today: ComputedRef<PuzzleRow | undefined>
  readonly error: ShallowRef<ApiError | null>
  /** Requests the results again. */
  refresh(): Promise<void>
}

export const usePuzzles = (): Puzzles => {
  const rows: Puzzles['rows'] = shallowRef(null)
  const known: Puzzles['known'] = shallowRef([])
  const error: Puzzles['error'] = shallowRef(null)
  const pool = computed(() =>
    poolOf(
      rows.value ?? [],
      known.value.map(({ game }) => game),
    ),
  )
  const today = computed(() => puzzleOfDay(pool.value, new Date()))
  const refresh = async (): Promise<void> => {
    const language = leading.value
    const answer = await client.request('puzzles.list', { language })
    // A request in another language is on its way.
    if (language !== leading.value) return
    error.value = answer.ok ? null : answer.error
    if (!answer.ok) return
    known.value = answer.value.known
    rows.value = answer.value.puzzles
  }
  watch(leading, refresh, { immediate: true })
  return { rows, known, pool, today, error, refresh }
}
