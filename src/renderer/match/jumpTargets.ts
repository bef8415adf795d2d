/** What one jumps to along a line: rounds, steps of a seat, kinds of event, what is said, branchings. */
import { halfWidth } from '../ui/typing.ts'
import type { StepRow } from '../../main/api/api.ts'
import { childrenOf, type Tree } from './tree/tree.ts'
import type { StepNotes } from './notes/stepNotes.ts'
import { isHidden } from './words/sentences.ts'

/** As a word, so that a menu can hold it: `seat:1`, `event:tile.placed`. */
export type JumpTarget =
  'round' | 'branching' | 'comment' | 'bookmark' | 'mistake' | 'chance' | `seat:${number}` | `event:${string}`

export interface JumpContext {
  readonly line: readonly StepRow[]
  readonly tree: Tree
  readonly saidOf: (step: string) => StepNotes
  /** The analysis has found something better. */
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

/** The seat an target is about, if it is about one. */
export const seatIn = (target: JumpTarget): number | undefined =>
  target.startsWith('seat:') ? Number(target.slice('seat:'.length)) : undefined

/** The type of event an target is about, if it is about one. */
export const eventIn = (target: JumpTarget): string | undefined =>
  target.startsWith('event:') ? target.slice('event:'.length) : undefined

const sameRound = (one: StepRow | undefined, other: StepRow): boolean =>
  one?.moment.part === other.moment.part && one.moment.round === other.moment.round

/** Places on the line, 0-based, that an target leads to, in their order. */
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
      return where((row, index) => !sameRound(line[index - 1], row))
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

/** The hit before or after a place; undefined if there is none. */
export const hitFrom = (hits: readonly number[], index: number, by: 1 | -1): number | undefined =>
  by > 0 ? hits.find((each) => each > index) : hits.findLast((each) => each < index)

/** What the line has anything of, with how much: rounds, seats, what is said, and events `isNamed` knows. */
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

/** The step a typed number names, kept on the line; undefined if it is no number. */
export const stepTyped = (text: string, length: number): number | undefined => {
  const typed = halfWidth(text).trim().replace(/^#/, '')
  return /^\d{1,9}$/.test(typed) ? Math.min(length - 1, Number(typed)) : undefined
}
