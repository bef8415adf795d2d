/** From the contents of a file to a record: all of it, or the good part. */
import type { RecordDamage } from '../verify.ts'
import type { Analysed } from '../analysis.ts'
import { createStandingTotal } from '../notes.ts'
import { contentOf, type RecordBudgets } from '../validation.ts'
import { MAIN, type BranchId, type StepId } from '../step.ts'
import { addStep, createRecord, hasStep, putAnnotation, putBranch, type MatchRecord } from '../tree.ts'
import type { FileContents } from './body.ts'
import type { FileError } from './fault.ts'

/** What `verify` found, as an error in a line of the file. */
export const faultOf = (damage: RecordDamage, { record, idAt }: FileContents): FileError => ({
  code: damage.code,
  line: Math.max(1, idAt.indexOf(damage.step)),
  ...(damage.rule === undefined ? {} : { rule: damage.rule }),
  details: {
    ...damage.details,
    ...(damage.step === record.root ? {} : { step: damage.step, depth: damage.depth }),
  },
})

/** Points branches and annotations at steps; where a line leads nowhere, it is left out. */
const settle = (
  record: MatchRecord,
  { branches, annotations }: FileContents,
  branchAt: (line: number) => StepId | undefined,
  annotationAt: (line: number) => StepId | undefined,
): MatchRecord => {
  for (const { id, step, ...branch } of branches) {
    const at = branchAt(step)
    // `main` or 16 hex digits by the schema: here the text becomes an id.
    if (at !== undefined) putBranch(record, { ...branch, id: id as BranchId, step: at })
  }
  for (const { step, ...annotation } of annotations) {
    const at = annotationAt(step)
    if (at !== undefined) putAnnotation(record, { ...annotation, step: at })
  }
  return record
}

/** The record of a file without fault. */
export const wholeRecord = (contents: FileContents): MatchRecord => {
  const at = (line: number): StepId | undefined => contents.idAt[line]
  return settle(contents.record, contents, at, at)
}

/**
 * The first of them, as many as say no more than the budget together. Where an edit is missing, what it replaced
 * stands, so that a part can say more than the whole.
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
 * The record up to the first bad step (none: all that was taken). A branch that led beyond stands
 * at its nearest good ancestor, as far as the file still tells: in place of a line that cannot be
 * read stands the line before it. Without a line for it, `main` stands at the last good step.
 */
export const goodPart = (
  contents: FileContents,
  bad: StepId | undefined,
  budgets: RecordBudgets,
): MatchRecord => {
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

/** What the file tells of analyses, as far as the steps are in the record. */
export const analysedIn = ({ idAt, analyses }: FileContents, record: MatchRecord): readonly Analysed[] =>
  analyses.flatMap(({ step: line, settings, finding }) => {
    const step = idAt[line]
    return step !== undefined && record.steps.has(step) ? [{ step, settings, finding }] : []
  })
