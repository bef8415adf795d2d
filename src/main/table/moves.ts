/**
 * Plans every change of a match: which branches move, where redo leads from there, and the reason for the reflog. A plan is
 * computed on a draft of the match, to which it adds its steps; `Tables.change` stores both in one transaction.
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
  /** The furthest step redo leads to on this branch; null if there is nothing to redo. */
  readonly ahead: StepId | null
}

export interface Plan {
  readonly branches: readonly MovedBranch[]
  readonly reason: MoveReason
  /** The branch that is played after the change. */
  readonly playing: BranchId
  /** That branch is a trial: it is not stored until something new is played on it. */
  readonly isTrial?: boolean
}

export type Planned = Result<Plan, ApiError>

/** Why the rules cannot be applied to the record, if so. Codes damaged, those of `headerFault`, seenOnly, otherRules. */
export const recordRefusal = (match: OpenMatch): ApiError | undefined => {
  if (match.damage !== null) return isDamaged(match) ? { code: 'damaged' } : match.damage
  if (match.record.header.seenBy !== undefined) return { code: 'seenOnly' }
  const { rules } = match.record.header
  if (!rulesCanReplay(match.record.header, match.game))
    return { code: 'otherRules', details: { rules, known: match.game.version } }
  return undefined
}

/** Why the match cannot be played on, if so. Code sampleOnly and those of `recordRefusal`. */
export const playRefusal = (match: OpenMatch): ApiError | undefined =>
  match.sampleTitle === null ? recordRefusal(match) : { code: 'sampleOnly' }

/** Why a window that shows the step `at` may not change the match, if so. Code stale and those of `playRefusal`. */
export const changeRefusal = (match: OpenMatch, at: StepId): ApiError | undefined =>
  playRefusal(match) ?? (at === tipOf(match) ? undefined : { code: 'stale' })

/** The step at the end of the chance steps that follow `from`. */
export const afterChance = (match: OpenMatch, from: StepId): StepId =>
  runChance(match, from).at(-1)?.id ?? from

/** Moves the played branch to a step. Redo leads to `ahead` if that is below the step. */
export const moveTo = (match: OpenMatch, step: StepId, ahead: StepId, reason: MoveReason): Plan => {
  const { record, playing } = match
  const branch = branchOf(match, playing)
  const isAhead = ahead !== step && isOnLine(record, step, ahead)
  const moved = { ...branch, step, version: nextVersion(branch.version) }
  return { branches: [{ branch: moved, ahead: isAhead ? ahead : null }], reason, playing }
}

/** The furthest step that redo leads to; the tip if there is nothing to redo. */
const furthest = (match: OpenMatch): StepId => {
  const tip = tipOf(match)
  const ahead = match.ahead.get(match.playing)
  return ahead !== undefined && isOnLine(match.record, tip, ahead) ? ahead : tip
}

const add = (match: OpenMatch, step: Step): Planned => {
  addStep(match.record, step)
  return ok(moveTo(match, afterChance(match, step.id), furthest(match), 'act'))
}

/** True if a seeded act of chance is due, because the program stopped before storing it or a file ends before it. */
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

/** Why the person at the screen may not act at `at`, if so. Codes curtain, botToAct and those of `changeRefusal`. */
export const personRefusal = (match: OpenMatch, at: StepId): ApiError | undefined => {
  const problem = changeRefusal(match, at)
  if (problem !== undefined) return problem
  if (viewpointOf(match).curtain !== null) return { code: 'curtain' }
  return botToActAt(match, at) === undefined ? undefined : { code: 'botToAct' }
}

/** The step of a person's action, not added yet. Codes of `personRefusal`, chanceToAct, matchOver and the game's. */
export const decide = (match: OpenMatch, at: StepId, action: unknown): Result<Step, ApiError> => {
  const problem = personRefusal(match, at)
  return problem === undefined ? decideAny(match, at, action) : err(problem)
}

export const act = (match: OpenMatch, at: StepId, action: unknown): Planned => {
  const step = decide(match, at, action)
  return step.ok ? add(match, step.value) : step
}

/** Plans the action of the bot whose turn it is at `at`; code notBot if it is not a bot's turn. */
export const actForBot = (match: OpenMatch, at: StepId, action: unknown): Planned => {
  const problem = changeRefusal(match, at)
  if (problem !== undefined) return err(problem)
  if (botToActAt(match, at) === undefined) return err({ code: 'notBot' })
  const step = decideAny(match, at, action)
  return step.ok ? add(match, step.value) : step
}

/** Why people may not enter an outcome or have it rolled, if so. Codes notManual, notChance and those of `changeRefusal`. */
const outcomeRefusal = (match: OpenMatch, at: StepId): ApiError | undefined => {
  const problem = changeRefusal(match, at)
  if (problem !== undefined) return problem
  if (match.record.header.chance.source !== 'manual') return { code: 'notManual' }
  return turnAt(match, at).by === 'chance' ? undefined : { code: 'notChance' }
}

/** Refusals of an outcome that depend on nothing hidden. */
const OPEN_REFUSALS: ReadonlySet<string> = new Set(['notYourTurn', 'malformed'])

/**
 * Why an outcome is impossible, as the person at the screen may know it. The rules judge by all hands, so while hands are
 * hidden their reason would reveal what others hold; the code is then impossibleOutcome.
 */
export const outcomeError = (match: OpenMatch, refusal: Refusal): ApiError =>
  keepsSecrets(match) && !match.session.writesAlone && !OPEN_REFUSALS.has(refusal.code)
    ? { code: 'impossibleOutcome' }
    : wireError(refusal)

/** Plans an outcome that people rolled or drew at their own table. */
export const enter = (match: OpenMatch, at: StepId, outcome: unknown): Planned => {
  const problem = outcomeRefusal(match, at)
  if (problem !== undefined) return err(problem)
  const step = decideStep(match, at, 'chance', outcome)
  return step.ok ? add(match, step.value) : err(outcomeError(match, step.error))
}

export const roll = (match: OpenMatch, at: StepId, random: Random): Planned => {
  const problem = outcomeRefusal(match, at)
  if (problem !== undefined) return err(problem)
  return add(match, rollFairly(match, at, random))
}

export const undo = (match: OpenMatch, at: StepId): Planned => {
  const problem = changeRefusal(match, at)
  if (problem !== undefined) return err(problem)
  const target = lastDecision(match, at)
  return target.ok ? ok(moveTo(match, target.value, furthest(match), 'undo')) : err(wireError(target.error))
}

export const redo = (match: OpenMatch, at: StepId): Planned => {
  const problem = changeRefusal(match, at)
  if (problem !== undefined) return err(problem)
  const ahead = furthest(match)
  const target = nextDecision(match, at, ahead)
  if (target === null) return err({ code: 'nothingToRedo' })
  // Where chance acts at the tip, the plan lets it act, unless people enter its outcomes.
  return ok(moveTo(match, afterChance(match, target), ahead, 'redo'))
}

/** Undoes to an earlier step of the played line, or redoes to one below it; codes unknownStep, notOnLine. */
export const goto = (match: OpenMatch, at: StepId, step: StepId): Planned => {
  const { record } = match
  const problem = changeRefusal(match, at)
  if (problem !== undefined) return err(problem)
  if (!hasStep(record, step)) return err({ code: 'unknownStep' })
  if (!isOnLine(record, step, at) && !isOnLine(record, at, step)) return err({ code: 'notOnLine' })
  const allowed = gotoAllowed(match, at, step)
  if (!allowed.ok) return err(wireError(allowed.error))
  return ok(moveTo(match, afterChance(match, step), furthest(match), 'goto'))
}

/**
 * Why branches are not allowed, if so. Trying a line and coming back would be an undo, so an unfinished match that
 * restricts undo has no branches. Code branchAfterMatch.
 */
const branchRefusal = (match: OpenMatch): ApiError | undefined =>
  match.record.header.undo === 'free' || isOver(match) ? undefined : { code: 'branchAfterMatch' }

const LETTERS = 26

/** The first of A, B … Z, AA, AB … that no branch of the match has, deleted ones included. */
const nextName = (match: OpenMatch): string => {
  const taken = new Set([...match.record.branches.values()].map((branch) => branch.name))
  for (let count = 1; ; count += 1) {
    let name = ''
    for (let rest = count; rest > 0; rest = Math.floor((rest - 1) / LETTERS))
      name = String.fromCharCode(65 + ((rest - 1) % LETTERS)) + name
    if (!taken.has(name)) return name
  }
}

/** The maker of a branch, if they have a name. */
export type Maker = Pick<Branch, 'by'>

/** A branch other than `main` that ends at the step. */
const branchEndingAt = (match: OpenMatch, step: StepId): Branch | undefined =>
  [...match.record.branches.values()].find(
    (branch) => branch.step === step && branch.id !== MAIN && !branch.deleted,
  )

/**
 * "Try from here": the table plays on along a new line. `outcome` picks what chance does there; code whatIfAfterMatch while
 * hands are hidden, because the refused outcomes would reveal them. Without a `name` the line is a trial, which is not
 * stored until something new is played on it; if a branch already ends there, that branch is played instead.
 */
export const branch = (
  match: OpenMatch,
  id: BranchId,
  from: StepId,
  name: string,
  maker: Maker = {},
  outcome?: unknown,
): Planned => {
  const problem = playRefusal(match) ?? branchRefusal(match)
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
  const isTrial = name === ''
  const existing = isTrial ? branchEndingAt(match, step) : undefined
  if (existing !== undefined) return ok({ branches: [], reason: 'goto', playing: existing.id })
  const made: Branch = {
    id,
    name: isTrial ? nextName(match) : name,
    step,
    version: 1,
    deleted: false,
    ...maker,
  }
  return ok({ branches: [{ branch: made, ahead: null }], reason: 'create', playing: id, isTrial })
}

/** A branch other than `main`; codes unknownBranch, mainStays. */
const sideBranch = (match: OpenMatch, id: BranchId): Result<Branch, ApiError> => {
  if (id === MAIN) return err({ code: 'mainStays' })
  const found = findBranch(match, id)
  return found === undefined ? err({ code: 'unknownBranch' }) : ok(found)
}

/** Changes properties of a branch without moving it; redo leads where it did. */
const withChanges = (match: OpenMatch, branch: Branch, changes: Partial<Branch>): MovedBranch => ({
  branch: { ...branch, ...changes, version: nextVersion(branch.version) },
  ahead: match.ahead.get(branch.id) ?? null,
})

export const renameBranch = (match: OpenMatch, id: BranchId, name: string): Planned => {
  const found = sideBranch(match, id)
  if (!found.ok) return found
  return ok({
    branches: [withChanges(match, found.value, { name })],
    reason: 'rename',
    playing: match.playing,
  })
}

/** Marks a branch as deleted; if it is the played one, `main` is played instead. */
export const deleteBranch = (match: OpenMatch, id: BranchId): Planned => {
  const found = sideBranch(match, id)
  if (!found.ok) return found
  if (found.value.deleted) return err({ code: 'unknownBranch' })
  const playing = match.playing === id ? MAIN : match.playing
  return ok({ branches: [withChanges(match, found.value, { deleted: true })], reason: 'delete', playing })
}

/** Restores a deleted branch at the step it had. */
export const recoverBranch = (match: OpenMatch, id: BranchId): Planned => {
  const found = sideBranch(match, id)
  if (!found.ok) return found
  if (!found.value.deleted) return err({ code: 'notDeleted' })
  const branches = [withChanges(match, found.value, { deleted: false })]
  return ok({ branches, reason: 'recover', playing: match.playing })
}

/**
 * Makes another branch the match as played. The old line keeps a new branch with the id `keep`, unless the promoted one
 * continues it; the promoted branch is marked as deleted. The steps that `main` leaves must be free to undo. Codes
 * unknownBranch, mainStays, undoOff, undoReveals; endsEarlier if a finished match would become unfinished and `early` is
 * not set.
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
  // A finished match would lose its result.
  const isEarly = turnAt(match, main.step).by === 'nobody' && turnAt(match, step).by !== 'nobody'
  if (isEarly && !early) return err({ code: 'endsEarlier' })
  const promoted = withChanges(match, found.value, { deleted: true })
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

/** Plays on another branch; `main` is always allowed. Codes unknownBranch, branchAfterMatch. */
export const switchTo = (match: OpenMatch, id: BranchId): Planned => {
  const found = findBranch(match, id)
  if (found === undefined || found.deleted) return err({ code: 'unknownBranch' })
  const problem = id === match.playing || id === MAIN ? undefined : branchRefusal(match)
  return problem === undefined ? ok({ branches: [], reason: 'goto', playing: id }) : err(problem)
}
