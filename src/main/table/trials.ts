/**
 * Trials: lines that "Try from here" plays on. A trial becomes a branch of the record with the first new step on it;
 * before that only the session knows it, so that trying without playing stores nothing.
 */
import { hasStep, setBranch, type MatchRecord } from '../../engine/record/tree.ts'
import type { BranchId, MoveReason } from '../../engine/record/step.ts'
import type { RecordDraft } from '../../engine/record/draft.ts'
import type { Trial, OpenMatch, TableSession } from './match.ts'
import { isSeededChanceDue, resumeChance, type MovedBranch, type Plan } from './moves.ts'

/** Changes that leave a trial a trial, unless they add steps. Other changes of it, such as a name, make it a branch. */
const KEEPS_TRIAL: ReadonlySet<MoveReason> = new Set(['create', 'act', 'undo', 'redo', 'goto'])

/** The match after a plan, and what of the plan is stored. */
interface AppliedPlan {
  readonly after: OpenMatch
  readonly moved: readonly MovedBranch[]
  /** The moved branches that the record gets: all but a trial. */
  readonly kept: readonly MovedBranch[]
  readonly trial: Trial | null
}

/** Applies a plan to the draft: sets its branches, except for a trial, and lets chance act where it is due. */
export const applyPlan = (
  draft: RecordDraft & { readonly match: OpenMatch },
  match: OpenMatch,
  plan: Plan,
): AppliedPlan => {
  const { reason, playing, isTrial = false } = plan
  const was = match.session.trial
  const tried = isTrial ? playing : was?.branch.id
  const isTried = ({ branch }: MovedBranch): boolean => branch.id === tried
  let moved = plan.branches
  const session = (): TableSession => {
    const now = moved.find(isTried)?.branch ?? was?.branch
    const trial =
      now?.id === playing && now.id === tried ? { branch: now, before: was?.before ?? match.playing } : null
    return { ...match.session, trial }
  }
  for (const { branch } of moved.filter((each) => !isTried(each))) setBranch(draft.record, branch)
  let after: OpenMatch = { ...draft.match, playing, session: session() }
  // An imported branch may end where chance is due to act.
  if (isSeededChanceDue(after)) {
    const resumed = resumeChance(after).branches
    for (const { branch } of resumed.filter((each) => !isTried(each))) setBranch(draft.record, branch)
    moved = [...moved.filter(({ branch }) => branch.id !== playing), ...resumed]
    after = { ...after, session: session() }
  }
  const change = moved.find(isTried)
  const isKept =
    change !== undefined && !change.branch.deleted && (draft.added().length > 0 || !KEEPS_TRIAL.has(reason))
  if (isKept) setBranch(draft.record, change.branch)
  return {
    after,
    moved,
    kept: isKept ? moved : moved.filter((each) => !isTried(each)),
    trial: isKept ? null : after.session.trial,
  }
}

/** The trial of the session, which ends if the record no longer has its step. */
export const trialIn = (session: TableSession, record: MatchRecord): BranchId | undefined => {
  if (session.trial !== null && !hasStep(record, session.trial.branch.step)) session.trial = null
  return session.trial?.branch.id
}
