/** Reads everything after the first line: steps, branches, annotations, analyses, label and end, in this order. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import type { z } from 'zod'
import { cutText } from '../../kernel/cut-text.ts'
import {
  analysisLineSchema,
  annotationLineSchema,
  branchLineSchema,
  endLineSchema,
  labelLineSchema,
  stepLineSchema,
} from './schemas.ts'
import { standingNotes } from '../notes.ts'
import { contentOf, isActor, saidIn, sizeFault } from '../validation.ts'
import { LAST_VERSION, MAIN, type Header, type Step, type StepId } from '../step.ts'
import { addStep, createRecord, type MatchRecord } from '../tree.ts'
import type { Budgets } from './budgets.ts'
import type { Label } from './encode.ts'
import type { FileError } from './fault.ts'
import type { FileLine } from './lines.ts'
import { parseLine } from './parse.ts'

type BranchLine = z.output<typeof branchLineSchema>['branch']
type AnalysisLine = z.output<typeof analysisLineSchema>['analysis']
type AnnotationLine = z.output<typeof annotationLineSchema>['annotation']

/** What has been read so far. Branches and annotations refer to steps by line number. */
export interface FileContents {
  /** The steps in file order; their ids are not verified yet. */
  readonly record: MatchRecord
  /** The step (or root) read from each line, by line number. */
  readonly idAt: readonly (StepId | undefined)[]
  /** The parent's line number of every readable step line, whether or not the step was taken. */
  readonly parentAt: readonly (number | undefined)[]
  readonly branches: readonly BranchLine[]
  readonly annotations: readonly AnnotationLine[]
  readonly analyses: readonly AnalysisLine[]
  readonly label: Label | null
  readonly lastLine: number
}

interface Body {
  /** Reads a line and returns its error, if any. */
  take(line: FileLine): FileError | undefined
  /** From now on only notes where steps belong instead of taking them. */
  stopTaking(): void
  /** Checks the end of the file and returns what is missing. */
  finish(): FileError | undefined
  readonly contents: () => FileContents
}

/** The kinds of lines in file order, each by the member that identifies it. */
const KINDS = ['step', 'branch', 'annotation', 'analysis', 'title', 'end'] as const
type Kind = (typeof KINDS)[number]

const kindOf = (value: unknown): Kind | undefined =>
  typeof value === 'object' && value !== null ? KINDS.find((kind) => Object.hasOwn(value, kind)) : undefined

/** The first issue a schema found, as details of an error. */
export const issueDetails = (error: z.core.$ZodError): { readonly at: string; readonly problem: string } => {
  const issue = error.issues[0]
  // Member names in a stranger's file can be as long as a line.
  return { at: cutText((issue?.path ?? []).map(String).join('.'), 200), problem: issue?.code ?? 'unknown' }
}

const [LINE_FEED, RETURN] = [0x0a, 0x0d]

/**
 * Hashes the lines both as they are and as they were before a program converted line ends to CRLF: the closing line may
 * hold either hash.
 */
const createHash = () => {
  const asIs = sha256.create()
  let bare: typeof asIs | undefined
  return {
    add(line: Uint8Array): void {
      if (line.at(-1) === LINE_FEED && line.at(-2) === RETURN) {
        bare ??= asIs.clone()
        bare.update(line.subarray(0, -2)).update(Uint8Array.of(LINE_FEED))
      } else bare?.update(line)
      asIs.update(line)
    },
    is: (told: string): boolean =>
      [asIs, bare].some((hash) => hash !== undefined && bytesToHex(hash.digest()) === told),
  }
}

export const createBody = (header: Header, headLine: Uint8Array, budgets: Budgets): Body => {
  const record = createRecord(header)
  const idAt: (StepId | undefined)[] = [undefined, record.root]
  const parentAt: (number | undefined)[] = []
  const branches: BranchLine[] = []
  const annotations: AnnotationLine[] = []
  const analyses: AnalysisLine[] = []
  const named = new Set<string>()
  const hash = createHash()
  hash.add(headLine)
  let sides = 0
  let said = 0
  let everSaid = 0
  let marks = 0
  let label: Label | null = null
  let reached = 0
  let ended = false
  let taking = true
  let lastLine = 1

  type Wrong = Omit<FileError, 'line'> | undefined
  const notThat = (error: z.core.$ZodError): Wrong => {
    const [issue] = error.issues
    // A copy with the highest possible version would win every later merge.
    if (issue?.code === 'too_big' && issue.path.at(-1) === 'version')
      return { code: 'versionTooHigh', details: { most: LAST_VERSION } }
    return { code: 'badLine', details: issueDetails(error) }
  }

  const takeStep = (value: unknown): Wrong => {
    const parsed = stepLineSchema.safeParse(value)
    if (!parsed.success) return notThat(parsed.error)
    const { id, parent, by, action, events, chosen } = parsed.data.step
    if (parent < lastLine) parentAt[lastLine] = parent
    if (!taking) return undefined
    if (!isActor(header, by)) return { code: 'badLine', details: { at: 'step.by', problem: 'noSuchSeat' } }
    const parentId = idAt[parent]
    if (parentId === undefined) return { code: 'unknownParent', details: { parent } }
    const many = sizeFault({ steps: record.steps.size + 1 }, { budgets })
    if (many !== undefined) return many
    const step: Step = {
      id: id as StepId, // the schema checks for 32 hex digits, `verify` that they are right
      parent: parentId,
      actor: by,
      action,
      events,
      ...(chosen === true ? { chosen } : {}),
    }
    if (!addStep(record, step)) return { code: 'duplicate', details: { id } }
    idAt[lastLine] = step.id
    return undefined
  }

  /** Checks a branch or annotation: its id must be new and its step in the file. */
  const pointsWell = (id: string, step: number): Wrong => {
    if (named.has(id)) return { code: 'duplicate', details: { id } }
    named.add(id)
    return taking && idAt[step] === undefined ? { code: 'unknownStep', details: { step } } : undefined
  }

  const takeBranch = (value: unknown): Wrong => {
    const parsed = branchLineSchema.safeParse(value)
    if (!parsed.success) return notThat(parsed.error)
    const { branch } = parsed.data
    const wrong = pointsWell(`branch ${branch.id}`, branch.step)
    if (wrong !== undefined) return wrong
    const fresh = branch.version === 0
    if (branch.id === MAIN && (branch.deleted || (fresh && (branch.step !== 1 || branch.name !== 'main'))))
      return { code: 'badMain' }
    if (branch.id !== MAIN) sides += 1
    // `main` never counts: every record has it, wherever it comes in the file.
    const many = branch.id === MAIN ? undefined : sizeFault({ branches: sides + 1 }, { budgets })
    if (many !== undefined) return many
    branches.push(branch)
    return undefined
  }

  const takeAnnotation = (value: unknown): Wrong => {
    const parsed = annotationLineSchema.safeParse(value)
    if (!parsed.success) return notThat(parsed.error)
    const { annotation } = parsed.data
    const wrong = pointsWell(`annotation ${annotation.id}`, annotation.step)
    if (wrong !== undefined) return wrong
    // The content of a deleted annotation is dropped, so it does not count.
    const { body, deleted, edit } = annotation
    const more = deleted ? { said: 0, marks: 0 } : contentOf(body)
    const grown = {
      annotations: annotations.length + 1,
      // Which edited versions stand is known only at the end.
      said: said + (edit === undefined ? more.said : 0),
      everSaid: everSaid + more.said,
      marks: marks + more.marks,
    }
    const many = sizeFault(grown, { budgets })
    if (many !== undefined) return many
    ;({ said, everSaid, marks } = grown)
    annotations.push(annotation)
    return undefined
  }

  /** True if a finding fits a step: who took the step, and how many seats the match has. */
  const fits = (id: StepId | undefined, { finding }: AnalysisLine): boolean => {
    const step = id === undefined ? undefined : record.steps.get(id)
    if (header.seenBy !== undefined || step === undefined) return false
    const { length } = header.seats
    switch (finding.kind) {
      case 'decision':
        return (
          step.actor === finding.seat && finding.before.length === length && finding.after.length === length
        )
      case 'luck':
        return step.actor === 'chance' && finding.luck.length === length
      case 'nothing':
        return true
    }
  }

  const takeAnalysis = (value: unknown): Wrong => {
    const parsed = analysisLineSchema.safeParse(value)
    if (!parsed.success) return notThat(parsed.error)
    const { analysis } = parsed.data
    const wrong = pointsWell(`analysis ${analysis.step} ${analysis.settings.strength}`, analysis.step)
    if (wrong !== undefined) return wrong
    if (taking && !fits(idAt[analysis.step], analysis))
      return { code: 'badLine', details: { at: 'analysis.finding', problem: 'notThatStep' } }
    const most = budgets.analyses
    if (analyses.length >= most) return { code: 'tooManyAnalyses', details: { most } }
    analyses.push(analysis)
    return undefined
  }

  const takeLabel = (value: unknown): Wrong => {
    const parsed = labelLineSchema.safeParse(value)
    if (!parsed.success) return notThat(parsed.error)
    if (label !== null) return { code: 'duplicate', details: { id: 'title' } }
    label = parsed.data
    return undefined
  }

  const takeEnd = (value: unknown): Wrong => {
    ended = true
    const parsed = endLineSchema.safeParse(value)
    if (!parsed.success) return notThat(parsed.error)
    const standing = standingNotes(new Map(annotations.map((annotation) => [annotation.id, annotation])))
    const many = sizeFault({ said: saidIn(standing) }, { budgets })
    if (many !== undefined) return many
    const { lines, sha256: told } = parsed.data.end
    if (taking && !branches.some(({ id }) => id === MAIN)) return { code: 'badMain' }
    if (lines !== lastLine - 1) return { code: 'wrongEnd', details: { lines: lastLine - 1 } }
    return hash.is(told) ? undefined : { code: 'wrongEnd' }
  }

  const TAKE = {
    step: takeStep,
    branch: takeBranch,
    annotation: takeAnnotation,
    analysis: takeAnalysis,
    title: takeLabel,
    end: takeEnd,
  } as const

  const wrongWith = (line: FileLine): Wrong => {
    if (ended) return { code: 'afterEnd' }
    const parsed = parseLine(line.bytes, budgets.depth)
    if (!parsed.ok) return { code: parsed.error }
    const kind = kindOf(parsed.value)
    if (kind === undefined) return { code: 'badLine' }
    const order = KINDS.indexOf(kind)
    if (order < reached) return { code: 'outOfOrder' }
    reached = order
    return TAKE[kind](parsed.value)
  }

  return {
    take(line) {
      lastLine = line.number
      const wrong = wrongWith(line)
      if (!ended) hash.add(line.bytes)
      return wrong === undefined ? undefined : { ...wrong, line: line.number }
    },
    stopTaking() {
      taking = false
    },
    finish: () => (ended ? undefined : { code: 'noEnd', line: lastLine + 1 }),
    contents: () => ({ record, idAt, parentAt, branches, annotations, analyses, label, lastLine }),
  }
}
