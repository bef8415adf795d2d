/** What the pictures of statistics draw: running scores as stairs, wins as blocks, bands of luck. */
import type { MatchRow, SeatRow } from '../../main/api/api.ts'
import type { Course } from '../match/course.ts'
import { winnersOf } from '../ui/format/titles.ts'

/** How far beyond all else the last scores are drawn, as a share of it, where they leap out of it. */
const BEYOND = 0.15

/**
 * An SVG path of one seat's score: a stair from left to right, the largest score at the top. A win that counts more than
 * all that led to it would leave the rest flat, so it is drawn only a little beyond it.
 */
export const stairOf = (course: Course, seat: number, width: number, height: number): string => {
  const before = course.slice(0, -1).flat()
  const [low, high] = [Math.min(0, ...before), Math.max(1, ...before)]
  const end = course.at(-1) ?? []
  const [least, top] = [Math.min(low, ...end), Math.max(high, ...end)]
  const most = top - high > high - low ? high + (high - low) * BEYOND : top
  const last = Math.max(1, course.length - 1)
  const y = (score: number): number => height - ((Math.min(most, score) - least) / (most - least)) * height
  const x = (step: number): number => (step / last) * width
  const [start = 0, ...rest] = course.map((scores) => scores[seat] ?? 0)
  let path = `M0 ${y(start).toFixed(1)}`
  let now = start
  for (const [index, score] of rest.entries()) {
    if (score === now) continue
    path += `H${x(index + 1).toFixed(1)}V${y(score).toFixed(1)}`
    now = score
  }
  return `${path}H${width}`
}

/** Who sat at a table: people and programs by name, the program's own bots by level. */
export const playerKey = ({ name, player }: SeatRow): string =>
  player.kind === 'bot' ? `bot ${player.level}` : `name ${name.toLowerCase()}`

/** One match of a player: a block in the picture of who wins. */
interface Played {
  readonly match: string
  readonly isWon: boolean
}

export interface Winner {
  readonly key: string
  /** In the last of them: its colour is the one people saw last. */
  readonly seat: SeatRow
  readonly games: ReadonlyMap<string, readonly Played[]>
  readonly over: number
  readonly wins: number
  /** The wins to expect among equals, in matches that somebody won alone. */
  readonly expected: number
}

/** The players of finished matches, those with the most wins first. */
export const winnersIn = (rows: readonly MatchRow[]): readonly Winner[] => {
  const players = new Map<string, Winner>()
  for (const row of rows.toSorted((one, other) => one.createdAt - other.createdAt)) {
    if (row.turn.outcome === undefined) continue
    const first = winnersOf(row.turn)
    for (const [index, seat] of row.seats.entries()) {
      const key = playerKey(seat)
      const before = players.get(key)
      const isWon = first.length === 1 && first[0] === index
      const own = before?.games.get(row.game) ?? []
      players.set(key, {
        key,
        seat,
        games: new Map(before?.games).set(row.game, [...own, { match: row.id, isWon }]),
        over: (before?.over ?? 0) + 1,
        wins: (before?.wins ?? 0) + (isWon ? 1 : 0),
        expected: (before?.expected ?? 0) + (first.length === 1 ? 1 / row.seats.length : 0),
      })
    }
  }
  return [...players.values()].sort((one, other) => other.wins - one.wins || other.over - one.over)
}

/** Nine times out of ten a fair count of `of` draws falls within this distance of `expected` (normal approximation). */
export const bandOf = (expected: number, of: number): number =>
  of === 0 ? 0 : 1.645 * Math.sqrt(expected * (1 - expected / of))
