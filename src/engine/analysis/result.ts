/** Combines findings about single steps into the analysis of a line. */
import { carriedAlong, type Carried } from './carried-chances.ts'
import { gradeOf, rounded } from './decision.ts'
import { canonicalJson } from '../record/canonical.ts'
import { DEPTHS, type Analysed, type AnalysisSettings, type Finding } from '../record/analysis.ts'
import type { StepId } from '../record/step.ts'

type Decision = Extract<Finding, { kind: 'decision' }>
type Luck = Extract<Finding, { kind: 'luck' }>

export interface SeatTotals {
  readonly decisions: number
  /** The sum of the seat's losses, those that are not clear included. */
  readonly loss: number
  readonly inaccuracies: number
  readonly mistakes: number
  readonly blunders: number
  /** The sum of the seat's luck, however small; over all seats it is 0. */
  readonly luck: number
  readonly account: Account
}

/**
 * How a seat's chance to win came from the start of a line to its end: `start` + luck - loss + `given` + `unresolved` =
 * `end`, with the luck and the loss of its totals.
 */
export interface Account {
  /** The chance before the first step. */
  readonly start: number
  /** What the others' losses brought the seat; negative if they cost it something too. */
  readonly given: number
  /** What no finding explains, even if all are off by twice their error. */
  readonly unresolved: number
  /** The share of the win at the end of a match, otherwise the chance after the last step analysed. */
  readonly end: number
}

/** The analysis of a line: its findings in order, and totals by seat. */
export interface LineAnalysis {
  /** The last step analysed. */
  readonly tip: StepId
  readonly settings: AnalysisSettings
  /** The chance to win by seat, before the first step and after each up to the tip; the decisions tell the same. */
  readonly chances: readonly (readonly number[])[]
  readonly decisions: readonly (Omit<Decision, 'kind' | 'errors'> & { readonly step: StepId })[]
  readonly luck: readonly (Omit<Luck, 'kind' | 'error'> & { readonly step: StepId })[]
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

const totalsOf = (
  seat: number,
  decisions: LineAnalysis['decisions'],
  findings: readonly Finding[],
  { chances, changes }: Carried,
): SeatTotals => {
  const own = decisions.filter((decision) => decision.seat === seat)
  const graded = (grade: Decision['grade']): number => own.filter((each) => each.grade === grade).length
  let [lost, given, lucky] = [0, 0, 0]
  for (const [at, { explained }] of changes.entries()) {
    const finding = findings[at]
    const change = explained[seat] ?? 0
    if (finding?.kind !== 'decision') lucky += change
    else if (finding.seat === seat) lost -= change
    else given += change
  }
  const [start, end] = [chances[0]?.[seat] ?? 0, chances.at(-1)?.[seat] ?? 0]
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

/** A decision with the carried chances; the chances of its actions move with that of the best one. */
const decisionWith = (
  { kind: _kind, errors: _errors, ...found }: Decision,
  before: readonly number[],
  after: readonly number[],
): Omit<Decision, 'kind' | 'errors'> => {
  const { seat, best, played } = found
  const [most, left] = [before[seat] ?? 0, Math.min(after[seat] ?? 0, before[seat] ?? 0)]
  const loss = found.loss > 0 ? rounded(most - left) : 0
  const moved = most - (found.before[seat] ?? 0)
  return {
    ...found,
    before: before.map(rounded),
    after: after.map(rounded),
    loss,
    grade: gradeOf(loss),
    best: best.map((each) => ({
      ...each,
      chance: rounded(
        each.notation === played.notation ? left : Math.max(0, Math.min(most, each.chance + moved)),
      ),
    })),
    played: { ...played, chance: rounded(left) },
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
  const steps = line.slice(0, best.reach)
  const findings = steps.map((step): Finding => byStep.get(step) ?? { kind: 'nothing' })
  const skipped = new Set(steps.filter((step, at) => findings[at]?.kind === 'nothing' && !isJudged(step)))
  const carried = carriedAlong(
    findings.map((finding, at) => ({ finding, isUnknown: skipped.has(steps[at] ?? tip) })),
    seats,
    rewardsAt(tip),
  )
  const { chances, changes } = carried
  const decisions: LineAnalysis['decisions'][number][] = []
  const luck: LineAnalysis['luck'][number][] = []
  steps.forEach((step, at) => {
    const finding = findings[at]
    if (finding?.kind === 'decision')
      decisions.push({ step, ...decisionWith(finding, chances[at] ?? [], chances[at + 1] ?? []) })
    if (finding?.kind === 'luck') luck.push({ step, luck: changes[at]?.explained.map(rounded) ?? [] })
  })
  return {
    tip,
    settings,
    chances: chances.map((each) => each.map(rounded)),
    decisions,
    luck,
    skipped: [...skipped],
    totals: Array.from({ length: seats }, (_, seat) => totalsOf(seat, decisions, findings, carried)),
  }
}
