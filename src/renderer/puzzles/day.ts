/** Which puzzle is the one of a day, and which comes after one. */
import type { PuzzleRow } from '../../main/api/api.ts'

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
