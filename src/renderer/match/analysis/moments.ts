/**
 * The moments of a match worth another look for one player: where another action would have helped most, and what else
 * moved that player's chance to win.
 */
import type { StepRow } from '../../../main/api/api.ts'
import type { AnalysisByStep, Chances } from './analysisByStep.ts'
import type { Decision } from './types.ts'

export const MAX_MOMENTS = 3
/** The least change of the chance to win that makes a moment. */
export const MIN_CHANGE = 0.05
/** The next best action got fewer playouts than the best, so the two must differ by more. */
const MIN_FIND = 0.1

interface Common {
  readonly step: string
  readonly index: number
  /** Whose chance to win it changed. */
  readonly seat: number
  /** The chance before it, or without it; and the chance with it. */
  readonly from: number
  readonly to: number
}

export type Moment =
  /** A graded decision of the seat; the best action of the seat where others were clearly worse; another's mistake. */
  | (Common & { readonly is: 'loss' | 'find' | 'gift'; readonly decision: Decision })
  /** A roll or a draw. */
  | (Common & { readonly is: 'luck' })

/** The change of the chance in percentage points, as the two figures beside it say. */
export const changeOf = ({ from, to }: Pick<Moment, 'from' | 'to'>): number =>
  Math.round(to * 100) - Math.round(from * 100)

const sizeOf = ({ from, to }: Moment): number => Math.abs(to - from)

/** What a loss is, the analysis has decided already. */
const isLarge = (moment: Moment): boolean =>
  moment.is === 'loss' || sizeOf(moment) >= (moment.is === 'find' ? MIN_FIND : MIN_CHANGE)

const largestFirst = (moments: readonly Moment[]): readonly Moment[] =>
  moments.toSorted((one, other) => sizeOf(other) - sizeOf(one))

/** Of decisions with the same played and the same best action only the largest, as the others would say the same. */
const withoutRepeats = (sorted: readonly Moment[]): readonly Moment[] => {
  const told = new Set<string>()
  return sorted.filter((moment) => {
    if (moment.is === 'luck') return true
    const { seat, best, played } = moment.decision
    const words = [moment.is, seat, played.notation, best[0]?.notation].join(' ')
    if (told.has(words)) return false
    told.add(words)
    return true
  })
}

const momentOfDecision = (decision: Decision, index: number, seat: number): Moment | undefined => {
  const { step, best, played, before, after, grade } = decision
  const common = { step, index, seat, decision }
  const [first, next] = best
  if (decision.seat === seat) {
    if (first === undefined) return undefined
    if (grade !== null) return { ...common, is: 'loss', from: first.chance, to: played.chance }
    const isBest = next !== undefined && first.notation === played.notation
    return isBest ? { ...common, is: 'find', from: next.chance, to: played.chance } : undefined
  }
  const [from = 0, to = 0] = [before[seat], after[seat]]
  return grade !== null && first !== undefined && to > from ? { ...common, is: 'gift', from, to } : undefined
}

type Analysed = readonly [
  line: readonly Pick<StepRow, 'id'>[],
  analysis: AnalysisByStep,
  /** Those after each step. */
  chances: readonly (Chances | null)[],
]

/**
 * The chance before a roll or a draw that changed it by `by` to `to`. The chance the graph shows before it is another
 * estimate: of the two changes the smaller counts, and none if they disagree.
 */
const beforeLuck = (by: number, to: number, shown: number): number =>
  by > 0 ? Math.min(to, Math.max(shown, to - by)) : Math.max(to, Math.min(shown, to - by))

/** Everything on the line that could be a moment of the seat. */
const candidates = ([line, { decisions, luck }, chances]: Analysed, seat: number): readonly Moment[] =>
  line.flatMap(({ id }, index) => {
    const decision = decisions.get(id)
    if (decision !== undefined) return momentOfDecision(decision, index, seat) ?? []
    const by = luck.get(id)?.[seat] ?? 0
    const to = chances[index]?.[seat]
    if (by === 0 || to === undefined) return []
    const shown = chances[index - 1]?.[seat] ?? to - by
    return { is: 'luck', step: id, index, seat, from: beforeLuck(by, to, shown), to }
  })

/** Of all seats, each as the player saw it who decided, or whom the luck helped. */
const candidatesOfAll = (analysed: Analysed): readonly Moment[] => {
  const [, , chances] = analysed
  const seats = chances.find((each) => each !== null) ?? []
  return seats
    .flatMap((_, seat) => candidates(analysed, seat))
    .filter(({ is, from, to }) => is === 'loss' || (is === 'luck' && to > from))
}

/**
 * At most three moments of a seat, in the order of the match: its costliest decisions. If there are fewer, its best find,
 * the others' mistake that helped it most and the luck that changed most, then the next largest of any kind. Of a match
 * (`seat` is null) they are the largest mistakes and luck of anybody.
 */
export const momentsOf = (
  ...[line, analysis, chances, seat]: [...Analysed, seat: number | null]
): readonly Moment[] => {
  const analysed: Analysed = [line, analysis, chances]
  const able = seat === null ? candidatesOfAll(analysed) : candidates(analysed, seat)
  const all = withoutRepeats(largestFirst(able.filter((each) => isLarge(each))))
  const ofKind = (is: Moment['is']): readonly Moment[] => all.filter((each) => each.is === is)
  const others = (['find', 'gift', 'luck'] as const).map(ofKind)
  const firsts = largestFirst(others.flatMap(([most]) => most ?? []))
  const rest = largestFirst(others.flatMap(([, ...more]) => more))
  return (seat === null ? all : [...ofKind('loss'), ...firsts, ...rest])
    .slice(0, MAX_MOMENTS)
    .sort((one, other) => one.index - other.index)
}

/** The seat of the only person at the table; null if there are several or none. */
export const ownSeat = (seats: readonly { readonly player: { readonly kind: string } }[]): number | null => {
  const persons = seats.flatMap(({ player }, seat) => (player.kind === 'person' ? [seat] : []))
  const [first, second] = persons
  return first === undefined || second !== undefined ? null : first
}
