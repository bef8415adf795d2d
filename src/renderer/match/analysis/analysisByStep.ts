/** The findings of an analysis along a line: chances after each step, graded decisions, and lucky or unlucky steps. */
import type { StepRow } from '../../../main/api/api.ts'
import type { Analysis, Decision, Grade } from './types.ts'

/** Chances by seat. */
export type Chances = readonly number[]

export interface AnalysisByStep {
  /** Before the first step and after each. */
  readonly chances: readonly Chances[]
  readonly decisions: ReadonlyMap<string, Decision>
  /** By seat, how much better than expected an act of chance was. */
  readonly luck: ReadonlyMap<string, Chances>
  /** Steps that could not be judged. */
  readonly skipped: ReadonlySet<string>
}

export const NO_ANALYSIS: AnalysisByStep = {
  chances: [],
  decisions: new Map(),
  luck: new Map(),
  skipped: new Set(),
}

export const analysisByStep = ({ chances, decisions, luck, skipped }: Analysis): AnalysisByStep => ({
  chances,
  decisions: new Map(decisions.map((each) => [each.step, each])),
  luck: new Map(luck.map((each) => [each.step, each.luck])),
  skipped: new Set(skipped),
})

/**
 * The grade of a decision: `best` only for the best action itself, `unclear` for another one if the difference is within
 * the margin of error.
 */
export const worthOf = ({ grade, best, played, loss }: Decision): Grade | 'best' | 'unclear' | 'fine' => {
  if (grade !== null) return grade
  if (best[0] === undefined || best[0].notation === played.notation) return 'best'
  return loss === 0 ? 'unclear' : 'fine'
}

/** The finding about a step; `notReached` and `skipped` steps were not analysed. */
export type StepFinding = 'decision' | 'luck' | 'unclearLuck' | 'nothing' | 'skipped' | 'notReached'

/** The finding about a step; `isReached` is true if the analysis got as far as the step. */
export const findingOn = (
  { id, actor }: Pick<StepRow, 'id' | 'actor'>,
  { decisions, luck, skipped }: AnalysisByStep,
  isReached: boolean,
): StepFinding => {
  if (!isReached) return 'notReached'
  if (decisions.has(id)) return 'decision'
  if (luck.has(id)) return 'luck'
  if (skipped.has(id)) return 'skipped'
  return actor === 'chance' ? 'unclearLuck' : 'nothing'
}

/** The chances of every seat after each step of a line of which the first `shared` steps were analysed; null after those. */
export const chancesAlong = (
  line: readonly StepRow[],
  { chances }: AnalysisByStep,
  shared: number,
): readonly (Chances | null)[] => line.map((_, index) => (index < shared ? (chances[index] ?? null) : null))

export interface Mark {
  readonly index: number
  readonly decision: Decision
  readonly grade: Grade
}

/** The graded decisions of a line, in order. */
export const marksAlong = (line: readonly StepRow[], { decisions }: AnalysisByStep): readonly Mark[] =>
  line.flatMap(({ id }, index) => {
    const decision = decisions.get(id)
    return decision?.grade ? [{ index, decision, grade: decision.grade }] : []
  })

export interface Swing {
  readonly index: number
  readonly luck: Chances
  /** The seat it helped most, and by how much. */
  readonly seat: number
  readonly most: number
}

/** The acts of chance on a line that changed chances, in order. */
export const swingsAlong = (line: readonly StepRow[], { luck }: AnalysisByStep): readonly Swing[] =>
  line.flatMap(({ id }, index) => {
    const drawn = luck.get(id)
    if (drawn === undefined) return []
    const most = Math.max(...drawn)
    return most > 0 ? [{ index, luck: drawn, seat: drawn.indexOf(most), most }] : []
  })

/** The seat with the largest value, if it is larger than any other by at least `margin`. */
export const leaderOf = (values: readonly number[], margin: number): number | undefined => {
  const [first, second] = [...values].sort((one, other) => other - one)
  if (first === undefined || second === undefined || first - second < margin) return undefined
  return values.indexOf(first)
}
