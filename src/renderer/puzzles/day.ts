/** The puzzle of the day, and the next open one. */
import type { PuzzleRow } from '../../main/api/api.ts'

/** Milliseconds. */
const DAY = 24 * 60 * 60 * 1000

/** The same for everybody on that day. None repeats before all others have been shown. */
export const puzzleOfDay = (puzzles: readonly PuzzleRow[], day: Date): PuzzleRow | undefined => {
  const days = Math.round(Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()) / DAY)
  return puzzles[days % puzzles.length]
}

/** The next open puzzle: of the same game first, then of any; undefined if none is open. */
export const puzzleAfter = (puzzles: readonly PuzzleRow[], match: string): PuzzleRow | undefined => {
  const at = puzzles.findIndex((each) => each.match === match)
  const later = [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(0, at))]
  const open = later.filter(({ result }) => result === 'open')
  return open.find(({ game }) => game === puzzles[at]?.game) ?? open[0]
}
