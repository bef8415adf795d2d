/** How a match went, from the running scores of its seats. */
import type { MatchRow, SeatRow } from '../../main/api/api.ts'
import { winnersOf } from '../ui/format/titles.ts'

/** By step, then by seat. */
export type Course = readonly (readonly number[])[]

/** The seat that is ahead of all others; undefined if none is. */
const leaderAt = (scores: readonly number[]): number | undefined => {
  const top = Math.max(...scores)
  const first = scores.indexOf(top)
  return scores.lastIndexOf(top) === first ? first : undefined
}

export interface Lead {
  /** How often another seat went ahead. */
  readonly changes: number
  /** The seat that was ahead last; undefined if none ever was. */
  readonly last: number | undefined
  /** The step since when it was. */
  readonly since: number
}

export const leadOf = (course: Course): Lead => {
  let lead: Lead = { changes: 0, last: undefined, since: 0 }
  for (const [step, scores] of course.entries()) {
    const leader = leaderAt(scores)
    if (leader === undefined || leader === lead.last) continue
    lead = { changes: lead.changes + (lead.last === undefined ? 0 : 1), last: leader, since: step }
  }
  return lead
}

/** An SVG path of one seat's score: a stair from left to right, the largest score at the top. */
export const stairOf = (course: Course, seat: number, width: number, height: number): string => {
  const all = course.flat()
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)]
  const last = Math.max(1, course.length - 1)
  const y = (score: number): number => height - ((score - least) / (most - least)) * height
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
  readonly colour: SeatRow['colour']
  readonly isWon: boolean
}

export interface Winner {
  readonly key: string
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
        seat: before?.seat ?? seat,
        games: new Map(before?.games).set(row.game, [...own, { match: row.id, colour: seat.colour, isWon }]),
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
