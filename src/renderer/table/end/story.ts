/** What a match that is over is remembered for, as far as its record and its analysis tell: never guessed. */
import type { Analysis } from '../../match/analysis/types.ts'
import type { StepRow } from '../../../main/api/api.ts'
import type { Point } from '../../boards/kit/drawing/places.ts'
import { createSharedComposable } from '@vueuse/core'
import { computed, type ComputedRef } from 'vue'
import { lineTo } from '../../match/tree/tree.ts'
import { useAnalysis } from '../../match/analysis/analysis.ts'
import { useTable } from '../../match/table.ts'

// Where the numbers of a match's story stand on its graph.

/** Nearer to each other one would hide the other. */
const APART = 20

/** Their places in order, each so far to the left that none lies over an earlier one. */
export const apart = (spots: readonly Point[]): readonly Point[] =>
  spots.reduce<readonly Point[]>((placed, { x, y }) => {
    const isFree = (at: number): boolean =>
      placed.every((other) => Math.abs(other.x - at) >= APART || Math.abs(other.y - y) >= APART)
    let free = x
    while (!isFree(free)) free -= APART
    return [...placed, { x: free, y }]
  }, [])

type Line = readonly StepRow[]

export interface Fact {
  readonly is: 'luck' | 'loss' | 'ahead' | 'lead'
  readonly seat: number
  /** The step it is about, or where it begins. */
  readonly step: string
  readonly from: number
  /** Where it ends; the same step where it is about one. */
  readonly to: number
  /** A change of the chance to win, where that is known. */
  readonly by?: number
}

const MOST = 3
/** Less is no story: so much of the chance to win, and so many steps ahead. */
const LEAST_CHANCE = 0.05
const LEAST_STEPS = 3

/** The seat that is ahead of all others in a position; null where several are. */
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

/** Every stretch of steps over which one seat was ahead. */
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

/** At most three facts, what the analysis has found out first; those that are not known are left out. */
export const storyOf = (
  line: Line,
  analysis: Pick<Analysis, 'decisions' | 'luck'> | null,
): readonly Fact[] => {
  const facts: Fact[] = []
  const at = new Map(line.map(({ id }, index) => [id, index]))
  const single = (is: 'luck' | 'loss', seat: number, step: string, by: number): void => {
    const index = at.get(step)
    if (index !== undefined && Math.abs(by) >= LEAST_CHANCE)
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
  const tell = (is: 'ahead' | 'lead', lead: Lead): void => {
    const step = line[lead.from]?.id
    if (step !== undefined && lengthOf(lead) >= LEAST_STEPS)
      facts.push({ is, seat: lead.seat, step, from: lead.from, to: lead.to })
  }
  // Whoever is ahead at the end was overtaken by nobody since.
  if (last !== undefined && last.to === line.length - 1 && leads.length > 1) tell('ahead', last)
  const longest = greatest(leads, lengthOf)
  if (longest !== undefined && (longest !== last || leads.length === 1)) tell('lead', longest)
  return facts.slice(0, MOST)
}

// What the match on the table is remembered for, whichever step of it is looked at.

// What the match on the table is remembered for, whichever step of it is looked at.

/** Reckoned once for all who tell it. */
export const useStory = createSharedComposable((): ComputedRef<readonly Fact[]> => {
  const store = useTable()
  const analysis = useAnalysis()
  return computed(() => storyOf(lineTo(store.tree, store.table?.tip ?? ''), analysis.result))
})
