/** The puzzles that come with the program, in the language of the window. */
import { shallowRef, watch, type ShallowRef } from 'vue'
import type { ApiError, PuzzleRow } from '../../main/api/api.ts'
import { client } from '../ui/client/client.ts'
import { addTexts, leading } from '../ui/i18n.ts'
import english from '../locales/en/later/puzzles.json'
import chinese from '../locales/zh-Hant/later/puzzles.json'

addTexts('puzzles', { en: english, 'zh-Hant': chinese })

/** Which puzzle is the one of a day, and which comes after one. */
const DAY = 24 * 60 * 60 * 1000

/** The same for everybody on that day; none comes again before all others have. */
export const puzzleOfDay = (puzzles: readonly PuzzleRow[], day: Date): PuzzleRow | undefined => {
  const days = Math.round(Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()) / DAY)
  return puzzles[days % puzzles.length]
}

/** The next one that is open: of the same game first, then of any; undefined if none is. */
export const puzzleAfter = (puzzles: readonly PuzzleRow[], match: string): PuzzleRow | undefined => {
  const at = puzzles.findIndex((each) => each.match === match)
  const later = [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(0, at))]
  const open = later.filter(({ result }) => result === 'open')
  return open.find(({ game }) => game === puzzles[at]?.game) ?? open[0]
}

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
