/**
 * Importing a copy into a record that is already in the library: what comes in, and which of the user's own entries it
 * would change.
 */
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
 * What to do when the copy has later versions of the user's own notes and branches: `ask` changes none and reports how
 * many there are, `keep` takes only new entries, `replace` takes the later versions.
 */
export const OWN_CHOICES = ['ask', 'keep', 'replace'] as const
export type OwnChoice = (typeof OWN_CHOICES)[number]

/** Name of the branch that the copy's main line becomes, if no language is known. */
export const COPY_NAME = 'Main line of the copy'
/** The same if the copy names its author; `{name}` is replaced by that name. */
export const COPY_NAME_BY = 'Main line of {name}'

/** How many of the user's own notes and branches a copy would change. */
export interface OwnChanges {
  /** Notes in the user's own name that the record does not know; nothing proves who wrote them. */
  readonly notesClaimed: number
  readonly notesChanged: number
  readonly notesDeleted: number
  readonly branchesMoved: number
  readonly branchesRenamed: number
  readonly branchesDeleted: number
}

type HowBranch = 'copyMain' | 'new' | 'moved' | 'renamed' | 'deleted' | 'recovered'
/** `forked`: edited on both sides, so both versions remain. */
type HowNote = 'new' | 'changed' | 'forked' | 'deleted'

/** How the copy changes a branch; undefined if no visible difference. */
const howBranch = (now: Branch, was: Branch | undefined): HowBranch | undefined => {
  if (was === undefined || was.deleted) {
    if (now.deleted) return undefined
    return was === undefined ? 'new' : 'recovered'
  }
  if (now.deleted) return 'deleted'
  if (now.step !== was.step) return 'moved'
  return now.name === was.name ? undefined : 'renamed'
}

/** How the copy changes a note; undefined if no visible difference. */
const howNote = (before: readonly Annotation[], after: readonly Annotation[]): HowNote | undefined => {
  if (before.length === 0) return after.length === 0 ? undefined : 'new'
  if (after.length === 0) return 'deleted'
  if (after.length > 1 && after.length > before.length) return 'forked'
  return before.every((was) => after.some((now) => isSame(now, was))) ? undefined : 'changed'
}

const isEqual = (one: unknown, other: unknown): boolean => canonicalJson(one) === canonicalJson(other)

const isSame = (one: Annotation, other: Annotation): boolean =>
  one.step === other.step && isEqual(one.body, other.body)

/** An entry of the copy, how it changes the record, and whether it changes one of the user's own entries. */
interface Brought<Entry, How> {
  readonly now: Entry
  readonly how: How | undefined
  readonly isOwn: boolean
}

/** What an import added to the record or changed in it. */
export interface Imported {
  readonly steps: readonly Step[]
  readonly branches: readonly Brought<Branch, HowBranch>[]
  readonly annotations: readonly Brought<Annotation, HowNote>[]
}

const count = <How>(brought: readonly Brought<unknown, How>[], how: How): number =>
  brought.filter((each) => each.isOwn && each.how === how).length

/** Returns `name`, or `name` with the first number that gives a name no branch has or had. */
const freeName = (record: MatchRecord, name: string): string => {
  const taken = new Set([...record.branches.values()].map((branch) => branch.name))
  for (let number = 1; ; number += 1) {
    const tried = number === 1 ? name : `${cutText(name, 70)} ${number}`
    if (!taken.has(tried)) return tried
  }
}

/**
 * The copy's main line as a branch of its own; undefined if it lies on the record's main line, if a branch already ends
 * there, or if it was imported before (and may have been moved or deleted since).
 */
const mainOfCopy = (own: MatchRecord, copy: MatchRecord, name: string): Branch | undefined => {
  const step = mainStep(copy)
  const id = copyBranchId(step)
  if (isOnLine(own, step, mainStep(own)) || own.branches.has(id)) return undefined
  if ([...own.branches.values()].some((branch) => !branch.deleted && branch.step === step)) return undefined
  return { id, name: freeName(own, name), step, version: 1, deleted: false }
}

/** Adds to `steps` the steps from a tip back to the first one already in it, or to the root. */
const addLine = (record: MatchRecord, tip: StepId, steps: Set<StepId>): Set<StepId> => {
  for (let at: StepId | null = tip; at !== null && !steps.has(at); at = parentOf(record, at)) steps.add(at)
  return steps
}

const mainStep = ({ branches, root }: MatchRecord): StepId => branches.get(MAIN)?.step ?? root

export interface ImportOptions {
  readonly choice: OwnChoice
  readonly name: string
  /**
   * The author whose library this is: their notes, and notes without author, are their own. If left out, all notes are.
   */
  readonly me?: string | undefined
}

/** True if `now` can be a version of `known`: an annotation's author and the versions it replaces never change. */
const isVersionOf = (now: Annotation, known: Annotation): boolean =>
  isEqual(now.edit ?? null, known.edit ?? null)

/**
 * The annotations of the copy that the record lacks, with their effect on notes. Only one entry of a note reports the
 * effect; the others are earlier versions.
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
    // Replaced versions can still be looked up and are the user's own as well.
    const isRewritten = versions.some((now) => {
      const known = own.annotations.get(now.id)
      if (known === undefined || known.deleted) return false
      // An annotation by somebody else may grow while they write on; one without author is not deleted or moved this
      // way.
      const isTheirs = !isMine(known) && now.step === known.step
      return now.deleted || (!isTheirs && !isSame(now, known))
    })
    const seen = howNote(was, stands)
    const how = (isLost || isRewritten) && seen !== 'deleted' ? 'changed' : seen
    // It may come from the user's other computer or from a stranger.
    const isClaimed = versions.some(({ id, edit }) => edit?.by.id === me && !own.annotations.has(id))
    const isOwn = isLost || isRewritten || (me !== undefined && isClaimed && seen !== undefined)
    const told = versions.find(({ id }) => stands.some((now) => now.id === id)) ?? versions.at(-1)
    return versions.map((now) => ({ now, how: now === told ? how : undefined, isOwn }))
  })
}

/**
 * Imports a copy of the match into `own`: its steps, branches and annotations, each in the later version as in
 * `mergeInto`, except that the record's main line stays where it is. The copy's main line becomes a branch named
 * `name`. Returns what came in; with `ask`, if entries of the user's own would change, it returns only their number,
 * and `own` has gained the steps but no other change.
 *
 * Importing the same copy again adds nothing.
 */
export const importInto = (
  own: MatchRecord,
  copy: MatchRecord,
  { choice, name, me }: ImportOptions,
): Imported | OwnChanges => {
  if (own.root !== copy.root) throw new RangeError(`${copy.root} is not a copy of ${own.root}`)
  const steps = [...copy.steps.values()].filter((step) => addStep(own, step))
  // `addLine` is called for every branch; collecting into one set walks each step once.
  const theirs = addLine(own, mainStep(copy), new Set())
  const theirMain = copyBranchId(mainStep(copy))
  const isOtherMain = mainStep(copy) !== mainStep(own)
  /**
   * Promoting a branch deletes it and puts its line on the main line. If the main lines differ, the branch stays here,
   * also if it was continued here in the meantime.
   */
  const wasPromoted = (now: Branch, was: Branch | undefined): boolean =>
    was !== undefined && isOtherMain && (theirs.has(was.step) || theirs.has(now.step))

  const branches = [...copy.branches.values()].flatMap((now) => {
    const was = own.branches.get(now.id)
    if (now.id === MAIN || !supersedes(now, was)) return []
    // The branch promoted in the copy is the copy's main line, which comes under this id.
    if (was === undefined && now.deleted && now.id === theirMain) return []
    const how = howBranch(now, was)
    const isOwn = how === 'moved' || how === 'renamed' || how === 'deleted'
    return how === 'deleted' && wasPromoted(now, was) ? [] : [{ now, how, isOwn }]
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
 * If two people continued the same branch, it can end only on one line: the other line gets a branch of its own, and so
 * does a line that was left. Branches deleted here stay deleted.
 */
const linesWithoutBranch = (own: MatchRecord, branches: readonly Branch[]): readonly Branch[] => {
  const shown = new Set<StepId>()
  for (const { step } of liveBranches(own)) addLine(own, step, shown)
  const lost: Branch[] = []
  for (const branch of branches) {
    const { step } = branch
    const id = copyBranchId(step)
    const here = own.branches.get(branch.id)
    // A promoted branch is deleted too, but its line is shown.
    const isDeleted = here?.deleted === true && !shown.has(here.step)
    if (branch.id === MAIN || isDeleted || shown.has(step) || own.branches.has(id)) continue
    lost.push({ ...branch, id, version: 1 })
    addLine(own, step, shown)
  }
  return lost
}
