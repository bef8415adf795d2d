/** The open matches: each once in memory, whoever looks at it. Every change is on disk before it is told. */
import type { AnyGame } from '../../engine/kernel/game.ts'
import { optionsFor } from '../../engine/kernel/options.ts'
import { err, ok, type Result } from '../../engine/kernel/refusal.ts'
import { createPositions } from '../../engine/record/positions.ts'
import { MAIN, type Annotation, type BranchId, type MatchId, type StepId } from '../../engine/record/step.ts'
import { setAnnotation, setBranch, stepsFrom } from '../../engine/record/tree.ts'
import type { ApiError } from '../api/api.ts'
import { LibraryFailure } from '../library/errors.ts'
import type { Library } from '../library/library.ts'
import type { BranchWrite } from '../library/steps.ts'
import { branchOf, type OpenMatch } from './match.ts'
import { resumeChance, isSeededChanceDue, type Moved, type Plan } from './moves.ts'
import { summaryOf } from './summary.ts'
import { wireError } from './redacted-values.ts'

export interface TablesOptions {
  readonly library: Library
  readonly gameOf: (id: string) => AnyGame | undefined
}

/** A change that is on disk: the match after it, and the steps it added. */
export interface Changed {
  readonly match: OpenMatch
  readonly added: readonly StepId[]
}

export interface Tables {
  /** A match, loaded if it is not open; codes matchUnknown, gameUnknown, recordDamaged, badOptions. */
  open(id: MatchId): Result<OpenMatch, ApiError>
  /** A match that is open, as it is; looking opens nothing. */
  peek(id: MatchId): OpenMatch | undefined
  /** Makes a planned change durable; a refusal or a failure leaves everything as it was. */
  change<P extends Plan>(
    id: MatchId,
    plan: (match: OpenMatch) => Result<P, ApiError>,
  ): Result<Changed & { readonly plan: P }, ApiError>
  /** Makes what is said about steps durable, whole or not at all. */
  annotate(match: OpenMatch, notes: readonly Annotation[]): void
  /** Plays on another branch, and remembers it. */
  play(match: OpenMatch, branch: BranchId): void
  /** Drops what is in memory of a match, or of all; it is read anew when asked for. */
  forget(id?: MatchId): void
}

/** Matches kept in memory; the one asked for longest ago makes room and is read again if need be. */
const KEPT = 24

/** What outlives the record in memory: who has the screen and who stepped in do not change when a file is read again. */
type Places = Map<MatchId, Pick<OpenMatch, 'seatAtScreen' | 'substitutes'>>

/** All branches a plan moves. */
const movedBy = ({ branch, ahead, others = [] }: Plan): readonly Moved[] => [{ branch, ahead }, ...others]

/** A move of a branch to where it is already: the last such move tells which branch is played after a restart. */
const turningTo = (match: OpenMatch, id: BranchId): BranchWrite => ({
  ...branchOf(match, id),
  reason: 'goto',
})

export const createTables = ({ library, gameOf }: TablesOptions): Tables => {
  const matches = new Map<MatchId, OpenMatch>()
  const places: Places = new Map()

  const forget = (id?: MatchId): void => {
    for (const match of id === undefined ? [...matches.values()] : [matches.get(id)]) {
      if (match === undefined) continue
      places.set(match.id, { seatAtScreen: match.seatAtScreen, substitutes: match.substitutes })
      matches.delete(match.id)
    }
  }

  const load = (id: MatchId): Result<OpenMatch, ApiError> => {
    const loaded = library.load(id)
    if (!loaded.ok) return loaded
    const { value: record, damage } = loaded
    const game = gameOf(record.header.game)
    if (game === undefined) return err({ code: 'gameUnknown', details: { game: record.header.game } })
    const options = optionsFor(game, record.header.options, record.header.seats.length)
    // Without options of this game there is not even a position to begin with.
    if (!options.ok && options.error.details.needs === undefined) return err(wireError(options.error))
    const ahead = new Map<BranchId, StepId>()
    for (const branch of record.branches.keys()) {
      const step = library.ahead(id, branch)
      if (step !== null && record.steps.has(step)) ahead.set(branch, step)
    }
    const last = library.playedBranch(id)
    const playing = last === null ? undefined : record.branches.get(last)
    return ok({
      id,
      game,
      record,
      positions: createPositions(record, game),
      damage: damage ?? (options.ok ? null : wireError(options.error)),
      playing: playing === undefined || playing.deleted ? MAIN : playing.id,
      ahead,
      seatAtScreen: places.get(id)?.seatAtScreen ?? null,
      substitutes: places.get(id)?.substitutes ?? new Map(),
    })
  }

  const play = (match: OpenMatch, id: BranchId): void => {
    if (match.playing === id) return
    const summary = summaryOf(match.record, match.positions, match.game)
    library.append(match.id, { steps: [], branches: [turningTo(match, id)], reason: 'goto', summary })
    match.playing = id
  }

  const commit = (match: OpenMatch, before: number, plan: Plan): readonly StepId[] => {
    const { reason, playing } = plan
    const { record, positions, game } = match
    const steps = stepsFrom(record, before)
    const moved = movedBy(plan)
    for (const each of moved) setBranch(record, each.branch)
    const summary = summaryOf(record, positions, game)
    const branches: BranchWrite[] = moved.map((each) => ({ ...each.branch, ahead: each.ahead }))
    if (playing !== match.playing) branches.push(turningTo(match, playing))
    library.append(match.id, { steps, branches, reason, summary })
    for (const each of moved)
      if (each.ahead === null) match.ahead.delete(each.branch.id)
      else match.ahead.set(each.branch.id, each.ahead)
    match.playing = playing
    return steps.map((step) => step.id)
  }

  const change: Tables['change'] = (id, plan) => {
    const opened = open(id)
    if (!opened.ok) return opened
    const match = opened.value
    const before = match.record.steps.size
    try {
      const planned = plan(match)
      if (planned.ok) return ok({ match, added: commit(match, before, planned.value), plan: planned.value })
      if (match.record.steps.size !== before) throw new Error('A refused plan has added steps')
      return planned
    } catch (thrown) {
      // The record in memory may hold what is not on disk; what is on disk counts.
      forget(id)
      throw thrown
    }
  }

  const annotate: Tables['annotate'] = (match, notes) => {
    const { id, record, positions, game } = match
    try {
      for (const note of notes) setAnnotation(record, note)
      library.putAnnotations(id, notes, summaryOf(record, positions, game))
    } catch (thrown) {
      // As above: what is on disk counts.
      forget(id)
      throw thrown
    }
  }

  /** A start that was cut off before the first act of chance was written is taken up where it was. */
  const resume = (match: OpenMatch): Result<OpenMatch, ApiError> => {
    if (!isSeededChanceDue(match)) return ok(match)
    try {
      const changed = change(match.id, resumeChance)
      // Whatever keeps chance from acting, the match can be looked at.
      return changed.ok ? ok(changed.value.match) : ok(match)
    } catch (thrown) {
      if (!(thrown instanceof LibraryFailure)) throw thrown
      // It cannot be written now, but it can be looked at; the next attempt to act says why.
      console.error(`Match ${match.id} waits for chance, which could not be stored:`, thrown)
      return load(match.id)
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

  return { open, peek: (id) => matches.get(id), change, annotate, play, forget }
}
