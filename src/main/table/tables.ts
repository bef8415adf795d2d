/**
 * The open matches, each once in memory for all windows. A change is computed on a draft, stored, and only then applied
 * to the match in memory.
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
import { trialIn, applyPlan } from './trials.ts'
import { resumeChance, isSeededChanceDue, type Plan } from './moves.ts'
import { summaryOf } from './summary.ts'
import type { Listed } from './view/snapshot.ts'
import type { Window } from './windows.ts'

export interface TablesOptions {
  readonly library: Library
  readonly gameOf: (id: string) => AnyGame | undefined
  /** The samples, which are in no library. */
  readonly samples: Pick<Samples, 'find'>
}

/**
 * A change of a match. Everything that follows from it (windows, lists, the index, bots) is done by subscribers, which the
 * service registers in one place.
 */
export type TableChanged = {
  readonly match: MatchId
  /** The window that requested the change, which learns of it by its answer. */
  readonly by?: Window | undefined
} & (
  | {
      /** Stored steps, or moved branches. */
      readonly kind: 'played'
      readonly added: readonly StepId[]
      /** Another branch is played than before. */
      readonly turned: boolean
      /** A bot whose turn it is waits until a person lets it go on. */
      readonly holdsBots: boolean
    }
  /** Another person has the screen or plays for a seat; the stored match is unchanged. */
  | { readonly kind: 'screen' }
  | { readonly kind: 'notes'; readonly notes: Notes }
  | { readonly kind: 'title' }
  /** Only the library's list shows it: a new match, or changed tags. */
  | { readonly kind: 'row' }
  /** The library has another record of the match than memory, because an import was stored or undone. */
  | { readonly kind: 'replaced' }
)

export interface ChangeOptions {
  readonly by?: Window
  readonly holdsBots?: boolean
}

/** A stored change: the match after it, and the added steps. */
export interface Changed {
  readonly match: OpenMatch
  readonly added: readonly StepId[]
}

export interface Tables {
  /** Returns a match, loading it if needed. Codes matchUnknown, gameUnknown, recordDamaged, those of `headerFault`. */
  open(id: MatchId): Result<OpenMatch, ApiError>
  /** Returns a match if it is in memory. */
  peek(id: MatchId): OpenMatch | undefined
  /**
   * Stores a planned change in one transaction, applies it, and calls the subscribers. A refusal or a failure changes
   * nothing. Codes of the plan and of `sizeFault`.
   */
  change<P extends Plan>(
    id: MatchId,
    plan: (match: OpenMatch) => Result<P, ApiError>,
    options?: ChangeOptions,
  ): Result<Changed & { readonly plan: P }, ApiError>
  /** Stores annotations in one transaction and applies them. Codes sampleOnly and those of `sizeFault`. */
  annotate(match: OpenMatch, notes: readonly Annotation[], joins?: boolean): Result<OpenMatch, ApiError>
  /** Calls the subscribers for a change made elsewhere. A `replaced` match is dropped from memory first. */
  changed(event: TableChanged): void
  /** Subscribes to all changes. Subscribers are called in the order in which they subscribed. */
  onChanged(subscriber: (event: TableChanged) => void): void
  listed(match: OpenMatch): Listed
  /** Drops a match, or all, from memory, so that they are read again. */
  forget(id?: MatchId): void
}

/** The number of matches in memory; the least recently used one is dropped. */
const KEPT = 24

/** A move of a branch to its own step: the last such move in the library says which branch is played after a restart. */
const turningTo = (match: OpenMatch, id: BranchId): BranchWrite => ({
  ...branchOf(match, id),
  reason: 'goto',
})

/** A draft of the record, and the match over it. Steps added to it reach the match in memory only when it is applied. */
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
    // An earlier version may have stored a faulty header. The match opens if at least its start can be computed.
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
      playing: trialIn(session, record) ?? (playing === undefined || playing.deleted ? MAIN : playing.id),
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
    const { after, moved, trial, kept } = applyPlan(draft, match, planned.value)
    const steps = draft.added()
    const size = sizeOf(draft.record)
    // A trial may become a branch with the next action.
    const grown = trial === null ? size : { ...size, branches: size.branches + 1 }
    const tooMuch = sizeFault(grown, { before: sizeOf(match.record) })
    if (tooMuch !== undefined) return err(tooMuch)
    const branches: BranchWrite[] = kept.map(({ branch, ahead }) => ({ ...branch, ahead }))
    const known = match.session.trial?.before ?? match.playing
    if (trial === null && playing !== known) branches.push(turningTo(after, playing))
    if (steps.length + branches.length > 0)
      library.append(id, { steps, branches, reason, summary: summaryOf(after) })
    // The change is stored; now apply it in memory.
    draft.apply()
    for (const { branch, ahead } of moved)
      if (ahead === null) match.ahead.delete(branch.id)
      else match.ahead.set(branch.id, ahead)
    const { trial: was } = match.session
    if (was !== null && trial?.branch.id !== was.branch.id && !match.record.branches.has(was.branch.id))
      match.ahead.delete(was.branch.id)
    match.session.trial = trial
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

  /** Lets chance act if the program stopped before an act of chance was stored. */
  const resume = (match: OpenMatch): Result<OpenMatch, ApiError> => {
    if (!isSeededChanceDue(match)) return ok(match)
    try {
      const stored = store(match.id, (open) => ok(resumeChance(open)))
      // If chance cannot act, the match can still be viewed.
      return stored.ok ? ok(stored.value.match) : ok(match)
    } catch (thrown) {
      if (!(thrown instanceof LibraryFailure)) throw thrown
      // The match can still be viewed; the next attempt to act reports the failure.
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
    listed({ id, sampleTitle }) {
      const row = library.row(id)
      return {
        title: sampleTitle ?? row?.title ?? '',
        imported: row !== null && row !== undefined && row.importedAt !== null,
      }
    },
    forget,
  }
}
