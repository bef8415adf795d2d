/**
 * A line that is tried is a branch once something new is played on it, and nothing before: whoever only looks
 * leaves nothing behind. Until then it is known to the session alone.
 */
import { hasStep, setBranch, type MatchRecord } from '../../engine/record/tree.ts'
import type { BranchId, MoveReason } from '../../engine/record/step.ts'
import type { RecordDraft } from '../../engine/record/draft.ts'
import type { Look, OpenMatch, TableSession } from './match.ts'
import { isSeededChanceDue, resumeChance, type MovedBranch, type Plan } from './moves.ts'

/** Going to and fro along steps that are there. What else is done to a branch, such as naming it, means to keep it. */
const LOOKING: ReadonlySet<MoveReason> = new Set(['create', 'act', 'undo', 'redo', 'goto'])

/** What a plan comes to. */
interface Settled {
  readonly after: OpenMatch
  readonly moved: readonly MovedBranch[]
  /** Those of them that are branches of the record. */
  readonly kept: readonly MovedBranch[]
  readonly look: Look | null
}

/** Sets the branches of a plan in the draft, but for one that is only looked along. */
export const settled = (
  draft: RecordDraft & { readonly match: OpenMatch },
  match: OpenMatch,
  plan: Plan,
): Settled => {
  const { reason, playing, looks = false } = plan
  const was = match.session.look
  const tried = looks ? playing : was?.branch.id
  const isTried = ({ branch }: MovedBranch): boolean => branch.id === tried
  let moved = plan.branches
  const session = (): TableSession => {
    const now = moved.find(isTried)?.branch ?? was?.branch
    const look =
      now?.id === playing && now.id === tried ? { branch: now, before: was?.before ?? match.playing } : null
    return { ...match.session, look }
  }
  for (const { branch } of moved.filter((each) => !isTried(each))) setBranch(draft.record, branch)
  let after: OpenMatch = { ...draft.match, playing, session: session() }
  // A branch that came in a file may end where chance is to act.
  if (isSeededChanceDue(after)) {
    const resumed = resumeChance(after).branches
    for (const { branch } of resumed.filter((each) => !isTried(each))) setBranch(draft.record, branch)
    moved = [...moved.filter(({ branch }) => branch.id !== playing), ...resumed]
    after = { ...after, session: session() }
  }
  const change = moved.find(isTried)
  const isKept =
    change !== undefined && !change.branch.deleted && (draft.added().length > 0 || !LOOKING.has(reason))
  if (isKept) setBranch(draft.record, change.branch)
  return {
    after,
    moved,
    kept: isKept ? moved : moved.filter((each) => !isTried(each)),
    look: isKept ? null : after.session.look,
  }
}

/** The line that was tried when the record was read last; it is forgotten if its step is no longer there. */
export const lookIn = (session: TableSession, record: MatchRecord): BranchId | undefined => {
  if (session.look !== null && !hasStep(record, session.look.branch.step)) session.look = null
  return session.look?.branch.id
}
