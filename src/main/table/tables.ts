/**
 * The open matches: each once in memory, whoever looks at it. A change is computed on a draft, and in memory only
 * once it is stored.
 */
import type { AnyGame } from '../../engine/kernel/game.ts'
import { err, ok, type Result } from '../../engine/kernel/refusal.ts'
import { headerFault, sizeFault, sizeOf } from '../../engine/record/validation.ts'
import { createRecordDraft, type RecordDraft } from '../../engine/record/draft.ts'
import { isDecidable, tryRead } from '../../engine/record/readable.ts'
import { readablePart, replayOf, startOf } from '../../engine/record/positions.ts'
import { MAIN, type Annotation, type BranchId, type MatchId, type StepId } from '../../engine/record/step.ts'
import { setAnnotation } from '../../engine/record/tree.ts'
import type { ApiError, Notes } from '../api/api.ts'
import { LibraryFailure } from '../library/sqlite/errors.ts'
import type { Library } from '../library/library.ts'
import type { BranchWrite } from '../library/rows/steps.ts'
import type { Samples } from '../samples/samples.ts'
import { branchOf, matchOf, newSession, readWritesAlone, type OpenMatch, type TableSession } from './match.ts'
import { lookIn, settled } from './looks.ts'
import { resumeChance, isSeededChanceDue, type Plan } from './moves.ts'
import { summaryOf } from './summary.ts'
import type { Window } from './windows.ts'

export interface TablesOptions {
  readonly library: Library
  readonly gameOf: (id: string) => AnyGame | undefined
  /** Matches that are in no library. */
  readonly samples: Pick<Samples, 'find'>
}

/**
 * What has changed of a match. Whatever follows from it (windows, lists, the index, bots) is done by subscribers, which
 * the service registers at one place.
 */
export type TableChanged = {
  readonly match: MatchId
  /** The window that asked for it, which its answer tells. */
  readonly by?: Window | undefined
} & (
  | {
      /** Steps or branches, stored. */
      readonly kind: 'played'
      readonly added: readonly StepId[]
      /** The table plays on another branch than before. */
      readonly turned: boolean
      /** A bot that would act now waits until it is told to go on. */
      readonly holdsBots: boolean
    }
  /** Who has the screen, or who plays for a seat; nothing is stored of the match. */
  | { readonly kind: 'screen' }
  | { readonly kind: 'notes'; readonly notes: Notes }
  | { readonly kind: 'title' }
  /** What only the library's list shows: the match is new, or its tags are others. */
  | { readonly kind: 'row' }
  /** The library holds another record of the match than memory: an import came in or was taken back. */
  | { readonly kind: 'replaced' }
)

export interface ChangeOptions {
  readonly by?: Window
  readonly holdsBots?: boolean
}

/** A change that is on disk: the match after it, and the steps it added. */
export interface Changed {
  readonly match: OpenMatch
  readonly added: readonly StepId[]
}

export interface Tables {
  /** A match, loaded if it is not open; codes matchUnknown, gameUnknown, recordDamaged, those of `headerFault`. */
  open(id: MatchId): Result<OpenMatch, ApiError>
  /** A match that is open, as it is; looking opens nothing. */
  peek(id: MatchId): OpenMatch | undefined
  /**
   * Makes a planned change durable, then calls the subscribers; a refusal or a failure leaves everything as it was.
   * Besides the plan's codes those of `sizeFault`.
   */
  change<P extends Plan>(
    id: MatchId,
    plan: (match: OpenMatch) => Result<P, ApiError>,
    options?: ChangeOptions,
  ): Result<Changed & { readonly plan: P }, ApiError>
  /** Makes what is said about steps durable, whole or not at all; codes sampleOnly and those of `sizeFault`. */
  annotate(match: OpenMatch, notes: readonly Annotation[], joins?: boolean): Result<OpenMatch, ApiError>
  /** Calls the subscribers, for changes that `change` has not made. A match that was replaced is read anew. */
  changed(event: TableChanged): void
  /** Subscribes to all changes; subscribers are called in the order in which they came. */
  onChanged(subscriber: (event: TableChanged) => void): void
  /** What the table of a match is headed with. */
  titleOf(match: OpenMatch): string
  /** Drops what is in memory of a match, or of all; it is read anew when asked for. */
  forget(id?: MatchId): void
}

/** Matches kept in memory; the one asked for longest ago makes room and is read again if need be. */
const KEPT = 24

/** A move of a branch to where it is already: the last such move tells which branch is played after a restart. */
const turningTo = (match: OpenMatch, id: BranchId): BranchWrite => ({
  ...branchOf(match, id),
  reason: 'goto',
})

/** The match over a draft of its record: what is added there is not in the match before the draft is applied. */
const draftOf = (match: OpenMatch): RecordDraft & { readonly match: OpenMatch } => {
  const draft = createRecordDraft(match)
  return { ...draft, match: { ...match, record: draft.record, positions: draft.positions } }
}

export const createTables = ({ library, gameOf, samples }: TablesOptions): Tables => {
  const matches = new Map<MatchId, OpenMatch>()
  const sessions = new Map<MatchId, TableSession>()

  const forget = (id?: MatchId): void => {
    if (id === undefined) matches.clear()
    else matches.delete(id)
  }
  const sessionOf = (id: MatchId): TableSession => {
    const session = sessions.get(id) ?? newSession(readWritesAlone(library, id))
    sessions.set(id, session)
    return session
  }

  const load = (id: MatchId): Result<OpenMatch, ApiError> => {
    const loaded = library.load(id)
    if (!loaded.ok) {
      const sample = loaded.error.code === 'matchUnknown' ? samples.find(id) : undefined
      return sample === undefined ? loaded : ok(matchOf(sample.record(), sample.game, null, sample.title))
    }
    const { value: stored, damage } = loaded
    const { header } = stored
    const game = gameOf(header.game)
    if (game === undefined) return err({ code: 'gameUnknown', details: { game: header.game } })
    const fault = headerFault(header, game)
    // An earlier program may have let it in. Some can be looked at; of others there is not even a position to begin with.
    if (fault !== undefined && tryRead(() => startOf(stored, game)) === undefined) return err(fault)
    const whole = replayOf(stored, game)
    const part =
      isDecidable(header, game) && fault === undefined
        ? readablePart(stored, game, whole.positions)
        : undefined
    const unreadable: ApiError | null =
      part === undefined ? null : { code: 'recordDamaged', details: { step: part.step, depth: part.depth } }
    const replay = part === undefined ? whole : replayOf(part.record, game)
    const { record } = replay
    const ahead = new Map<BranchId, StepId>()
    for (const branch of record.branches.keys()) {
      const step = library.ahead(id, branch)
      if (step !== null && record.steps.has(step)) ahead.set(branch, step)
    }
    const session = sessionOf(id)
    const last = library.playedBranch(id)
    const playing = last === null ? undefined : record.branches.get(last)
    return ok({
      ...replay,
      id,
      damage: damage ?? fault ?? unreadable,
      playing: lookIn(session, record) ?? (playing === undefined || playing.deleted ? MAIN : playing.id),
      ahead,
      session,
      sampleTitle: null,
    })
  }

  type Change = <P extends Plan>(
    id: MatchId,
    plan: (match: OpenMatch) => Result<P, ApiError>,
  ) => Result<Changed & { readonly plan: P; readonly turned: boolean }, ApiError>
  const store: Change = (id, plan) => {
    const opened = open(id)
    if (!opened.ok) return opened
    const match = opened.value
    const draft = draftOf(match)
    const planned = plan(draft.match)
    if (!planned.ok) return planned
    const { reason, playing } = planned.value
    const { after, moved, look, kept } = settled(draft, match, planned.value)
    const steps = draft.added()
    const size = sizeOf(draft.record)
    // What is looked along may become a branch with the next action.
    const grown = look === null ? size : { ...size, branches: size.branches + 1 }
    const tooMuch = sizeFault(grown, { before: sizeOf(match.record) })
    if (tooMuch !== undefined) return err(tooMuch)
    const branches: BranchWrite[] = kept.map(({ branch, ahead }) => ({ ...branch, ahead }))
    const known = match.session.look?.before ?? match.playing
    if (look === null && playing !== known) branches.push(turningTo(after, playing))
    if (steps.length + branches.length > 0)
      library.append(id, { steps, branches, reason, summary: summaryOf(after) })
    // From here on it is stored.
    draft.apply()
    for (const { branch, ahead } of moved)
      if (ahead === null) match.ahead.delete(branch.id)
      else match.ahead.set(branch.id, ahead)
    const { look: was } = match.session
    if (was !== null && look?.branch.id !== was.branch.id && !match.record.branches.has(was.branch.id))
      match.ahead.delete(was.branch.id)
    match.session.look = look
    const turned = match.playing !== playing
    match.playing = playing
    return ok({ match, added: steps.map((step) => step.id), plan: planned.value, turned })
  }

  const subscribers: ((event: TableChanged) => void)[] = []
  const changed = (event: TableChanged): void => {
    if (event.kind === 'replaced') forget(event.match)
    for (const subscriber of subscribers) subscriber(event)
  }
  const change: Tables['change'] = (id, plan, { by, holdsBots = false } = {}) => {
    const stored = store(id, plan)
    if (!stored.ok) return stored
    const { added, turned } = stored.value
    changed({ kind: 'played', match: id, added, turned, holdsBots, by })
    return stored
  }

  const annotate: Tables['annotate'] = (match, notes, joins = false) => {
    if (match.sampleTitle !== null) return err({ code: 'sampleOnly' })
    const draft = draftOf(match)
    for (const note of notes) setAnnotation(draft.record, note)
    const tooMuch = sizeFault(sizeOf(draft.record), { before: sizeOf(match.record) })
    if (tooMuch !== undefined) return err(tooMuch)
    library.putAnnotations(match.id, notes, summaryOf(draft.match), joins)
    draft.apply()
    return ok(match)
  }

  /** A start that was cut off before the first act of chance was written is taken up where it was. */
  const resume = (match: OpenMatch): Result<OpenMatch, ApiError> => {
    if (!isSeededChanceDue(match)) return ok(match)
    try {
      const stored = store(match.id, (open) => ok(resumeChance(open)))
      // Whatever keeps chance from acting, the match can be looked at.
      return stored.ok ? ok(stored.value.match) : ok(match)
    } catch (thrown) {
      if (!(thrown instanceof LibraryFailure)) throw thrown
      // It cannot be written now, but it can be looked at; the next attempt to act says why.
      console.error(`Match ${match.id} waits for chance, which could not be stored:`, thrown)
      return ok(match)
    }
  }

  const open = (id: MatchId): Result<OpenMatch, ApiError> => {
    const known = matches.get(id)
    if (known !== undefined) {
      matches.delete(id)
      matches.set(id, known)
      return ok(known)
    }
    const loaded = load(id)
    if (!loaded.ok) return loaded
    matches.set(id, loaded.value)
    const [oldest] = matches.keys()
    if (matches.size > KEPT) forget(oldest)
    return resume(loaded.value)
  }

  return {
    open,
    peek: (id) => matches.get(id),
    change,
    annotate,
    changed,
    onChanged: (subscriber) => void subscribers.push(subscriber),
    titleOf: ({ id, sampleTitle }) => sampleTitle ?? library.row(id)?.title ?? '',
    forget,
  }
}
