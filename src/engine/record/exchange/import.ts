/** What of a copy goes into a record one already has, and what of one's own it would change. */
import { cutText } from '../../kernel/cut-text.ts'
import { canonicalJson } from '../canonical.ts'
import { copyBranchId } from '../ids.ts'
import { byNote, standingNotes } from '../notes.ts'
import { MAIN, withoutContent, type Annotation, type Branch, type Step, type StepId } from '../step.ts'
import {
  addStep,
  isOnLine,
  parentOf,
  setAnnotation,
  setBranch,
  supersedes,
  type MatchRecord,
} from '../tree.ts'

/**
 * What is to become of one's own notes and branches that the copy has in a later version: `ask` takes
 * nothing and tells how many there are, `keep` takes only what is new, `replace` takes the later ones.
 */
export const OWN_CHOICES = ['ask', 'keep', 'replace'] as const
export type OwnChoice = (typeof OWN_CHOICES)[number]

/** What the branch is called that a copy's main line becomes, where no language is known. */
export const COPY_NAME = 'Main line of the copy'
/** The same where the copy tells whose it is: `{name}` stands for them. */
export const COPY_NAME_BY = 'Main line of {name}'

/** How many of one's own notes and branches a copy would change. */
export interface OwnChanges {
  /** Notes in one's own name of which the record knows nothing; who wrote them is not proven. */
  readonly notesClaimed: number
  readonly notesChanged: number
  readonly notesDeleted: number
  readonly branchesMoved: number
  readonly branchesRenamed: number
  readonly branchesDeleted: number
}

type HowBranch = 'copyMain' | 'new' | 'moved' | 'renamed' | 'deleted' | 'recovered'
/** `forked`: it was edited apart, and both versions stand. */
type HowNote = 'new' | 'changed' | 'forked' | 'deleted'

/** What an entry of the copy does: undefined where nobody would see a difference. */
const howBranch = (now: Branch, was: Branch | undefined): HowBranch | undefined => {
  if (was === undefined || was.deleted) {
    if (now.deleted) return undefined
    return was === undefined ? 'new' : 'recovered'
  }
  if (now.deleted) return 'deleted'
  if (now.step !== was.step) return 'moved'
  return now.name === was.name ? undefined : 'renamed'
}

/** What a copy does to a note: undefined where nobody would see a difference. */
const howNote = (before: readonly Annotation[], after: readonly Annotation[]): HowNote | undefined => {
  if (before.length === 0) return after.length === 0 ? undefined : 'new'
  if (after.length === 0) return 'deleted'
  if (after.length > 1 && after.length > before.length) return 'forked'
  return before.every((was) => after.some((now) => isSame(now, was))) ? undefined : 'changed'
}

const isEqual = (one: unknown, other: unknown): boolean => canonicalJson(one) === canonicalJson(other)

const isSame = (one: Annotation, other: Annotation): boolean =>
  one.step === other.step && isEqual(one.body, other.body)

/** An entry as it is now, what that is to people, and whether it changes something of one's own. */
interface Brought<Entry, How> {
  readonly now: Entry
  readonly how: How | undefined
  readonly isOwn: boolean
}

export interface Imported {
  readonly steps: readonly Step[]
  readonly branches: readonly Brought<Branch, HowBranch>[]
  readonly annotations: readonly Brought<Annotation, HowNote>[]
}

const count = <How>(brought: readonly Brought<unknown, How>[], how: How): number =>
  brought.filter((each) => each.isOwn && each.how === how).length

/** `name`, or with a number behind it the first that no branch has or had. */
const freeName = (record: MatchRecord, name: string): string => {
  const taken = new Set([...record.branches.values()].map((branch) => branch.name))
  for (let number = 1; ; number += 1) {
    const tried = number === 1 ? name : `${cutText(name, 70)} ${number}`
    if (!taken.has(tried)) return tried
  }
}

/**
 * The copy's main line as a branch of its own; undefined where it lies on one's own main line, where a
 * branch ends there already, and where it came before (and may have been moved or deleted since).
 */
const mainOfCopy = (own: MatchRecord, copy: MatchRecord, name: string): Branch | undefined => {
  const step = mainStep(copy)
  const id = copyBranchId(step)
  if (isOnLine(own, step, mainStep(own)) || own.branches.has(id)) return undefined
  if ([...own.branches.values()].some((branch) => !branch.deleted && branch.step === step)) return undefined
  return { id, name: freeName(own, name), step, version: 1, deleted: false }
}

/** Adds the steps from a tip up to the first that is among them, or the root. */
const addLine = (record: MatchRecord, tip: StepId, steps: Set<StepId>): Set<StepId> => {
  for (let at: StepId | null = tip; at !== null && !steps.has(at); at = parentOf(record, at)) steps.add(at)
  return steps
}

const mainStep = ({ branches, root }: MatchRecord): StepId => branches.get(MAIN)?.step ?? root

export interface ImportOptions {
  readonly choice: OwnChoice
  readonly name: string
  /** Whose library it is: their notes are one's own, as are those of nobody. Left out, all are. */
  readonly me?: string | undefined
}

/** Whose an annotation is and what it replaces never changes: an entry that says otherwise is no version of it. */
const isVersionOf = (now: Annotation, known: Annotation): boolean =>
  isEqual(now.edit ?? null, known.edit ?? null)

/**
 * What a copy says that is not in the record, and what becomes of the notes by it. Only one entry of a note tells
 * that; the others are what was said before.
 */
const annotationsOf = (
  own: MatchRecord,
  copy: MatchRecord,
  me: string | undefined,
): Brought<Annotation, HowNote>[] => {
  const coming = [...copy.annotations.values()].map(withoutContent).filter((now) => {
    const known = own.annotations.get(now.id)
    return supersedes(now, known) && (known === undefined || isVersionOf(now, known))
  })
  const whole = new Map(own.annotations)
  for (const now of coming) whole.set(now.id, now)
  const before = byNote(standingNotes(own.annotations))
  const after = byNote(standingNotes(whole))
  const isMine = ({ edit }: Annotation): boolean =>
    edit === undefined || me === undefined || edit.by.id === me
  return [...byNote(coming)].flatMap(([note, versions]) => {
    const [was, stands] = [before.get(note) ?? [], after.get(note) ?? []]
    const isLost = was.some((mine) => isMine(mine) && !stands.some((now) => isSame(now, mine)))
    // What does not stand any more can still be looked up, and is one's own as well.
    const isRewritten = versions.some((now) => {
      const known = own.annotations.get(now.id)
      if (known === undefined || known.deleted) return false
      // While somebody else writes on, an annotation of theirs changes; nobody's is deleted or moved so.
      const isTheirs = !isMine(known) && now.step === known.step
      return now.deleted || (!isTheirs && !isSame(now, known))
    })
    const seen = howNote(was, stands)
    const how = (isLost || isRewritten) && seen !== 'deleted' ? 'changed' : seen
    // It may be from one's other computer, or from anybody.
    const isClaimed = versions.some(({ id, edit }) => edit?.by.id === me && !own.annotations.has(id))
    const isOwn = isLost || isRewritten || (me !== undefined && isClaimed && seen !== undefined)
    const told = versions.find(({ id }) => stands.some((now) => now.id === id)) ?? versions.at(-1)
    return versions.map((now) => ({ now, how: now === told ? how : undefined, isOwn }))
  })
}

/**
 * Takes a copy of the match into `own`: its steps, its branches and what it says, each in the later
 * version as in `mergeInto`, but that one's own main line stays where it is. The copy's main line comes as
 * a branch named `name`. Answers what came; or, with `ask`, how many of one's own entries would be
 * changed, if any: then `own` has the steps of both and nothing else was changed.
 *
 * Taking the same copy again brings nothing.
 */
export const importInto = (
  own: MatchRecord,
  copy: MatchRecord,
  { choice, name, me }: ImportOptions,
): Imported | OwnChanges => {
  if (own.root !== copy.root) throw new RangeError(`${copy.root} is not a copy of ${own.root}`)
  const steps = [...copy.steps.values()].filter((step) => addStep(own, step))
  // Asked for every branch, so the line is gone along once.
  const theirs = addLine(own, mainStep(copy), new Set())
  const theirMain = copyBranchId(mainStep(copy))
  /** Promoting a branch deletes it. Here its line is another one, or the same: the branch stays. */
  const isOtherMain = mainStep(copy) !== mainStep(own)
  const wasPromoted = (was: Branch | undefined): boolean =>
    was !== undefined && isOtherMain && theirs.has(was.step)

  const branches = [...copy.branches.values()].flatMap((now) => {
    const was = own.branches.get(now.id)
    if (now.id === MAIN || !supersedes(now, was)) return []
    // What was promoted there is their main line, which comes under this id.
    if (was === undefined && now.deleted && now.id === theirMain) return []
    const how = howBranch(now, was)
    const isOwn = how === 'moved' || how === 'renamed' || how === 'deleted'
    return how === 'deleted' && wasPromoted(was) ? [] : [{ now, how, isOwn }]
  })
  const annotations = annotationsOf(own, copy, me)
  if (choice === 'ask' && [...branches, ...annotations].some(({ isOwn }) => isOwn))
    return {
      notesClaimed: count(annotations, 'new') + count(annotations, 'forked'),
      notesChanged: count(annotations, 'changed'),
      notesDeleted: count(annotations, 'deleted'),
      branchesMoved: count(branches, 'moved'),
      branchesRenamed: count(branches, 'renamed'),
      branchesDeleted: count(branches, 'deleted'),
    }

  const isTaken = ({ isOwn }: Brought<unknown, unknown>): boolean => choice === 'replace' || !isOwn
  const taken = {
    steps,
    branches: branches.filter(isTaken),
    annotations: annotations.filter(isTaken),
  }
  const before = liveBranches(own)
  for (const { now } of taken.branches) setBranch(own, now)
  for (const { now } of taken.annotations) setAnnotation(own, now)
  const line = mainOfCopy(own, copy, name)
  if (line !== undefined) setBranch(own, line)
  const lost = linesWithoutBranch(own, [...before, ...liveBranches(copy)])
  for (const branch of lost) setBranch(own, branch)
  return {
    ...taken,
    branches: [
      ...taken.branches,
      ...(line === undefined ? [] : [{ now: line, how: 'copyMain', isOwn: false } as const]),
      ...lost.map((now) => ({ now, how: 'new', isOwn: false }) as const),
    ],
  }
}

const liveBranches = ({ branches }: MatchRecord): readonly Branch[] =>
  [...branches.values()].filter(({ deleted }) => !deleted)

/**
 * Where two people went on from one branch it can stand at the end of one line only: the other keeps a branch
 * of its own, as does what was left. What was deleted here stays deleted.
 */
const linesWithoutBranch = (own: MatchRecord, branches: readonly Branch[]): readonly Branch[] => {
  const shown = new Set<StepId>()
  for (const { step } of liveBranches(own)) addLine(own, step, shown)
  const lost: Branch[] = []
  for (const branch of branches) {
    const { step } = branch
    const id = copyBranchId(step)
    const here = own.branches.get(branch.id)
    // A branch that was promoted is deleted, too, but its line is shown.
    const isDeleted = here?.deleted === true && !shown.has(here.step)
    if (branch.id === MAIN || isDeleted || shown.has(step) || own.branches.has(id)) continue
    lost.push({ ...branch, id, version: 1 })
    addLine(own, step, shown)
  }
  return lost
}
