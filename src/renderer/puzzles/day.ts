/** The puzzle of the day, those of a week, and the next open one. */
import type { Output, PuzzleRow } from '../../main/api/api.ts'

/** The puzzles that were shown as those of a day. */
export type ShownDays = Output<'puzzles.list'>['days']

/** Milliseconds. */
const DAY = 24 * 60 * 60 * 1000

const utcOf = (day: Date): number => Date.UTC(day.getFullYear(), day.getMonth(), day.getDate())

/** A day of the computer's calendar, such as 2026-11-28. */
export const isoDayOf = (day: Date): string => new Date(utcOf(day)).toISOString().slice(0, 10)

/** The puzzles that can be the one of a day, and those that were. */
export interface Days {
  readonly all: readonly PuzzleRow[]
  /** Among these a day's puzzle is chosen. */
  readonly pool: readonly PuzzleRow[]
  readonly shown: ShownDays
}

/**
 * The puzzle that was shown on a day; otherwise one of the pool, in turn, so that none repeats before all others have
 * come.
 */
export const puzzleOfDay = ({ all, pool, shown }: Days, day: Date): PuzzleRow | undefined => {
  const kept = shown.find((each) => each.day === isoDayOf(day))
  return all.find(({ match }) => match === kept?.match) ?? pool[Math.round(utcOf(day) / DAY) % pool.length]
}

/** The puzzles among which the one of the day is: of games the reader knows, or all for a newcomer. */
export const poolOf = (puzzles: readonly PuzzleRow[], known: readonly string[]): readonly PuzzleRow[] => {
  const own = puzzles.filter(({ game }) => known.includes(game))
  return own.length === 0 ? puzzles : own
}

interface WeekDay {
  readonly day: Date
  readonly state: 'solved' | 'shown' | 'today-open' | 'missed' | 'coming'
}

/** The week of a day, from Monday to Sunday, and what became of the puzzle of each day. */
export const weekOf = (days: Days, today: Date): readonly WeekDay[] => {
  const since = (today.getDay() + 6) % 7
  return Array.from({ length: 7 }, (_, at) => {
    const day = new Date(today.getFullYear(), today.getMonth(), today.getDate() - since + at)
    const result = puzzleOfDay(days, day)?.result
    if (at > since) return { day, state: 'coming' }
    if (result === 'solved' || result === 'shown') return { day, state: result }
    return { day, state: at === since ? 'today-open' : 'missed' }
  })
}

/** The cards of a game's shelf: `count` of them, with the next open puzzle and up to two before it. */
export const shelfOf = (puzzles: readonly PuzzleRow[], count: number): readonly PuzzleRow[] => {
  const next = puzzles.findIndex(({ result }) => result === 'open')
  const from = next === -1 ? puzzles.length : next - 2
  const first = Math.max(0, Math.min(from, puzzles.length - count))
  return puzzles.slice(first, first + count)
}

/** The next open puzzle: of the same game first, then of any; undefined if none is open. */
export const puzzleAfter = (puzzles: readonly PuzzleRow[], match: string): PuzzleRow | undefined => {
  const at = puzzles.findIndex((each) => each.match === match)
  const later = [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(0, at))]
  const open = later.filter(({ result }) => result === 'open')
  return open.find(({ game }) => game === puzzles[at]?.game) ?? open[0]
}
