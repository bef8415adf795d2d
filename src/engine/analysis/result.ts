/** Combines findings about single steps into the analysis of a line. */
import { canonicalJson } from '../record/canonical.ts'
import { DEPTHS, type Analysed, type AnalysisSettings, type Finding } from '../record/analysis.ts'
import type { StepId } from '../record/step.ts'

type Decision = Extract<Finding, { kind: 'decision' }>
type Luck = Extract<Finding, { kind: 'luck' }>

export interface SeatTotals {
  readonly decisions: number
  /** The sum of the seat's losses. */
  readonly loss: number
  readonly inaccuracies: number
  readonly mistakes: number
  readonly blunders: number
  /** The sum of the seat's luck; over all seats it is 0, apart from rounding. */
  readonly luck: number
  readonly account: Account
}

/**
 * How a seat's chance to win came from the start of a line to its end: `start` + luck - loss + `given` + `unresolved` =
 * `end`, with the luck and the loss of its totals.
 */
export interface Account {
  /** The chance before the first decision, without the luck until then. */
  readonly start: number
  /** What the others' losses brought the seat; negative if they cost it something too. */
  readonly given: number
  /** What the analysis explains neither by luck nor by losses: unclear differences, and errors of its estimates. */
  readonly unresolved: number
  /** The share of the win at the end of a match, otherwise the chance after the last step analysed. */
  readonly end: number
}

/** The analysis of a line: its findings in order, and totals by seat. */
export interface LineAnalysis {
  /** The last step analysed. */
  readonly tip: StepId
  readonly settings: AnalysisSettings
  readonly decisions: readonly (Omit<Decision, 'kind'> & { readonly step: StepId })[]
  readonly luck: readonly (Omit<Luck, 'kind'> & { readonly step: StepId })[]
  /** Steps up to the tip that could not be analysed. */
  readonly skipped: readonly StepId[]
  /** By seat. */
  readonly totals: readonly SeatTotals[]
}

/** The findings of one analysis (one group of settings) by step. */
export interface Findings {
  readonly settings: AnalysisSettings
  readonly byStep: ReadonlyMap<StepId, Finding>
}

/** Groups findings by their settings. */
export const groupFindings = (analysed: readonly Analysed[]): readonly Findings[] => {
  const groups = new Map<string, { settings: AnalysisSettings; byStep: Map<StepId, Finding> }>()
  for (const { step, settings, finding } of analysed) {
    const key = canonicalJson(settings)
    const group = groups.get(key) ?? { settings, byStep: new Map<StepId, Finding>() }
    groups.set(key, group)
    group.byStep.set(step, finding)
  }
  return [...groups.values()]
}

/** True if two analyses have the same settings, so that their findings can be combined. */
export const sameSettings = (one: AnalysisSettings, other: AnalysisSettings): boolean =>
  canonicalJson(one) === canonicalJson(other)

/** How many steps from the start of a line are analysed without a gap. */
const reach = (line: readonly StepId[], { byStep }: Findings): number => {
  const gap = line.findIndex((step) => !byStep.has(step))
  return gap < 0 ? line.length : gap
}

/** The findings that reach farthest on a line; among equal ones the most thorough, then the latest version. */
const bestFor = (
  line: readonly StepId[],
  analysed: readonly Analysed[],
): { readonly findings: Findings; readonly reach: number } | undefined =>
  groupFindings(analysed)
    .map((findings) => ({ findings, reach: reach(line, findings) }))
    .filter((each) => each.reach > 0)
    .sort(
      (one, other) =>
        other.reach - one.reach ||
        DEPTHS.indexOf(other.findings.settings.strength) - DEPTHS.indexOf(one.findings.settings.strength) ||
        other.findings.settings.version - one.findings.settings.version,
    )[0]

/** Chances of all seats at the two ends of a line. */
interface Ends {
  readonly start: readonly number[]
  readonly end: readonly number[]
}

const sumFor = (seat: number, changes: readonly (readonly number[])[]): number =>
  changes.reduce((sum, change) => sum + (change[seat] ?? 0), 0)

/** Without a decision all have the same chance; luck before the first and after the last is added up. */
const endsOf = (
  line: readonly StepId[],
  seats: number,
  { decisions, luck }: Pick<LineAnalysis, 'decisions' | 'luck'>,
  rewards: readonly number[] | undefined,
): Ends => {
  const all = Array.from({ length: seats }, (_, seat) => seat)
  const [first, last] = [decisions[0], decisions.at(-1)]
  const placeOf = new Map(line.map((step, at) => [step, at]))
  const changes = (isMeant: (at: number) => boolean): readonly (readonly number[])[] =>
    luck.filter(({ step }) => isMeant(placeOf.get(step) ?? 0)).map((each) => each.luck)
  const from = first === undefined ? line.length : (placeOf.get(first.step) ?? 0)
  const to = last === undefined ? -1 : (placeOf.get(last.step) ?? 0)
  const before = changes((at) => at < from)
  const after = changes((at) => at > to)
  return {
    start: all.map((seat) =>
      first === undefined ? 1 / seats : (first.before[seat] ?? 0) - sumFor(seat, before),
    ),
    end: rewards ?? all.map((seat) => (last?.after[seat] ?? 1 / seats) + sumFor(seat, after)),
  }
}

const totalsOf = (
  seat: number,
  { decisions, luck }: Pick<LineAnalysis, 'decisions' | 'luck'>,
  ends: Ends,
): SeatTotals => {
  const own = decisions.filter((decision) => decision.seat === seat)
  const graded = (grade: Decision['grade']): number => own.filter((each) => each.grade === grade).length
  const [start, end] = [ends.start[seat] ?? 0, ends.end[seat] ?? 0]
  const lost = own.reduce((sum, { loss }) => sum + loss, 0)
  const lucky = sumFor(
    seat,
    luck.map((each) => each.luck),
  )
  // A loss too small to be clear explains nothing.
  const given = decisions
    .filter((decision) => decision.seat !== seat && decision.loss > 0)
    .reduce((sum, { before, after }) => sum + (after[seat] ?? 0) - (before[seat] ?? 0), 0)
  return {
    decisions: own.length,
    loss: lost,
    inaccuracies: graded('inaccuracy'),
    mistakes: graded('mistake'),
    blunders: graded('blunder'),
    luck: lucky,
    account: { start, given, unresolved: end - start - lucky + lost - given, end },
  }
}

/**
 * The analysis of the analysed part of a line; undefined if it is empty. `isJudged` separates steps that need no
 * analysis from those that could not be analysed; `rewardsAt` gives each seat's share of the win where the match ends.
 */
export const analysisOf = (
  line: readonly StepId[],
  seats: number,
  analysed: readonly Analysed[],
  isJudged: (step: StepId) => boolean = () => true,
  rewardsAt: (tip: StepId) => readonly number[] | undefined = () => undefined,
): LineAnalysis | undefined => {
  const best = bestFor(line, analysed)
  const tip = best === undefined ? undefined : line[best.reach - 1]
  if (best === undefined || tip === undefined) return undefined
  const { settings, byStep } = best.findings
  const decisions: (Omit<Decision, 'kind'> & { readonly step: StepId })[] = []
  const luck: (Omit<Luck, 'kind'> & { readonly step: StepId })[] = []
  const skipped: StepId[] = []
  for (const step of line.slice(0, best.reach)) {
    const finding = byStep.get(step)
    if (finding?.kind === 'decision') {
      const { seat, before, after, loss, grade, best: actions, played } = finding
      decisions.push({ step, seat, before, after, loss, grade, best: actions, played })
    } else if (finding?.kind === 'luck') luck.push({ step, luck: finding.luck })
    else if (!isJudged(step)) skipped.push(step)
  }
  const parts = { decisions, luck }
  const ends = endsOf(line, seats, parts, rewardsAt(tip))
  return {
    tip,
    settings,
    ...parts,
    skipped,
    totals: Array.from({ length: seats }, (_, seat) => totalsOf(seat, parts, ends)),
  }
}
