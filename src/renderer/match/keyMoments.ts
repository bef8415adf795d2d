/** The key moments of a match, only as far as its record and analysis support them. */
import type { StepRow, Table } from '../../main/api/api.ts'
import { withSign } from '../../engine/kernel/numbers.ts'
import type { Language } from '../../engine/kernel/text.ts'
import type { Point } from '../boards/kit/drawing/places.ts'
import { signedPercent } from './analysis/figures.ts'
import { changeOf, type Moment } from './analysis/moments.ts'
import type { Grade } from './analysis/types.ts'
import { turnStarts } from './replay.ts'
import { isSameTurn } from './tree/tree.ts'
import { turnWords } from '../ui/format/titles.ts'

// Places of the key moments' numbers on the graph.

/** Minimum distance between two numbers: closer together one hides the other. */
const APART = 20

/** Moves each number sideways, as little as it takes to overlap none before it, and within the graph of this width. */
export const apart = (spots: readonly Point[], width: number): readonly Point[] =>
  spots.reduce<readonly Point[]>((placed, { x, y }) => {
    const isFree = (at: number): boolean =>
      placed.every((other) => Math.abs(other.x - at) >= APART || Math.abs(other.y - y) >= APART)
    const freeFrom = (by: number): number => {
      let free = x
      while (!isFree(free)) free += by
      return free
    }
    const [left, right] = [freeFrom(-APART), freeFrom(APART)]
    const goesLeft = right > width || (left >= 0 && x - left < right - x)
    return [...placed, { x: goesLeft ? left : right, y }]
  }, [])

type Line = readonly StepRow[]

export interface KeyMoment {
  /** What an analysis found, or what the scores tell. */
  readonly is: Moment['is'] | 'unlucky' | 'ahead' | 'gain' | 'lead' | 'earlier'
  readonly seat: number
  /** The step it is about, or the first of several. */
  readonly step: string
  readonly from: number
  /** Index of the last step; equal to `from` for a single step. */
  readonly to: number
  /** Change of the chance to win, if known. */
  readonly by?: number
  /** How much the seat's own decision cost. */
  readonly grade?: Grade
  /** What the scores tell: the turns of its first and last step, and the points it brought. */
  readonly turns?: readonly StepRow['moment'][]
  readonly points?: number
}

/** Its parameters for the texts of `table.end.moments`. */
export const paramsOf =
  (
    { seat, from, by = 0, turns = [], points = 0 }: KeyMoment,
    table: Pick<Table, 'game' | 'options' | 'seats'>,
  ) =>
  (language: Language) => {
    const [turn = '', until = ''] = turns.map((moment) => turnWords(table, moment, language))
    const name = table.seats[seat]?.name ?? ''
    return { name, n: from, change: signedPercent(by), turn, until, points: withSign(points) }
  }

/** The seat with the highest score; null if several share it. */
export const leaderIn = ({ scores }: StepRow): number | null => {
  const most = Math.max(...scores)
  const first = scores.indexOf(most)
  return first < 0 || scores.lastIndexOf(most) !== first ? null : first
}

interface Lead {
  readonly seat: number
  readonly from: number
  readonly to: number
}

/** The first and the last step of every turn. */
const turnsIn = (line: Line): readonly (readonly [number, number])[] => {
  const starts = turnStarts(line)
  return starts.map((start, place) => [start, (starts[place + 1] ?? line.length) - 1])
}

/** Every run of turns that end with the same leader, from the step that brought the lead. */
const leadsIn = (line: Line): readonly Lead[] => {
  const leads: Lead[] = []
  const leaderAt = (index: number): number | null => (line[index] ? leaderIn(line[index]) : null)
  for (const [start, end] of turnsIn(line)) {
    const seat = leaderAt(end)
    const last = leads.at(-1)
    if (seat === null) continue
    if (last?.seat === seat && last.to === start - 1) {
      leads[leads.length - 1] = { ...last, to: end }
      continue
    }
    let from = end
    while (from > start && leaderAt(from - 1) === seat) from -= 1
    leads.push({ seat, from, to: end })
  }
  return leads
}

const lengthOf = ({ from, to }: Lead): number => to - from + 1

const greatest = <T>(all: readonly T[], of: (each: T) => number): T | undefined =>
  all.reduce<T | undefined>(
    (most, each) => (most === undefined || of(each) > of(most) ? each : most),
    undefined,
  )

/** The places on a line that deserve a longer look: its key moments, and what somebody found worth a bookmark. */
export const worthALook = (
  line: Line,
  moments: readonly KeyMoment[],
  isBookmarked: (step: string) => boolean,
): ReadonlySet<number> =>
  new Set([
    ...moments.map(({ from }) => from),
    ...line.flatMap(({ id }, at) => (isBookmarked(id) ? [at] : [])),
  ])

interface Gain {
  readonly seat: number
  /** The step that brought most of it. */
  readonly at: number
  readonly points: number
}

/** The largest rise of a score within a turn; of equal ones the last. */
const largestGain = (line: Line): Gain | undefined => {
  const scoreAt = (index: number, seat: number): number => line[index]?.scores[seat] ?? 0
  const rise = (from: number, to: number, seat: number): number => scoreAt(to, seat) - scoreAt(from, seat)
  const gains = turnsIn(line).flatMap(([start, end]) => {
    const before = Math.max(0, start - 1)
    const steps = Array.from({ length: end - before }, (_, index) => before + 1 + index)
    return (line[end]?.scores ?? []).map((__, seat) => ({
      seat,
      at: greatest(steps, (step) => rise(step - 1, step, seat)) ?? end,
      points: rise(before, end, seat),
    }))
  })
  const most = greatest(gains.toReversed(), ({ points }) => points)
  return most !== undefined && most.points > 0 ? most : undefined
}

/** At most three key moments: what an analysis found, or else what the scores tell, both in the order of the match. */
export const keyMomentsOf = (line: Line, found: readonly Moment[]): readonly KeyMoment[] => {
  if (found.length > 0)
    return found.map((moment) => {
      const { is, seat, step, index } = moment
      const by = changeOf(moment) / 100
      const kind = is === 'luck' && by < 0 ? 'unlucky' : is
      const grade = moment.is === 'loss' ? moment.decision.grade : null
      return { is: kind, seat, step, from: index, to: index, by, ...(grade === null ? {} : { grade }) }
    })
  const moments: KeyMoment[] = []
  const leads = leadsIn(line)
  const last = leads.at(-1)
  const add = (
    is: 'ahead' | 'gain' | 'lead' | 'earlier',
    { seat, from, to }: Lead,
    points?: number,
  ): void => {
    const [first, end] = [line[from], line[to]]
    if (first === undefined || end === undefined) return
    // A step belongs to the turn of the position before it, also if it ends a turn or a game.
    const turns = [(line[from - 1] ?? first).moment, end.moment]
    moments.push({ is, seat, step: first.id, from, to, turns, ...(points === undefined ? {} : { points }) })
  }
  // The leader at the end took the lead for good here.
  const good = last?.to === line.length - 1 && leads.length > 1 ? last : undefined
  if (good !== undefined) add('ahead', good)
  const gain = largestGain(line)
  if (gain !== undefined) add('gain', { seat: gain.seat, from: gain.at, to: gain.at }, gain.points)
  // Nobody remembers a lead of a single turn.
  const others = leads.filter((lead) => lead !== good && !isSameTurn(line[lead.from], line[lead.to]))
  const longest = greatest(others, lengthOf)
  if (longest !== undefined)
    add(good !== undefined && lengthOf(good) > lengthOf(longest) ? 'earlier' : 'lead', longest)
  return moments.sort((one, other) => one.from - other.from)
}
