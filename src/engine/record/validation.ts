/**
 * What a record may contain: all that tables, lists, copies and pages later count on, beyond the shape of its
 * parts (file/schemas.ts) and what its game's rules say to its steps (verify.ts, which asks here first). Whatever
 * takes a record in, reads a stored one or begins a new one asks these functions; docs/record-format.md tells
 * them to people.
 */
import type { AnyGame, GameEvent, Turn } from '../kernel/game.ts'
import { optionsFor } from '../kernel/options.ts'
import { err, ok, type Result } from '../kernel/refusal.ts'
import type { Actor } from '../kernel/seat.ts'
import type { AnnotationBody, Header, Step } from './step.ts'
import { actionsOfTask, wordsOfTask, type TaskBody } from './task.ts'
import { standingNotes } from './notes.ts'
import type { MatchRecord } from './tree.ts'

export interface Fault<C extends string = string> {
  readonly code: C
  readonly details?: { readonly [key: string]: string | number }
}

/** What is wrong with a header, besides its shape. */
export const HEADER_FAULTS = [
  /** An option the game has not, or that needs more seats than there are; `details` name it. */
  'badOptions',
  /** The game is not played by so many. */
  'badSeats',
  /** A copy of what a seat saw that is not there. */
  'badViewer',
] as const
export type HeaderFault = Fault<(typeof HEADER_FAULTS)[number]>

export const isHeaderFault = (code: string): boolean => HEADER_FAULTS.some((each) => each === code)

/** The options of a match of so many seats, with defaults for what is left out; codes badSeats, badOptions. */
export const setupFor = (
  game: AnyGame,
  wanted: unknown,
  seats: number,
): Result<Header['options'], HeaderFault> => {
  const { min, max } = game.seats
  if (seats < min || seats > max) return err({ code: 'badSeats', details: { min, max } })
  const options = optionsFor(game, wanted, seats)
  // Options are made of choices among strings and numbers (see `optionsSchema`).
  if (options.ok) return ok(options.value as Header['options'])
  return err({ code: 'badOptions', details: { ...options.error.details } })
}

/** `game` is the header's, or undefined where it is not known: then its options and seats are not judged. */
export const headerFault = (
  { options, seats, seenBy }: Header,
  game: AnyGame | undefined,
): HeaderFault | undefined => {
  if (typeof seenBy === 'number' && seenBy >= seats.length)
    return { code: 'badViewer', details: { seat: seenBy, seats: seats.length } }
  const setup = game === undefined ? undefined : setupFor(game, options, seats.length)
  return setup === undefined || setup.ok ? undefined : setup.error
}

/** An object with a type, as actions and events of all games are. */
export const isTyped = (value: unknown): value is GameEvent =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  typeof value.type === 'string' &&
  value.type.length > 0

/** Chance, or a seat that is there. */
export const isActor = ({ seats }: Header, actor: Actor): boolean =>
  actor === 'chance' || (Number.isInteger(actor) && actor >= 0 && actor < seats.length)

/** A step that no rules of whatever version can have made; `details.refusal` is noSuchSeat or chosenWithoutSeed. */
export const stepFault = (
  header: Header,
  { actor, chosen }: Pick<Step, 'actor' | 'chosen'>,
): Fault<'illegal'> | undefined => {
  if (!isActor(header, actor)) return { code: 'illegal', details: { refusal: 'noSuchSeat' } }
  const hasSeed = header.chance.source === 'seeded'
  if (chosen === true && (actor !== 'chance' || !hasSeed))
    return { code: 'illegal', details: { refusal: 'chosenWithoutSeed' } }
  return undefined
}

const isCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 1

const areFigures = (values: readonly number[], seats: number): boolean =>
  values.length === seats && values.every(Number.isFinite)

const isTurn = (turn: Turn, seats: number): boolean => {
  switch (turn.by) {
    case 'chance':
      return true
    case 'nobody':
      return areFigures(turn.outcome.places, seats) && areFigures(turn.outcome.scores, seats)
    default:
      return turn.by < seats
  }
}

/**
 * True if lists and tables can say how things stand in a position. Of rules at hand the games' own tests prove
 * it; events that were only folded may lead anywhere.
 */
export const isStanding = (game: AnyGame, state: unknown, seats: number): boolean => {
  const { part, round, turn } = game.moment(state)
  return (
    [part, round, turn].every(isCount) &&
    areFigures(game.score(state), seats) &&
    isTurn(game.turn(state), seats)
  )
}

/** Events the game knows, each of them. */
export const areEvents = (game: AnyGame, events: readonly GameEvent[]): boolean =>
  events.every((event) => game.schemas.event.safeParse(event).success)

/** The most a record may hold. What people do comes nowhere near; what is proportional to it takes under a second. */
export interface RecordBudgets {
  readonly steps: number
  /** Deleted ones included, as they are kept. */
  readonly branches: number
  readonly annotations: number
  /** Characters that comments, bookmarks and tasks say together as they stand: all of them are searched. */
  readonly said: number
  /** The same with all that was said before. */
  readonly everSaid: number
  /** Arrows, signs and letters on boards: all of them go to every window on the match. */
  readonly marks: number
}

export const RECORD_BUDGETS: RecordBudgets = {
  steps: 200_000,
  branches: 2_000,
  annotations: 20_000,
  said: 250_000,
  everSaid: 1_000_000,
  marks: 50_000,
}

export type Size = { readonly [K in keyof RecordBudgets]: number }

const SIZE_FAULTS = {
  steps: 'tooManySteps',
  branches: 'tooManyBranches',
  annotations: 'tooManyAnnotations',
  said: 'tooMuchSaid',
  everSaid: 'tooMuchEverSaid',
  marks: 'tooManyMarks',
} as const satisfies { readonly [K in keyof RecordBudgets]: string }
export type SizeFault = Fault<(typeof SIZE_FAULTS)[keyof RecordBudgets]>

/** Its words, and what it names as JSON: all of it goes to every window on the match. */
const saidInTask = (task: TaskBody): number => {
  const events = task.right.by === 'events' ? task.right.events : []
  const named = [...actionsOfTask(task), ...events].map((each) => JSON.stringify(each))
  return [...wordsOfTask(task), ...named].reduce((sum, text) => sum + text.length, 0)
}

/** A task that names an action the game has not; of rules that are not at hand nobody can tell. */
export const namesForeignAction = (game: AnyGame, body: AnnotationBody): boolean =>
  body.kind === 'task' && actionsOfTask(body).some((action) => !game.schemas.action.safeParse(action).success)

/** What an annotation adds: characters that are searched, or marks on the board. */
export const contentOf = (body: AnnotationBody): Pick<Size, 'said' | 'marks'> => {
  switch (body.kind) {
    case 'comment':
      return { said: body.text.length, marks: 0 }
    case 'bookmark':
      return { said: body.name.length, marks: 0 }
    case 'glyph':
      return { said: 0, marks: 0 }
    case 'marks':
      return { said: 0, marks: body.marks.length }
    case 'task':
      return { said: saidInTask(body), marks: 0 }
  }
}

export const sizeOf = ({ steps, branches, annotations }: MatchRecord): Size => {
  let everSaid = 0
  let marks = 0
  for (const { body } of annotations.values()) {
    const more = contentOf(body)
    everSaid += more.said
    marks += more.marks
  }
  const said = saidIn(standingNotes(annotations))
  return { steps: steps.size, branches: branches.size, annotations: annotations.size, said, everSaid, marks }
}

/** Characters that comments, bookmarks and tasks say together. */
export const saidIn = (notes: readonly { readonly body: AnnotationBody }[]): number =>
  notes.reduce((sum, { body }) => sum + contentOf(body).said, 0)

const EMPTY: Size = { steps: 0, branches: 0, annotations: 0, said: 0, everSaid: 0, marks: 0 }

/**
 * What of a record is too much. What has not grown since `before` is left as it is: a library may hold more
 * from earlier programs, and that opens, and can be made less.
 */
export const sizeFault = (
  size: Partial<Size>,
  {
    before = EMPTY,
    budgets = RECORD_BUDGETS,
  }: { readonly before?: Size; readonly budgets?: RecordBudgets } = {},
): SizeFault | undefined => {
  for (const [what, code] of Object.entries(SIZE_FAULTS)) {
    const measure = what as keyof RecordBudgets // the keys of the table above
    const now = size[measure] ?? 0
    if (now > budgets[measure] && now > before[measure]) return { code, details: { most: budgets[measure] } }
  }
  return undefined
}
