/** Replaying a line of steps: by turns and by places on the scrubber, and the curves and flags above it. */
import type { BranchRow, Settings, StepRow, Table } from '../../main/api/api.ts'
import { isSameTurn, treeOf, type Tree } from './tree/tree.ts'
import type { Viewer } from '../../engine/kernel/seat.ts'
import type { Standing } from './tree/layout.ts'

/** What a spoiler-free review shows: nothing after the step shown. */
interface SpoilerFree {
  readonly line: readonly StepRow[]
  readonly tree: Tree
  readonly standing: Standing
}

/** A line up to one of its steps, with the branches as if the match ended there. */
export const hideFuture = (
  line: readonly StepRow[],
  index: number,
  branches: readonly BranchRow[],
): SpoilerFree => {
  const past = line.slice(0, index + 1)
  const step = past.at(-1)?.id ?? ''
  return {
    line: past,
    tree: treeOf(new Map(past.map((row) => [row.id, row]))),
    standing: {
      tip: step,
      redo: null,
      branches: branches.flatMap((branch) => (branch.id === 'main' ? [{ ...branch, step }] : [])),
    },
  }
}

// The viewers a record may be shown to.

/** All viewers if nothing is hidden; else the table's viewer and the public. */
export const viewersOf = ({ viewer, seats }: Table): readonly Viewer[] =>
  viewer === 'all' ? ['all', ...seats.map((_, seat) => seat), 'public'] : [viewer, 'public']

type Line = readonly StepRow[]

/** The indices at which a turn starts; the start of the line is one. */
export const turnStarts = (line: Line): readonly number[] =>
  line.flatMap((row, index) => (index === 0 || !isSameTurn(row, line[index - 1]) ? [index] : []))

/** The index at which this turn starts; if that is `index`, the start of the turn before. */
export const turnBack = (line: Line, index: number): number =>
  turnStarts(line).findLast((start) => start < index) ?? 0

/** The index at which the next turn starts, or the end of the line. */
export const turnForward = (line: Line, index: number): number =>
  turnStarts(line).find((start) => start > index) ?? Math.max(0, line.length - 1)

/**
 * The index at which the seat to act at the end of a line started its turn; null if it has done nothing in the turn, or no
 * seat is to act.
 */
export const turnBegun = (line: Line): number | null => {
  const last = line.at(-1)
  if (typeof last?.turn.by !== 'number') return null
  let begun = line.length - 1
  for (let index = begun; index >= 0; index -= 1) {
    const row = line[index]
    if (!isSameTurn(row, last) || (row?.turn.by !== last.turn.by && row?.turn.by !== 'chance')) break
    if (row.turn.by === last.turn.by) begun = index
  }
  return begun === line.length - 1 ? null : begun
}

/** The index nearest to a place on the scrubber, 0 to 1. */
export const indexAt = (length: number, share: number): number =>
  Math.max(0, Math.min(length - 1, Math.round(share * (length - 1))))

/** The last scores of a match that is over run on for this part of its line, at least a step. */
const RUNS_ON = 0.03
/** How many steps the width of a line's graph stands for: after the end of the match it shows the last scoring. */
export const spanOf = (line: readonly Pick<StepRow, 'turn'>[]): number => {
  const isOver = line.at(-1)?.turn.outcome !== undefined
  return line.length + (isOver ? Math.max(1, Math.round(line.length * RUNS_ON)) : 0)
}

/** The place of an index on the scrubber, 0 to 1. */
export const shareOf = (length: number, index: number): number => (length < 2 ? 0 : index / (length - 1))

/** The index of the first step a seat took: before it chance has set up the board. 0 if there is none. */
export const firstDecision = (line: readonly Pick<StepRow, 'actor'>[]): number =>
  Math.max(
    0,
    line.findIndex(({ actor }) => typeof actor === 'number'),
  )

/**
 * The index at which a first look back starts: the first decision of a person that something can be shown of; without
 * one, the first decision.
 */
export const firstTelling = (
  line: readonly StepRow[],
  seats: Table['seats'],
  tells: (row: StepRow) => boolean,
): number => {
  const own = line.findIndex(
    (row) => typeof row.actor === 'number' && seats[row.actor]?.player.kind === 'person' && tells(row),
  )
  return own < 0 ? firstDecision(line) : own
}

/** A step with a comment, or a bookmark and its name. */
export interface Flag {
  readonly index: number
  readonly bookmark: boolean
  readonly name: string
}

/** The flags that fit, each `room` wide (0 to 1 of the scrubber); bookmarks are placed before comments. */
export const spaced = (flags: readonly Flag[], length: number, room: number): readonly Flag[] => {
  const shown: Flag[] = []
  for (const flag of flags) {
    const last = shown.at(-1)
    if (last === undefined || shareOf(length, flag.index) - shareOf(length, last.index) >= room)
      shown.push(flag)
    else if (flag.bookmark && !last.bookmark) shown[shown.length - 1] = flag
  }
  return shown
}

export interface Curve {
  readonly seat: number
  /** The curve as an SVG path in a box of `width` x `height`, level until a step changes the score. */
  readonly path: string
  readonly end: number
}

/** The lowest and the highest running score. */
export interface Range {
  readonly low: number
  readonly high: number
}

/** Includes zero, and is never empty, even if nobody scores. */
export const rangeOf = (line: Line): Range => {
  let [low, high] = [0, 1]
  for (const { scores } of line)
    for (const score of scores) {
      low = Math.min(low, score)
      high = Math.max(high, score)
    }
  return { low, high: Math.max(low + 1, high) }
}

export interface Graph extends Range {
  readonly curves: readonly Curve[]
}

/**
 * The running scores of all seats over a line. The width stands for `span` steps: with more than the line has, the
 * last scores run on.
 */
export const graphOf = (
  line: Line,
  seats: number,
  width: number,
  height: number,
  span: number = line.length,
): Graph => {
  const { low, high } = rangeOf(line)
  const y = (score: number): string => (height - ((score - low) / (high - low)) * height).toFixed(1)
  const x = (index: number): string => (shareOf(span, index) * width).toFixed(1)
  const curves = Array.from({ length: seats }, (_, seat): Curve => {
    let path = ''
    let last: number | undefined
    // The last steps of a line may have no scores yet.
    const end = line.findLastIndex(({ scores }) => scores[seat] !== undefined)
    for (const [index, row] of line.slice(0, end + 1).entries()) {
      const score = row.scores[seat] ?? 0
      if (last === undefined) path = `M${x(index)} ${y(score)}`
      else if (score !== last || index === end) path += `H${x(index)}V${y(score)}`
      last = score
    }
    if (span > line.length && end === line.length - 1) path += `H${width.toFixed(1)}`
    return { seat, path, end: last ?? 0 }
  })
  return { low, high, curves }
}

/** Milliseconds from one step to the next at a speed, in steps a second at speed 1, which a film of half a minute keeps. */
export const paceOf = (speed: Settings['replaySpeed']): number => 1000 / (speed === 'short' ? 1 : speed)
