/** The key moments of a match, only as far as its record and analysis support them. */
import type { StepRow, Table } from '../../main/api/api.ts'
import type { GameEvent } from '../../engine/kernel/game.ts'
import { sumOf } from '../../engine/kernel/rules/lists.ts'
import { BETWEEN_ITEMS, type Language } from '../../engine/kernel/text.ts'
import type { Point } from '../boards/kit/drawing/places.ts'
import { percent } from './analysis/figures.ts'
import { changeOf, MAX_MOMENTS, type Moment } from './analysis/moments.ts'
import type { Grade } from './analysis/types.ts'
import { turnStarts } from './replay.ts'
import { isSameTurn } from './tree/tree.ts'
import { turnInPart, turnWords } from '../ui/format/titles.ts'
import { sayIn } from '../ui/i18n.ts'

// Places of the key moments' numbers on the graph.

/** Minimum distance between two numbers: closer together one hides the other. */
const APART = 20

/**
 * Moves numbers that would overlap one before them to its right, so that they stay in order, and back into the graph of
 * this width.
 */
export const apart = (spots: readonly Point[], width: number): readonly Point[] => {
  const isNear = (one: Point, other: Point): boolean => Math.abs(one.y - other.y) < APART
  const pushed = spots.reduce<readonly Point[]>((placed, spot) => {
    const ends = placed.filter((each) => isNear(each, spot)).map(({ x }) => x + APART)
    return [...placed, { ...spot, x: Math.max(spot.x, ...ends) }]
  }, [])
  return pushed.reduceRight<readonly Point[]>((placed, spot) => {
    const starts = placed.filter((each) => isNear(each, spot)).map(({ x }) => x - APART)
    return [{ ...spot, x: Math.min(spot.x, width, ...starts) }, ...placed]
  }, [])
}

type Line = readonly StepRow[]

export interface KeyMoment {
  /** What an analysis found, or what the scores tell. */
  readonly is: Moment['is'] | 'unlucky' | 'ahead' | 'gain' | 'fall' | 'final' | 'lead' | 'earlier'
  readonly seat: number
  /** Others who gained as much at once. */
  readonly others?: readonly number[]
  /** The step it is about, or the first of several. */
  readonly step: string
  readonly from: number
  /** Index of the last step; equal to `from` for a single step. */
  readonly to: number
  /** The chance to win before and after it, or without it and with it, if known. */
  readonly chances?: readonly [number, number]
  /** How much the seat's own decision cost. */
  readonly grade?: Grade
  /** What the scores tell: the turns of its first and last step. */
  readonly turns?: readonly StepRow['moment'][]
  /** What it brought, or the lead came to, in the unit of the graph; left out where a win counts in the scores, too. */
  readonly points?: number
  /** What else is to be said: the scores were level for a while during the lead, or the final scoring brought it. */
  readonly also?: 'level' | 'lead'
  /** The steps that brought a gain within its turn. */
  readonly brought?: readonly string[]
}

/** Whether they are what the scores tell, as without an analysis, rather than what one found. */
export const areOfScores = (moments: readonly Pick<KeyMoment, 'is'>[]): boolean =>
  moments.some(({ is }) => isOfScores(is))

/** The text that names them all: what the scores tell is how the match went, only an analysis finds key moments. */
export const headingKeyOf = (moments: readonly Pick<KeyMoment, 'is'>[]): string =>
  `table.end.moments.${areOfScores(moments) ? 'course' : 'title'}`

/** The text of `table.end.moments` that tells it: the same for every lead that ended. */
export const keyOf = ({ is }: Pick<KeyMoment, 'is'>): string =>
  `table.end.moments.${is === 'earlier' ? 'lead' : is}.line`

/** The text that names its kind: who was level for a while was never behind rather than ahead. */
export const titleKeyOf = ({ is, grade, also }: Pick<KeyMoment, 'is' | 'grade' | 'also'>): string => {
  if (grade !== undefined) return `analysis.grade.${grade}`
  return `table.end.moments.${is}.${is === 'ahead' && also === 'level' ? 'never' : 'is'}`
}

/** The text that goes on after that one where there is room: by how much, or what came of it; null if all is said. */
export const moreKeyOf = ({ is, also, points }: Pick<KeyMoment, 'is' | 'also' | 'points'>): string | null => {
  const isLead = is === 'lead' || is === 'earlier'
  if (is === 'gain' || is === 'fall' || !isOfScores(is)) return null
  if (points === undefined) return isLead && also === 'level' ? 'table.end.moments.lead.even' : null
  return `table.end.moments.${isLead ? 'lead' : is}.${also ?? 'more'}`
}

/** Its parameters for that text. */
export const paramsOf =
  (
    { seat, others = [], from, chances = [0, 0], turns = [], points = 0 }: KeyMoment,
    table: Pick<Table, 'game' | 'options' | 'seats'>,
  ) =>
  (language: Language) => {
    const [first, last] = turns
    const [turn = '', until = ''] = turns.map((moment) => turnWords(table, moment, language))
    const isOnePart = first !== undefined && first.part === last?.part
    const seats = [seat, ...others].toSorted((one, other) => one - other)
    const name = seats.map((each) => table.seats[each]?.name ?? '').join(BETWEEN_ITEMS[language])
    const [before, after] = chances
    const by = sayIn(language, `game.${table.game}.graphCount`, { n: points })
    return {
      name,
      n: from,
      before: percent(before),
      after: percent(after),
      turn,
      // The part is said once.
      until: isOnePart && last !== undefined ? turnInPart(last, language) : until,
      by,
    }
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
  readonly also?: 'level' | 'lead'
}

/** How far ahead of all others a seat is. */
const leadOf = ({ scores }: StepRow, seat: number): number =>
  (scores[seat] ?? 0) - Math.max(...scores.filter((_, other) => other !== seat))

/** The first and the last step of every turn. */
const turnsIn = (line: Line): readonly (readonly [number, number])[] => {
  const starts = turnStarts(line)
  return starts.map((start, place) => [start, (starts[place + 1] ?? line.length) - 1])
}

/**
 * Every run of turns that end with the same leader, or level in between, from the step that brought the lead to the last
 * turn with it.
 */
const leadsIn = (line: Line): readonly Lead[] => {
  const leads: Lead[] = []
  const leaderAt = (index: number): number | null => (line[index] ? leaderIn(line[index]) : null)
  for (const [start, end] of turnsIn(line)) {
    const seat = leaderAt(end)
    const last = leads.at(-1)
    if (seat === null) continue
    if (last?.seat === seat) {
      leads[leads.length - 1] = { ...last, to: end, ...(last.to < start - 1 ? { also: 'level' } : {}) }
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

/** What an event says it brought a seat. */
const pointsIn = (event: GameEvent, seat: number): number => {
  const { points } = event as { readonly points?: unknown }
  const own: unknown = Array.isArray(points) ? points[seat] : isOf(event, seat) ? points : undefined
  return typeof own === 'number' ? own : 0
}
const isOf = (event: GameEvent, seat: number): boolean => 'seat' in event && event.seat === seat
const FORMALITIES = /\.(started|due|opened)$/
/** What ends a game or a match, and counts who has won it. */
const ENDINGS = /^(game|match)\./

/** True if the scores tell it, not an analysis. */
export const isOfScores = (is: KeyMoment['is']): boolean =>
  is === 'ahead' || is === 'gain' || is === 'fall' || is === 'final' || is === 'lead' || is === 'earlier'

/**
 * What changed the scores in the step of a key moment: the event that brought most, `final` where everything is scored
 * at the end, or what befell a seat that did not act. Undefined where the action itself tells it.
 */
export const causeOf = (
  { is, seat }: Pick<KeyMoment, 'is' | 'seat'>,
  { actor, events, scores }: Pick<StepRow, 'actor' | 'events' | 'scores'>,
  before: Pick<StepRow, 'scores'> | undefined,
): GameEvent | 'final' | undefined => {
  if (!isOfScores(is)) return undefined
  const changes = scores.map((score, each) => Math.abs(score - (before?.scores[each] ?? score)))
  const whose =
    is === 'gain' || is === 'fall' || is === 'final' ? seat : changes.indexOf(Math.max(...changes))
  const sign = is === 'fall' ? -1 : 1
  const scoring = events.filter((event) => sign * pointsIn(event, whose) > 0)
  // A loss has its own cause, also where the match is scored.
  const scoresAll = is !== 'fall' && scoring.length > 1 && events.some(({ type }) => type === 'match.won')
  if (scoresAll) return 'final'
  const most = greatest(scoring, (event) => sign * pointsIn(event, whose))
  if (most !== undefined || whose === actor) return most
  return events.findLast((event) => isOf(event, whose) && !FORMALITIES.test(event.type))
}

/** What is told of the step of a key moment: all events that come to its gain or loss, or else its cause. */
export const causesOf = (
  moment: Pick<KeyMoment, 'is' | 'seat' | 'others'>,
  row: Pick<StepRow, 'actor' | 'events' | 'scores'>,
  before: Pick<StepRow, 'scores'> | undefined,
): readonly (GameEvent | 'final')[] => {
  const { is, seat, others = [] } = moment
  const cause = causeOf(moment, row, before)
  if (cause === undefined) return []
  if (cause === 'final' || (is !== 'gain' && is !== 'fall')) return [cause]
  const sign = is === 'fall' ? -1 : 1
  const part = (event: GameEvent, each: number): number => Math.max(0, sign * pointsIn(event, each))
  const sum = sumOf(row.events.map((event) => part(event, seat)))
  const score = row.scores[seat] ?? 0
  const change = sign * (score - (before?.scores[seat] ?? score))
  // A loss counts what a step cost, though it scored as well.
  const isWhole = sum > 0 && (is === 'fall' ? sum >= change : sum === change)
  return isWhole
    ? row.events.filter((event) => [seat, ...others].some((each) => part(event, each) > 0))
    : [cause]
}

const DRAW = /\.drawn$/
/** What an event is and whose, which are no facts to name it by. */
const WHO = new Set(['type', 'seat'])

/** The step in which a seat first used what it drew in the first of these steps: its own act that names the same thing. */
export const useOfDraw = <Row extends Pick<StepRow, 'actor' | 'events'>>(
  ...[draw, ...later]: readonly Row[]
): Row | undefined => {
  const drawn = draw?.events.find(({ type }) => DRAW.test(type))
  if (drawn === undefined || !('seat' in drawn)) return undefined
  const { seat } = drawn
  const facts = new Map(Object.entries(drawn).filter(([name, fact]) => !WHO.has(name) && fact !== null))
  const names = (event: GameEvent): boolean =>
    Object.entries(event).some(([name, fact]) => facts.has(name) && facts.get(name) === fact)
  return later.find(({ actor, events }) => actor === seat && events.some(names))
}

interface Change {
  readonly seat: number
  readonly others: readonly number[]
  /** The step that brought most of it, a rise or a fall. */
  readonly at: number
  /** Indices of all steps that brought some of it. */
  readonly steps: readonly number[]
  readonly points: number
}

/** True if the score of a seat rises because it has won a game or the match, which is nothing in the unit of the graph. */
const countsWin = (line: Line, index: number, seat: number): boolean => {
  const [before, row] = [line[index - 1], line[index]]
  if (row === undefined || (row.scores[seat] ?? 0) <= (before?.scores[seat] ?? 0)) return false
  const cause = causeOf({ is: 'gain', seat }, row, before)
  return typeof cause === 'object' && ENDINGS.test(cause.type)
}

/** The largest rise (1) or fall (-1) of a score within a turn; of equal ones the last. What counts a win itself is none. */
const largestChange = (line: Line, sign: 1 | -1): Change | undefined => {
  const rise = (index: number, seat: number): number => {
    const [before, after] = [line[index - 1], line[index]]
    if (before === undefined || after === undefined || countsWin(line, index, seat)) return 0
    // With a new game scores may begin anew, which is no fall.
    if (sign < 0 && after.events.some(({ type }) => type.startsWith('game.'))) return 0
    const change = sign * ((after.scores[seat] ?? 0) - (before.scores[seat] ?? 0))
    // A step may score and cost points at once.
    const lost = after.events.map((event) => Math.max(0, -pointsIn(event, seat)))
    return sign > 0 ? change : Math.max(change, sumOf(lost))
  }
  const changes = turnsIn(line).flatMap(([start, end]) => {
    const before = Math.max(0, start - 1)
    const steps = Array.from({ length: end - before }, (_, index) => before + 1 + index)
    return (line[end]?.scores ?? []).map((__, seat) => ({
      seat,
      at: greatest(steps, (step) => rise(step, seat)) ?? end,
      steps: steps.filter((step) => rise(step, seat) > 0),
      points: sumOf(steps.map((step) => rise(step, seat))),
    }))
  })
  const most = greatest(changes.toReversed(), ({ points }) => points)
  if (most === undefined || most.points <= 0) return undefined
  const alike = changes.filter(
    ({ seat, at, points }) => seat !== most.seat && at === most.at && points === most.points,
  )
  return { ...most, others: alike.map(({ seat }) => seat) }
}

const isFinal = (line: Line, { seat, at }: Change): boolean => {
  const row = line[at]
  return row !== undefined && causeOf({ is: 'gain', seat }, row, line[at - 1]) === 'final'
}

/** At most three key moments: what an analysis found, or else what the scores tell, both in the order of the match. */
export const keyMomentsOf = (line: Line, found: readonly Moment[]): readonly KeyMoment[] => {
  if (found.length > 0)
    return found.map((moment) => {
      const { is, seat, step, index } = moment
      const kind = is === 'luck' && changeOf(moment) < 0 ? 'unlucky' : is
      const grade = moment.is === 'loss' ? moment.decision.grade : null
      return {
        is: kind,
        seat,
        step,
        from: index,
        to: index,
        chances: [moment.from, moment.to],
        ...(grade === null ? {} : { grade }),
      }
    })
  const moments: KeyMoment[] = []
  const leads = leadsIn(line)
  const last = leads.at(-1)
  const add = (
    is: 'ahead' | 'gain' | 'fall' | 'final' | 'lead' | 'earlier',
    { seat, from, to, also }: Lead,
    points: number | undefined,
    { brought, others = [] }: Pick<KeyMoment, 'brought' | 'others'> = {},
  ): void => {
    const [first, end] = [line[from], line[to]]
    if (first === undefined || end === undefined) return
    // A step belongs to the turn of the position before it, also if it ends a turn or a game.
    const turns = [(line[from - 1] ?? first).moment, end.moment]
    moments.push({
      ...{ is, seat, step: first.id, from, to, turns },
      ...(points === undefined ? {} : { points }),
      ...(also === undefined ? {} : { also }),
      ...(brought === undefined ? {} : { brought }),
      ...(others.length === 0 ? {} : { others }),
    })
  }
  const win = line.findIndex((row, index) => row.scores.some((_, seat) => countsWin(line, index, seat)))
  /** By how much a seat led, at the most or at the end, if no win counts in it. */
  const amount = ({ seat, from, to }: Lead, at: 'most' | 'end'): number | undefined => {
    if (win !== -1 && win <= to) return undefined
    const leads = line.slice(at === 'end' ? to : from, to + 1).map((row) => leadOf(row, seat))
    return Math.max(...leads)
  }
  // The leader at the end took the lead for good here.
  const good = last?.to === line.length - 1 ? last : undefined
  const gain = largestChange(line, 1)
  const final = gain !== undefined && isFinal(line, gain) ? gain : undefined
  const isLeadOfFinal = final !== undefined && good?.seat === final.seat && good.from === final.at
  if (good !== undefined && !isLeadOfFinal) add('ahead', good, amount(good, 'end'))
  if (gain !== undefined) {
    const { seat, at, steps, points, others } = gain
    const single: Lead = { seat, from: at, to: at, ...(isLeadOfFinal ? { also: 'lead' } : {}) }
    const rise = (line[at]?.scores[seat] ?? 0) - (line[at - 1]?.scores[seat] ?? 0)
    if (final !== undefined) add('final', single, rise)
    else add('gain', single, points, { brought: steps.flatMap((step) => line[step]?.id ?? []), others })
  }
  const fall = largestChange(line, -1)
  const most = gain?.points ?? 0
  if (fall !== undefined && fall.points >= most / 2) {
    const { seat, at, steps, points, others } = fall
    const brought = steps.flatMap((step) => line[step]?.id ?? [])
    add('fall', { seat, from: at, to: at }, points, { brought, others })
  }
  // Nobody remembers a lead of a single turn.
  const others = leads.filter((lead) => lead !== good && !isSameTurn(line[lead.from], line[lead.to]))
  const longest = greatest(others, lengthOf)
  if (longest !== undefined)
    add(
      good !== undefined && lengthOf(good) > lengthOf(longest) ? 'earlier' : 'lead',
      longest,
      amount(longest, 'most'),
    )
  // A gain that brought a lead is told with that lead.
  const isToldAlready = ({ is, step }: KeyMoment): boolean =>
    is === 'gain' && moments.some((other) => other.is !== 'gain' && other.step === step)
  const told = moments.filter((each) => !isToldAlready(each))
  // If there are too many moments, keep only the larger of the gain and the fall.
  const smaller = (fall?.points ?? 0) >= most && final === undefined ? 'gain' : 'fall'
  const chosen = told.length > MAX_MOMENTS ? told.filter(({ is }) => is !== smaller) : told
  return chosen.sort((one, other) => one.from - other.from)
}
