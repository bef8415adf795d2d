/** Targets to jump to along a line: rounds, steps of a seat, types of event, notes, branchings. */
import { halfWidth } from '../ui/typing.ts'
import type { StepRow } from '../../main/api/api.ts'
import { childrenOf, isSameRound, type Tree } from './tree/tree.ts'
import type { StepNotes } from './notes/stepNotes.ts'
import { isHidden } from './words/sentences.ts'

/** A target as a string for menus, such as `seat:1` or `event:tile.placed`. */
export type JumpTarget =
  'round' | 'branching' | 'comment' | 'bookmark' | 'mistake' | 'chance' | `seat:${number}` | `event:${string}`

export interface JumpContext {
  readonly line: readonly StepRow[]
  readonly tree: Tree
  readonly saidOf: (step: string) => StepNotes
  /** Decisions for which the analysis has found a better action. */
  readonly isMistake: (step: string) => boolean
}

const PLAIN = [
  'round',
  'branching',
  'comment',
  'bookmark',
  'mistake',
  'chance',
] as const satisfies readonly JumpTarget[]

/** The seat of a target `seat:…`, else undefined. */
export const seatIn = (target: JumpTarget): number | undefined =>
  target.startsWith('seat:') ? Number(target.slice('seat:'.length)) : undefined

/** The type of event of a target `event:…`, else undefined. */
export const eventIn = (target: JumpTarget): string | undefined =>
  target.startsWith('event:') ? target.slice('event:'.length) : undefined

/** The 0-based indices on the line that a target leads to, in order. */
export const hitsOf = (
  target: JumpTarget,
  { line, tree, saidOf, isMistake }: JumpContext,
): readonly number[] => {
  const where = (is: (row: StepRow, index: number) => boolean): readonly number[] =>
    line.flatMap((row, index) => (is(row, index) ? [index] : []))
  const type = eventIn(target)
  if (type !== undefined)
    return where(({ events }) => events.some((event) => event.type === type && !isHidden(event)))
  switch (target) {
    case 'round':
      return where((row, index) => !isSameRound(line[index - 1], row))
    case 'branching':
      return where(({ id }) => childrenOf(tree, id).length > 1)
    case 'comment':
      return where(({ id }) => saidOf(id).comments.length > 0)
    case 'bookmark':
      return where(({ id }) => saidOf(id).bookmarks.length > 0)
    case 'mistake':
      return where(({ id }) => isMistake(id))
    case 'chance':
      return where(({ actor }) => actor === 'chance')
    default: {
      const seat = seatIn(target)
      return where(({ actor }) => actor === seat)
    }
  }
}

/** The nearest hit before or after an index; undefined if there is none. */
export const hitFrom = (hits: readonly number[], index: number, by: 1 | -1): number | undefined =>
  by > 0 ? hits.find((each) => each > index) : hits.findLast((each) => each < index)

/** The targets that the line has, with the number of hits: rounds, seats, notes, and events for which `isNamed` is true. */
export const jumpTargetsIn = (
  context: JumpContext,
  seats: number,
  isNamed: (type: string) => boolean,
): readonly { readonly target: JumpTarget; readonly count: number }[] => {
  const types = new Set(context.line.flatMap(({ events }) => events.map(({ type }) => type)))
  const targets: readonly JumpTarget[] = [
    ...PLAIN,
    ...Array.from({ length: seats }, (_, seat): JumpTarget => `seat:${seat}`),
    ...[...types].filter(isNamed).map((type): JumpTarget => `event:${type}`),
  ]
  return targets.flatMap((target) => {
    const count = hitsOf(target, context).length
    return count === 0 ? [] : [{ target, count }]
  })
}

/** The index for a typed number, limited to the line; undefined if the text is no number. */
export const stepTyped = (text: string, length: number): number | undefined => {
  const typed = halfWidth(text).trim().replace(/^#/, '')
  return /^\d{1,9}$/.test(typed) ? Math.min(length - 1, Number(typed)) : undefined
}
