/** An analysis laid along a line of steps: chances after each of them, and what stands out. */
import type { StepRow } from '../../../main/api/api.ts'
import type { Analysis, Decision, Grade } from './types.ts'

/** By seat. */
export type Chances = readonly number[]

export interface AnalysisByStep {
  readonly decisions: ReadonlyMap<string, Decision>
  /** How much better than expected a step of chance was, by seat. */
  readonly luck: ReadonlyMap<string, Chances>
  /** Steps that could not be judged. */
  readonly skipped: ReadonlySet<string>
}

export const NO_ANALYSIS: AnalysisByStep = { decisions: new Map(), luck: new Map(), skipped: new Set() }

export const analysisByStep = ({ decisions, luck, skipped }: Analysis): AnalysisByStep => ({
  decisions: new Map(decisions.map((each) => [each.step, each])),
  luck: new Map(luck.map((each) => [each.step, each.luck])),
  skipped: new Set(skipped),
})

/**
 * What a decision was worth: `best` only of the best action itself, and `unclear` of another where the
 * difference is no more than the estimate may err.
 */
export const worthOf = ({ grade, best, played, loss }: Decision): Grade | 'best' | 'unclear' | 'fine' => {
  if (grade !== null) return grade
  if (best[0] === undefined || best[0].notation === played.notation) return 'best'
  return loss === 0 ? 'unclear' : 'fine'
}

/** What an analysis found about a step: `notReached` and `skipped` were not analysed. */
export type StepFinding = 'decision' | 'luck' | 'unclearLuck' | 'nothing' | 'skipped' | 'notReached'

/** What the analysis found about a step; `isReached` if it got as far as the step. */
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

/** What a finished match came to: those in the first place share the whole. */
const outcomeOf = ({ turn }: StepRow): Chances | undefined => {
  const places = turn.outcome?.places
  if (places === undefined) return undefined
  const first = places.filter((place) => place === 1).length
  return places.map((place) => (place === 1 ? 1 / first : 0))
}

const within = (chance: number): number => Math.max(0, Math.min(1, chance))

/**
 * The chances of every seat after each step of a line, of whose steps the first `shared` were analysed;
 * null after those. After a decision they are those of the action played, so that what a mistake lost
 * is seen at its step.
 */
export const chancesAlong = (
  line: readonly StepRow[],
  { decisions, luck }: AnalysisByStep,
  seats: number,
  shared: number,
): readonly (Chances | null)[] => {
  let last: Chances = Array.from({ length: seats }, () => 1 / seats)
  return line.map((row, index) => {
    if (index >= shared) return null
    const next = decisions.get(line[index + 1]?.id ?? '')
    const drawn = luck.get(row.id)
    last =
      outcomeOf(row) ??
      decisions.get(row.id)?.after ??
      next?.before ??
      last.map((each, seat) => within(each + (drawn?.[seat] ?? 0)))
    return last
  })
}

export interface Mark {
  readonly index: number
  readonly decision: Decision
  readonly grade: Grade
}

/** The graded decisions of a line, in their order. */
export const marksAlong = (line: readonly StepRow[], { decisions }: AnalysisByStep): readonly Mark[] =>
  line.flatMap(({ id }, index) => {
    const decision = decisions.get(id)
    return decision?.grade ? [{ index, decision, grade: decision.grade }] : []
  })

export interface Swing {
  readonly index: number
  readonly luck: Chances
  /** Whom it helped most, and by how much. */
  readonly seat: number
  readonly most: number
}

/** The steps of chance on a line that changed anything, in their order. */
export const swingsAlong = (line: readonly StepRow[], { luck }: AnalysisByStep): readonly Swing[] =>
  line.flatMap(({ id }, index) => {
    const drawn = luck.get(id)
    if (drawn === undefined) return []
    const most = Math.max(...drawn)
    return most > 0 ? [{ index, luck: drawn, seat: drawn.indexOf(most), most }] : []
  })

/** The seat with the most of something, if it is more than any other's by at least `margin`. */
export const leaderOf = (values: readonly number[], margin: number): number | undefined => {
  const [first, second] = [...values].sort((one, other) => other - one)
  if (first === undefined || second === undefined || first - second < margin) return undefined
  return values.indexOf(first)
}
