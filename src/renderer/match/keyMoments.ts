/** The key moments of a match, only as far as its record and analysis support them. */
import type { StepRow } from '../../main/api/api.ts'
import type { Point } from '../boards/kit/drawing/places.ts'
import { signedPercent } from './analysis/figures.ts'
import { changeOf, MAX_MOMENTS, type Moment } from './analysis/moments.ts'

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
  /** What an analysis found, or who led by the scores. */
  readonly is: Moment['is'] | 'unlucky' | 'ahead' | 'lead'
  readonly seat: number
  /** The step it is about, or the first of several. */
  readonly step: string
  readonly from: number
  /** Index of the last step; equal to `from` for a single step. */
  readonly to: number
  /** Change of the chance to win, if known. */
  readonly by?: number
}

/** Its parameters for the texts of `table.end.moments`. */
export const paramsOf = (
  { seat, from, to, by = 0 }: KeyMoment,
  seats: readonly { readonly name: string }[],
) => ({ name: seats[seat]?.name ?? '', n: from, to, change: signedPercent(by) })

/** A lead of fewer steps is no key moment. */
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

/** At most three key moments: what an analysis found, or else who led for long. */
export const keyMomentsOf = (line: Line, found: readonly Moment[]): readonly KeyMoment[] => {
  if (found.length > 0)
    return found.map((moment) => {
      const { is, seat, step, index } = moment
      const by = changeOf(moment) / 100
      return { is: is === 'luck' && by < 0 ? 'unlucky' : is, seat, step, from: index, to: index, by }
    })
  const moments: KeyMoment[] = []
  const leads = leadsIn(line)
  const last = leads.at(-1)
  const addLead = (is: 'ahead' | 'lead', lead: Lead): void => {
    const step = line[lead.from]?.id
    if (step !== undefined && lengthOf(lead) >= MIN_LEAD)
      moments.push({ is, seat: lead.seat, step, from: lead.from, to: lead.to })
  }
  // The leader at the end took the lead for good here.
  if (last !== undefined && last.to === line.length - 1 && leads.length > 1) addLead('ahead', last)
  const longest = greatest(leads, lengthOf)
  if (longest !== undefined && (longest !== last || leads.length === 1)) addLead('lead', longest)
  return moments.slice(0, MAX_MOMENTS)
}
