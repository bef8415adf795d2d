/**
 * What a record may contain: the guarantees that tables, lists, copies and pages rely on, in addition to the shape of
 * its parts (file/schemas.ts) and the rules of its game (verify.ts, which calls this first). Call these functions
 * wherever a record comes in, is read from storage or begins; docs/record-format.md explains them to people.
 */
import type { AnyGame, GameEvent, Turn } from '../kernel/game.ts'
import { optionsFor } from '../kernel/options.ts'
import { err, ok, type Result } from '../kernel/refusal.ts'
import { fewestSeats, type Actor } from '../kernel/seat.ts'
import type { AnnotationBody, Header, Step } from './step.ts'
import { actionsOfTask, wordsOfTask, type TaskBody } from './task.ts'
import { standingNotes } from './notes.ts'
import type { MatchRecord } from './tree.ts'

export interface Fault<C extends string = string> {
  readonly code: C
  readonly details?: { readonly [key: string]: string | number }
}

/** What can be wrong with a header, apart from its shape. */
export const HEADER_FAULTS = [
  /** An option the game does not have, or that needs more seats; `details` name it. */
  'badOptions',
  /** The game does not support this number of seats. */
  'badSeats',
  /** A copy redacted for a seat that does not exist. */
  'badViewer',
] as const
export type HeaderFault = Fault<(typeof HEADER_FAULTS)[number]>

/** True for a code of `HEADER_FAULTS`. */
export const isHeaderFault = (code: string): boolean => HEADER_FAULTS.some((each) => each === code)

/** The options of a match with this many seats, completed with defaults; fails with badSeats or badOptions. */
export const setupFor = (
  game: AnyGame,
  wanted: unknown,
  seats: number,
): Result<Header['options'], HeaderFault> => {
  const { max } = game.seats
  const min = fewestSeats(game.seats)
  if (seats < min || seats > max) return err({ code: 'badSeats', details: { min, max } })
  const options = optionsFor(game, wanted, seats)
  // Options hold only strings and numbers (see `optionsSchema`).
  if (options.ok) return ok(options.value as Header['options'])
  return err({ code: 'badOptions', details: { ...options.error.details } })
}

/** What is wrong with a header, if anything. If `game` is undefined (unknown), options and seats are not checked. */
export const headerFault = (
  { options, seats, seenBy }: Header,
  game: AnyGame | undefined,
): HeaderFault | undefined => {
  if (typeof seenBy === 'number' && seenBy >= seats.length)
    return { code: 'badViewer', details: { seat: seenBy, seats: seats.length } }
  const setup = game === undefined ? undefined : setupFor(game, options, seats.length)
  return setup === undefined || setup.ok ? undefined : setup.error
}

/** True for an object with a type, like the actions and events of all games. */
export const isTyped = (value: unknown): value is GameEvent =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  typeof value.type === 'string' &&
  value.type.length > 0

/** True for chance or an existing seat. */
export const isActor = ({ seats }: Header, actor: Actor): boolean =>
  actor === 'chance' || (Number.isInteger(actor) && actor >= 0 && actor < seats.length)

/** Finds a step that no version of the rules can have made; `details.refusal` is noSuchSeat or chosenWithoutSeed. */
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
 * True if lists and tables can show turn, moment and score of a position. For the available rules the games' own tests
 * prove this; events that were only folded may lead anywhere.
 */
export const isStanding = (game: AnyGame, state: unknown, seats: number): boolean => {
  const { part, round, turn } = game.moment(state)
  return (
    [part, round, turn].every(isCount) &&
    areFigures(game.score(state), seats) &&
    isTurn(game.turn(state), seats)
  )
}

/** True if the game knows all these events. */
export const areEvents = (game: AnyGame, events: readonly GameEvent[]): boolean =>
  events.every((event) => game.schemas.event.safeParse(event).success)

/** The most a record may hold: far more than people make, and small enough to process in under a second. */
export interface RecordBudgets {
  readonly steps: number
  /** Includes deleted ones, which are kept. */
  readonly branches: number
  readonly annotations: number
  /** Characters in standing comments, bookmarks and tasks together; all of them are searched. */
  readonly said: number
  /** The same including replaced versions. */
  readonly everSaid: number
  /** Arrows, signs and letters on boards; all of them go to every window on the match. */
  readonly marks: number
}

/** The budgets of every record. */
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

/** The size of a task: its texts and the JSON of what it names. All of it goes to every window on the match. */
const saidInTask = (task: TaskBody): number => {
  const events = task.right.by === 'events' ? task.right.events : []
  const named = [...actionsOfTask(task), ...events].map((each) => JSON.stringify(each))
  return [...wordsOfTask(task), ...named].reduce((sum, text) => sum + text.length, 0)
}

/** True for a task that names an action the game does not have; for unavailable rules this is unknown. */
export const namesForeignAction = (game: AnyGame, body: AnnotationBody): boolean =>
  body.kind === 'task' && actionsOfTask(body).some((action) => !game.schemas.action.safeParse(action).success)

/** What an annotation adds to the size: characters to search, or marks on the board. */
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

/** How much a record holds, in the units of `RecordBudgets`. */
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

/** Characters in comments, bookmarks and tasks together. */
export const saidIn = (notes: readonly { readonly body: AnnotationBody }[]): number =>
  notes.reduce((sum, { body }) => sum + contentOf(body).said, 0)

const EMPTY: Size = { steps: 0, branches: 0, annotations: 0, said: 0, everSaid: 0, marks: 0 }

/**
 * The first part of a record that exceeds its budget. A part that has not grown since `before` is allowed: a library
 * may hold more from earlier programs, which must open and can be reduced.
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
