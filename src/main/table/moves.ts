/**
 * What can be done at a table, each as a plan: the moved branches, where redo leads from there, and why. Plans
 * are computed on a draft of the match and add their steps to it; `Tables.change` stores all of it at once.
 */
import { rulesCanReplay } from '../../engine/record/readable.ts'
import type { Random } from '../../engine/kernel/random.ts'
import { err, ok, type Refusal, type Result } from '../../engine/kernel/refusal.ts'
import { decideStep, gotoAllowed, rollFairly, runChance } from '../../engine/record/play.ts'
import {
  MAIN,
  nextVersion,
  type Branch,
  type BranchId,
  type MoveReason,
  type Step,
  type StepId,
} from '../../engine/record/step.ts'
import { addStep, hasStep, isOnLine } from '../../engine/record/tree.ts'
import type { ApiError } from '../api/api.ts'
import {
  branchOf,
  findBranch,
  isDamaged,
  isOver,
  keepsSecrets,
  tipOf,
  turnAt,
  type OpenMatch,
} from './match.ts'
import { botToActAt } from './players.ts'
import { viewpointOf } from './viewpoint.ts'
import { lastDecision, nextDecision } from './undo-targets.ts'
import { wireError } from './view/redacted-values.ts'

export interface MovedBranch {
  readonly branch: Branch
  /** Where redo leads on this branch from now on. */
  readonly ahead: StepId | null
}

export interface Plan {
  readonly branches: readonly MovedBranch[]
  readonly reason: MoveReason
  /** The branch the table plays on from now on. */
  readonly playing: BranchId
  /** That branch is only looked along, until something new is played on it. */
  readonly looks?: boolean
}

export type Planned = Result<Plan, ApiError>

/** What about the record keeps its rules from being applied, if so: damaged, what is wrong with its header, seenOnly, otherRules. */
export const recordRefusal = (match: OpenMatch): ApiError | undefined => {
  if (match.damage !== null) return isDamaged(match) ? { code: 'damaged' } : match.damage
  if (match.record.header.seenBy !== undefined) return { code: 'seenOnly' }
  const { rules } = match.record.header
  if (!rulesCanReplay(match.record.header, match.game))
    return { code: 'otherRules', details: { rules, known: match.game.version } }
  return undefined
}

/** Why nobody can play on in this match, if so: sampleOnly and the above. */
export const playRefusal = (match: OpenMatch): ApiError | undefined =>
  match.sampleTitle === null ? recordRefusal(match) : { code: 'sampleOnly' }

/** Checks that a window that shows the step `at` may change the table: stale and the above. */
export const refusalToChange = (match: OpenMatch, at: StepId): ApiError | undefined =>
  playRefusal(match) ?? (at === tipOf(match) ? undefined : { code: 'stale' })

/** The step at the end of the chance steps that follow `from`. */
export const afterChance = (match: OpenMatch, from: StepId): StepId =>
  runChance(match, from).at(-1)?.id ?? from

/** Moves the played branch, keeping the furthest step ahead while it is still ahead. */
export const moveTo = (match: OpenMatch, step: StepId, ahead: StepId, reason: MoveReason): Plan => {
  const { record, playing } = match
  const branch = branchOf(match, playing)
  const isAhead = ahead !== step && isOnLine(record, step, ahead)
  const moved = { ...branch, step, version: nextVersion(branch.version) }
  return { branches: [{ branch: moved, ahead: isAhead ? ahead : null }], reason, playing }
}

/** The furthest step known ahead of where the table stands; the tip itself if there is none. */
const furthest = (match: OpenMatch): StepId => {
  const tip = tipOf(match)
  const ahead = match.ahead.get(match.playing)
  return ahead !== undefined && isOnLine(match.record, tip, ahead) ? ahead : tip
}

const add = (match: OpenMatch, step: Step): Planned => {
  addStep(match.record, step)
  return ok(moveTo(match, afterChance(match, step.id), furthest(match), 'act'))
}

/** True if a seeded chance step is pending: the process stopped before it was stored, or a file ends there. */
export const isSeededChanceDue = (match: OpenMatch): boolean =>
  playRefusal(match) === undefined &&
  match.record.header.chance.source === 'seeded' &&
  turnAt(match, tipOf(match)).by === 'chance'

/** Lets chance act at the tip. */
export const resumeChance = (match: OpenMatch): Plan =>
  moveTo(match, afterChance(match, tipOf(match)), furthest(match), 'act')

const decideAny = (match: OpenMatch, at: StepId, action: unknown): Result<Step, ApiError> => {
  const { by } = turnAt(match, at)
  if (by === 'nobody') return err({ code: 'matchOver' })
  if (by === 'chance') return err({ code: 'chanceToAct' })
  const step = decideStep(match, at, by, action)
  return step.ok ? step : err(wireError(step.error))
}

/** Checks that it is not for others than the person at the screen to act at `at`: curtain, botToAct and the above. */
export const refusalToPersons = (match: OpenMatch, at: StepId): ApiError | undefined => {
  const problem = refusalToChange(match, at)
  if (problem !== undefined) return problem
  if (viewpointOf(match).curtain !== null) return { code: 'curtain' }
  return botToActAt(match, at) === undefined ? undefined : { code: 'botToAct' }
}

/** What a person chooses, decided but not added; codes curtain, botToAct, chanceToAct, matchOver and the game's. */
export const decide = (match: OpenMatch, at: StepId, action: unknown): Result<Step, ApiError> => {
  const problem = refusalToPersons(match, at)
  return problem === undefined ? decideAny(match, at, action) : err(problem)
}

export const act = (match: OpenMatch, at: StepId, action: unknown): Planned => {
  const step = decide(match, at, action)
  return step.ok ? add(match, step.value) : step
}

/** What the bot that is to act at `at` has chosen; code notBot where a person is. */
export const actForBot = (match: OpenMatch, at: StepId, action: unknown): Planned => {
  const problem = refusalToChange(match, at)
  if (problem !== undefined) return err(problem)
  if (botToActAt(match, at) === undefined) return err({ code: 'notBot' })
  const step = decideAny(match, at, action)
  return step.ok ? add(match, step.value) : step
}

/** Checks that people may say or roll what chance does: notManual, notChance. */
const readyForLuck = (match: OpenMatch, at: StepId): ApiError | undefined => {
  const problem = refusalToChange(match, at)
  if (problem !== undefined) return problem
  if (match.record.header.chance.source !== 'manual') return { code: 'notManual' }
  return turnAt(match, at).by === 'chance' ? undefined : { code: 'notChance' }
}

/** Refusals that come from the outcome itself, or from whose turn it is, and not from what is hidden. */
const OPEN_REFUSALS: ReadonlySet<string> = new Set(['notYourTurn', 'malformed'])

/**
 * Why chance cannot do this, as the person at the screen may know it. The rules judge by everything that lies on the
 * table, so while hands are hidden their reason would tell what others hold: code impossibleOutcome.
 */
export const outcomeError = (match: OpenMatch, refusal: Refusal): ApiError =>
  keepsSecrets(match) && !match.session.writesAlone && !OPEN_REFUSALS.has(refusal.code)
    ? { code: 'impossibleOutcome' }
    : wireError(refusal)

/** The outcome people rolled or drew at their own table. */
export const enter = (match: OpenMatch, at: StepId, outcome: unknown): Planned => {
  const problem = readyForLuck(match, at)
  if (problem !== undefined) return err(problem)
  const step = decideStep(match, at, 'chance', outcome)
  return step.ok ? add(match, step.value) : err(outcomeError(match, step.error))
}

export const roll = (match: OpenMatch, at: StepId, random: Random): Planned => {
  const problem = readyForLuck(match, at)
  if (problem !== undefined) return err(problem)
  return add(match, rollFairly(match, at, random))
}

export const undo = (match: OpenMatch, at: StepId): Planned => {
  const problem = refusalToChange(match, at)
  if (problem !== undefined) return err(problem)
  const target = lastDecision(match, at)
  return target.ok ? ok(moveTo(match, target.value, furthest(match), 'undo')) : err(wireError(target.error))
}

export const redo = (match: OpenMatch, at: StepId): Planned => {
  const problem = refusalToChange(match, at)
  if (problem !== undefined) return err(problem)
  const ahead = furthest(match)
  const target = nextDecision(match, at, ahead)
  if (target === null) return err({ code: 'nothingToRedo' })
  // A tip at which chance is still to act is only left to people who enter it.
  return ok(moveTo(match, afterChance(match, target), ahead, 'redo'))
}

/** Back to an earlier step of the played line, or on to one below it; codes unknownStep, notOnLine. */
export const goto = (match: OpenMatch, at: StepId, step: StepId): Planned => {
  const { record } = match
  const problem = refusalToChange(match, at)
  if (problem !== undefined) return err(problem)
  if (!hasStep(record, step)) return err({ code: 'unknownStep' })
  if (!isOnLine(record, step, at) && !isOnLine(record, at, step)) return err({ code: 'notOnLine' })
  const allowed = gotoAllowed(match, at, step)
  if (!allowed.ok) return err(wireError(allowed.error))
  return ok(moveTo(match, afterChance(match, step), furthest(match), 'goto'))
}

/**
 * Trying a line and coming back would be an undo: while a match goes on whose undo is restricted,
 * branches are restricted too (branchAfterMatch).
 */
const branching = (match: OpenMatch): ApiError | undefined =>
  match.record.header.undo === 'free' || isOver(match) ? undefined : { code: 'branchAfterMatch' }

const LETTERS = 26

/** A, B … Z, AA, AB …: the first that no branch of the match has or had. */
const nextName = (match: OpenMatch): string => {
  const taken = new Set([...match.record.branches.values()].map((branch) => branch.name))
  for (let count = 1; ; count += 1) {
    let name = ''
    for (let rest = count; rest > 0; rest = Math.floor((rest - 1) / LETTERS))
      name = String.fromCharCode(65 + ((rest - 1) % LETTERS)) + name
    if (!taken.has(name)) return name
  }
}

/** Who makes a branch, if they have a name. */
export type Maker = Pick<Branch, 'by'>

/** A branch besides `main` that ends at a step already. */
const twinAt = (match: OpenMatch, step: StepId): Branch | undefined =>
  [...match.record.branches.values()].find(
    (branch) => branch.step === step && branch.id !== MAIN && !branch.deleted,
  )

/**
 * "Try from here": the table plays on along a line of its own. `outcome` picks what chance does there; while hands are
 * hidden nobody picks, as what is refused is what others hold (code whatIfAfterMatch). Without a `name`
 * it becomes a branch only once something new is played on it, and where a branch ends already, that one is played on.
 */
export const branch = (
  match: OpenMatch,
  id: BranchId,
  from: StepId,
  name: string,
  maker: Maker = {},
  outcome?: unknown,
): Planned => {
  const problem = playRefusal(match) ?? branching(match)
  if (problem !== undefined) return err(problem)
  if (!hasStep(match.record, from)) return err({ code: 'unknownStep' })
  let start = from
  if (outcome !== undefined) {
    if (keepsSecrets(match)) return err({ code: 'whatIfAfterMatch' })
    const step = decideStep(match, from, 'chance', outcome, true)
    if (!step.ok) return err(wireError(step.error))
    addStep(match.record, step.value)
    start = step.value.id
  }
  const step = afterChance(match, start)
  const looks = name === ''
  const twin = looks ? twinAt(match, step) : undefined
  if (twin !== undefined) return ok({ branches: [], reason: 'goto', playing: twin.id })
  const made: Branch = {
    id,
    name: looks ? nextName(match) : name,
    step,
    version: 1,
    deleted: false,
    ...maker,
  }
  return ok({ branches: [{ branch: made, ahead: null }], reason: 'create', playing: id, looks })
}

/** A branch besides `main`; codes unknownBranch, mainStays. */
const sideBranch = (match: OpenMatch, id: BranchId): Result<Branch, ApiError> => {
  if (id === MAIN) return err({ code: 'mainStays' })
  const found = findBranch(match, id)
  return found === undefined ? err({ code: 'unknownBranch' }) : ok(found)
}

/** Changes a branch where it stands; redo goes on leading where it led. */
const changed = (match: OpenMatch, branch: Branch, changes: Partial<Branch>): MovedBranch => ({
  branch: { ...branch, ...changes, version: nextVersion(branch.version) },
  ahead: match.ahead.get(branch.id) ?? null,
})

export const renameBranch = (match: OpenMatch, id: BranchId, name: string): Planned => {
  const found = sideBranch(match, id)
  if (!found.ok) return found
  return ok({ branches: [changed(match, found.value, { name })], reason: 'rename', playing: match.playing })
}

/** Leaves a tombstone; a table that played on it goes back to `main`. */
export const deleteBranch = (match: OpenMatch, id: BranchId): Planned => {
  const found = sideBranch(match, id)
  if (!found.ok) return found
  if (found.value.deleted) return err({ code: 'unknownBranch' })
  const playing = match.playing === id ? MAIN : match.playing
  return ok({ branches: [changed(match, found.value, { deleted: true })], reason: 'delete', playing })
}

/** Brings a deleted branch back, where it was. */
export const recoverBranch = (match: OpenMatch, id: BranchId): Planned => {
  const found = sideBranch(match, id)
  if (!found.ok) return found
  if (!found.value.deleted) return err({ code: 'notDeleted' })
  const branches = [changed(match, found.value, { deleted: false })]
  return ok({ branches, reason: 'recover', playing: match.playing })
}

/**
 * From now on another branch counts as the match as played. Nothing is lost: the line played so far
 * keeps a branch of its own, `keep`, unless the new one goes on from it, and the promoted branch leaves
 * a tombstone. What `main` leaves must be free to undo; codes unknownBranch, mainStays, undoOff,
 * undoReveals, and endsEarlier where a match that is over would go on, unless that is wanted (`early`).
 */
export const promote = (
  match: OpenMatch,
  id: BranchId,
  keep: BranchId,
  name: string,
  { maker = {}, early = false }: { readonly maker?: Maker; readonly early?: boolean } = {},
): Planned => {
  const problem = playRefusal(match)
  if (problem !== undefined) return err(problem)
  const found = sideBranch(match, id)
  if (!found.ok) return found
  if (found.value.deleted) return err({ code: 'unknownBranch' })
  const { record } = match
  const main = branchOf(match, MAIN)
  const { step } = found.value
  const allowed = gotoAllowed(match, main.step, step)
  if (!allowed.ok) return err(wireError(allowed.error))
  // A match that is over would have no result any more.
  const isEarly = turnAt(match, main.step).by === 'nobody' && turnAt(match, step).by !== 'nobody'
  if (isEarly && !early) return err({ code: 'endsEarlier' })
  const promoted = changed(match, found.value, { deleted: true })
  const kept: Branch = {
    id: keep,
    name: name === '' ? nextName(match) : name,
    step: main.step,
    version: 1,
    deleted: false,
    ...maker,
  }
  return ok({
    branches: [
      { branch: { ...main, step, version: nextVersion(main.version) }, ahead: promoted.ahead },
      promoted,
      ...(isOnLine(record, main.step, step) ? [] : [{ branch: kept, ahead: match.ahead.get(MAIN) ?? null }]),
    ],
    reason: 'promote',
    playing: match.playing === id ? MAIN : match.playing,
  })
}

/** The table plays on another branch, as always on the match as played; codes unknownBranch, branchAfterMatch. */
export const switchTo = (match: OpenMatch, id: BranchId): Planned => {
  const found = findBranch(match, id)
  if (found === undefined || found.deleted) return err({ code: 'unknownBranch' })
  const problem = id === match.playing || id === MAIN ? undefined : branching(match)
  return problem === undefined ? ok({ branches: [], reason: 'goto', playing: id }) : err(problem)
}
