/** The puzzles that come with the program, in the language of the window. */
import { computed, shallowRef, watch, type ComputedRef, type ShallowRef } from 'vue'
import type { ApiError, Output, PuzzleRow } from '../../main/api/api.ts'
import { client } from '../ui/client/client.ts'
import { addTexts, leading } from '../ui/i18n.ts'
import english from '../locales/en/later/puzzles.json'
import chinese from '../locales/zh-Hant/later/puzzles.json'
import { isoDayOf, poolOf, puzzleOfDay, type Days } from './day.ts'

addTexts('puzzles', { en: english, 'zh-Hant': chinese })

interface Puzzles {
  /** Null until main has answered. */
  readonly rows: ShallowRef<readonly PuzzleRow[] | null>
  /** The games the reader has played or learned, the one played last first. */
  readonly known: ShallowRef<Output<'puzzles.list'>['known']>
  readonly days: ComputedRef<Days>
  readonly today: ComputedRef<PuzzleRow | undefined>
  readonly error: ShallowRef<ApiError | null>
  /** Requests the results again. */
  refresh(): Promise<void>
  /** Call it where the puzzle of the day is shown: it stays for the day, whatever is played meanwhile. */
  keepToday(): Promise<void>
}

export const usePuzzles = (): Puzzles => {
  const rows: Puzzles['rows'] = shallowRef(null)
  const known: Puzzles['known'] = shallowRef([])
  const error: Puzzles['error'] = shallowRef(null)
  const shown = shallowRef<Days['shown']>([])
  const days = computed(() => {
    const all = rows.value ?? []
    const games = known.value.map(({ game }) => game)
    return { all, pool: poolOf(all, games), shown: shown.value }
  })
  const today = computed(() => puzzleOfDay(days.value, new Date()))
  const refresh = async (): Promise<void> => {
    const language = leading.value
    const answer = await client.request('puzzles.list', { language })
    // A request in another language is on its way.
    if (language !== leading.value) return
    error.value = answer.ok ? null : answer.error
    if (!answer.ok) return
    known.value = answer.value.known
    shown.value = answer.value.days
    rows.value = answer.value.puzzles
  }
  watch(leading, refresh, { immediate: true })
  const keepToday = async (): Promise<void> => {
    const day = isoDayOf(new Date())
    if (today.value === undefined || shown.value.some((each) => each.day === day)) return
    const { match } = today.value
    shown.value = [...shown.value, { day, match }]
    // Without a library to write to, the day's puzzle is chosen anew the next time.
    await client.request('puzzles.showDay', { day, match })
  }
  return { rows, known, days, today, error, refresh, keepToday }
}
