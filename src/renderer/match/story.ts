/** Highlights of a finished match, only as far as its record and analysis support them. */
import type { Analysis } from './analysis/types.ts'
import type { StepRow } from '../../main/api/api.ts'
import type { Point } from '../boards/kit/drawing/places.ts'

// Places of the highlights' numbers on the graph.

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

export interface Fact {
  readonly is: 'luck' | 'loss' | 'ahead' | 'lead'
  readonly seat: number
  /** The step it is about, or the first of several. */
  readonly step: string
  readonly from: number
  /** Index of the last step; equal to `from` for a single step. */
  readonly to: number
  /** Change of the chance to win, if known. */
  readonly by?: number
}

const MAX_HIGHLIGHTS = 3
/** A highlight needs at least this change of the chance to win, or this many steps of lead. */
const MIN_CHANGE = 0.05
const MIN_LEAD = 3

/** The seat with the highest score; null if several share it. */
const leaderIn = ({ scores }: StepRow): number | null => {
  const most = Math.max(...scores)
  const first = scores.indexOf(most)
  return first < 0 || scores.lastIndexOf(most) !== first ? null : first
}

interface Lead {
  readonly seat: number
  readonly from: number
  readonly to: number
}

/** Every run of steps with the same leader. */
const leadsIn = (line: Line): readonly Lead[] => {
  const leads: Lead[] = []
  for (const [index, row] of line.entries()) {
    const seat = leaderIn(row)
    const last = leads.at(-1)
    if (seat === null) continue
    if (last?.seat === seat && last.to === index - 1) leads[leads.length - 1] = { ...last, to: index }
    else leads.push({ seat, from: index, to: index })
  }
  return leads
}

const lengthOf = ({ from, to }: Lead): number => to - from + 1

const greatest = <T>(all: readonly T[], of: (each: T) => number): T | undefined =>
  all.reduce<T | undefined>(
    (most, each) => (most === undefined || of(each) > of(most) ? each : most),
    undefined,
  )

/**
 * The places on a line that deserve a longer look: its highlights, and what somebody found worth a bookmark. A line that
 * nobody analysed has the highlights of its scores.
 */
export const turningPointsOf = (
  line: Line,
  analysis: Pick<Analysis, 'decisions' | 'luck'> | null,
  isBookmarked: (step: string) => boolean,
): ReadonlySet<number> =>
  new Set([
    ...storyOf(line, analysis).map(({ from }) => from),
    ...line.flatMap(({ id }, at) => (isBookmarked(id) ? [at] : [])),
  ])

/** At most three highlights, those of the analysis first; unknown ones are left out. */
export const storyOf = (
  line: Line,
  analysis: Pick<Analysis, 'decisions' | 'luck'> | null,
): readonly Fact[] => {
  const facts: Fact[] = []
  const at = new Map(line.map(({ id }, index) => [id, index]))
  const single = (is: 'luck' | 'loss', seat: number, step: string, by: number): void => {
    const index = at.get(step)
    if (index !== undefined && Math.abs(by) >= MIN_CHANGE)
      facts.push({ is, seat, step, from: index, to: index, by })
  }
  const luckiest = greatest(analysis?.luck ?? [], ({ luck }) => Math.max(...luck))
  if (luckiest) {
    const gain = Math.max(...luckiest.luck)
    single('luck', luckiest.luck.indexOf(gain), luckiest.step, gain)
  }
  const costliest = greatest(analysis?.decisions ?? [], ({ loss }) => loss)
  if (costliest) single('loss', costliest.seat, costliest.step, -costliest.loss)
  const leads = leadsIn(line)
  const last = leads.at(-1)
  const addLead = (is: 'ahead' | 'lead', lead: Lead): void => {
    const step = line[lead.from]?.id
    if (step !== undefined && lengthOf(lead) >= MIN_LEAD)
      facts.push({ is, seat: lead.seat, step, from: lead.from, to: lead.to })
  }
  // The leader at the end took the lead for good here.
  if (last !== undefined && last.to === line.length - 1 && leads.length > 1) addLead('ahead', last)
  const longest = greatest(leads, lengthOf)
  if (longest !== undefined && (longest !== last || leads.length === 1)) addLead('lead', longest)
  return facts.slice(0, MAX_HIGHLIGHTS)
}
