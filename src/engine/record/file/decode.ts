/** Reads a `.qipu` file from any source (docs/record-format.md): within budgets, verified, all or nothing. */
import type { AnyGame } from '../../kernel/game.ts'
import { err, ok, type Result } from '../../kernel/refusal.ts'
import { FORMAT, HEADER_FORMAT, headLineSchema } from './schemas.ts'
import type { Analysed } from '../analysis.ts'
import { type Header, MAIN, type BranchId, type StepId } from '../step.ts'
import { verify, type RecordDamage } from '../verify.ts'
import { type MatchRecord, addStep, createRecord, hasStep, putAnnotation, putBranch } from '../tree.ts'
import { createBody, issueDetails, type FileContents } from './body.ts'
import { BUDGETS, type Budgets } from './budgets.ts'
import type { Label } from './encode.ts'
import type { FileError } from './fault.ts'
import { linesOf, type FileLine } from './lines.ts'
import { parseLine } from './parse.ts'
import { createStandingTotal } from '../notes.ts'
import { contentOf, type RecordBudgets } from '../validation.ts'

/** Turns damage found by `verify` into an error in a line of the file. */
const faultOf = (damage: RecordDamage, { record, idAt }: FileContents): FileError => ({
  code: damage.code,
  line: Math.max(1, idAt.indexOf(damage.step)),
  ...(damage.rule === undefined ? {} : { rule: damage.rule }),
  details: {
    ...damage.details,
    ...(damage.step === record.root ? {} : { step: damage.step, depth: damage.depth }),
  },
})

/** Adds branches and annotations at their steps; drops those whose line gives no step. */
const settle = (
  record: MatchRecord,
  { branches, annotations }: FileContents,
  branchAt: (line: number) => StepId | undefined,
  annotationAt: (line: number) => StepId | undefined,
): MatchRecord => {
  for (const { id, step, ...branch } of branches) {
    const at = branchAt(step)
    // The schema allows `main` or 16 hex digits; here the text becomes an id.
    if (at !== undefined) putBranch(record, { ...branch, id: id as BranchId, step: at })
  }
  for (const { step, ...annotation } of annotations) {
    const at = annotationAt(step)
    if (at !== undefined) putAnnotation(record, { ...annotation, step: at })
  }
  return record
}

/** The record of a file without errors. */
const wholeRecord = (contents: FileContents): MatchRecord => {
  const at = (line: number): StepId | undefined => contents.idAt[line]
  return settle(contents.record, contents, at, at)
}

/**
 * The leading annotations that together fit the budget. A part can exceed what the whole stays below: if an edit is
 * missing, the version it replaced counts again.
 */
const withinBudget = (
  annotations: FileContents['annotations'],
  most: number,
): FileContents['annotations'] => {
  const totalWith = createStandingTotal<(typeof annotations)[number]>(({ body }) => contentOf(body).said)
  let count = 0
  for (const [index, annotation] of annotations.entries())
    if (totalWith(annotation) <= most) count = index + 1
  return annotations.slice(0, count)
}

/**
 * The record up to the first bad step (or everything taken, if there is none). A branch that led beyond ends at its
 * nearest good ancestor, as far as the file still shows it: an unreadable line is replaced by the one before it. If
 * `main` has no line, it ends at the last good step.
 */
const goodPart = (contents: FileContents, bad: StepId | undefined, budgets: RecordBudgets): MatchRecord => {
  const record = createRecord(contents.record.header)
  let last = record.root
  for (const step of contents.record.steps.values()) {
    if (step.id === bad) break
    addStep(record, step)
    last = step.id
  }
  const good: (StepId | undefined)[] = [undefined, record.root]
  for (let line = 2; line <= contents.lastLine; line += 1) {
    const id = contents.idAt[line]
    const taken = id !== undefined && hasStep(record, id)
    good[line] = taken ? id : good[contents.parentAt[line] ?? line - 1]
  }
  const nearest = (line: number): StepId | undefined => good[Math.min(line, contents.lastLine)]
  const exactly = (line: number): StepId | undefined => {
    const id = contents.idAt[line]
    return id !== undefined && hasStep(record, id) ? id : undefined
  }
  const annotations = withinBudget(
    contents.annotations.filter(({ step }) => exactly(step) !== undefined),
    budgets.said,
  )
  settle(record, { ...contents, annotations }, nearest, exactly)
  if (!contents.branches.some(({ id }) => id === MAIN))
    putBranch(record, { id: MAIN, name: 'main', step: last, version: 1, deleted: false })
  return record
}

/** The findings about steps that the record has. */
const analysedIn = ({ idAt, analyses }: FileContents, record: MatchRecord): readonly Analysed[] =>
  analyses.flatMap(({ step: line, settings, finding }) => {
    const step = idAt[line]
    return step !== undefined && record.steps.has(step) ? [{ step, settings, finding }] : []
  })

export interface DecodeOptions {
  /** The games whose rules are available; a match of another game is checked by its ids alone. */
  readonly games: readonly AnyGame[]
  readonly budgets?: Partial<Budgets>
  /** `all` (default) refuses a damaged file; `lastGood` reads it up to its last good step. */
  readonly upTo?: 'all' | 'lastGood'
  /** A monotonic clock in milliseconds, such as `performance.now`; without it reading has no time limit. */
  readonly now?: () => number
}

export interface Decoded {
  readonly record: MatchRecord
  /** Findings of analyses about its steps; not part of the record. */
  readonly analysed: readonly Analysed[]
  readonly label: Label | null
  /** What was wrong if only the good part was read; otherwise null. */
  readonly damage: FileError | null
}

const isRecord = (value: unknown): value is { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null

/** True for a file of a later format, which needs a later version of the program. */
const isNewer = (value: unknown): boolean => {
  if (!isRecord(value)) return false
  const format = isRecord(value['header']) ? value['header']['format'] : undefined
  const isAbove = (version: unknown, known: number): boolean => typeof version === 'number' && version > known
  return isAbove(value['qipu'], FORMAT) || isAbove(format, HEADER_FORMAT)
}

const readHead = (line: FileLine, budgets: Budgets): Result<Header, FileError> => {
  const parsed = parseLine(line.bytes, budgets.depth)
  if (!parsed.ok) {
    // A picture or a letter is a foreign file, not a broken record.
    const strange = parsed.error === 'badJson' || parsed.error === 'notUtf8'
    return err({ code: strange ? 'notQipu' : parsed.error, line: 1 })
  }
  if (!isRecord(parsed.value) || typeof parsed.value['qipu'] !== 'number')
    return err({ code: 'notQipu', line: 1 })
  if (isNewer(parsed.value)) return err({ code: 'newerFormat', line: 1 })
  const head = headLineSchema.safeParse(parsed.value)
  return head.success
    ? ok(head.data.header)
    : err({ code: 'badLine', line: 1, details: issueDetails(head.error) })
}

interface Read {
  readonly contents: FileContents
  readonly fault: FileError | null
}

/** Reads all lines; with `lenient` it continues after the first error to find what can still be placed. */
const read = (
  bytes: Uint8Array,
  budgets: Budgets,
  outOfTime: () => boolean,
  lenient: boolean,
): Result<Read, FileError> => {
  const lines = linesOf(bytes, budgets, outOfTime)
  const first = lines.next()
  if (first.done === true) return err({ code: 'notQipu', line: 1 })
  if (!first.value.ok) return first.value
  const header = readHead(first.value.value, budgets)
  if (!header.ok) return header

  const body = createBody(header.value, first.value.value.bytes, budgets)
  let fault: FileError | null = null
  const blame = (next: FileError): void => {
    fault ??= next
    body.stopTaking()
  }
  let whole = true
  for (const line of lines) {
    const wrong = line.ok ? body.take(line.value) : line.error
    if (wrong !== undefined) blame(wrong)
    if (line.ok && line.value.number % 64 === 0 && outOfTime())
      blame({ code: 'timeUp', line: line.value.number, details: { most: budgets.time } })
    if (!line.ok || (fault !== null && !lenient)) {
      whole = false
      break
    }
  }
  const missing = whole ? body.finish() : undefined
  if (missing !== undefined) blame(missing)
  return fault !== null && !lenient ? err(fault) : ok({ contents: body.contents(), fault })
}

/**
 * Reads the record in a file, packed or plain. Checks every line against its schema, the closing hash, and the record
 * itself (see `verify`) before it returns; the first error refuses the file with its code and line. Never throws,
 * whatever the bytes.
 *
 * With `upTo: 'lastGood'` an error after the first line only ends the steps, and `damage` reports it: branches that
 * lead beyond end at their last good ancestor, annotations beyond are dropped.
 */
export const decode = (
  bytes: Uint8Array,
  { games, budgets: limits, upTo = 'all', now }: DecodeOptions,
): Result<Decoded, FileError> => {
  const budgets = { ...BUDGETS, ...limits }
  const until = now === undefined ? 0 : now() + budgets.time
  const outOfTime = (): boolean => now !== undefined && now() > until

  const got = read(bytes, budgets, outOfTime, upTo === 'lastGood')
  if (!got.ok) return got
  const { contents, fault } = got.value
  const { record, label } = contents
  const game = games.find(({ id }) => id === record.header.game)
  const { damage } = verify(record, game, outOfTime)
  if (damage === null && fault === null) {
    const whole = wholeRecord(contents)
    return ok({ record: whole, analysed: analysedIn(contents, whole), label, damage: null })
  }

  const told = damage === null ? fault : faultOf(damage, contents)
  if (told === null) throw new Error('Neither fault nor damage')
  const nothingGood = damage?.step === record.root || told.code === 'timeUp'
  if (upTo === 'all' || nothingGood) return err(told)
  const good = goodPart(contents, damage?.step, budgets)
  return ok({ record: good, analysed: analysedIn(contents, good), label, damage: told })
}
