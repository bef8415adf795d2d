/**
 * Analyses lines of open matches in the background, step by step on the bots' threads, with bots first. Findings are
 * stored in the library shortly after they are made, so an interrupted analysis continues where it stopped.
 */
import { sameSettings } from '../../engine/analysis/result.ts'
import { settingsFor } from '../../engine/analysis/strength.ts'
import { err, ok, type Result } from '../../engine/kernel/refusal.ts'
import type { Analysed, AnalysisSettings, Depth } from '../../engine/record/analysis.ts'
import type { MatchId, StepId } from '../../engine/record/step.ts'
import type { AnalysisState, ApiError } from '../api/api.ts'
import type { ThreadPool } from '../bots/thread-pool.ts'
import { failureOf } from '../library/sqlite/errors.ts'
import type { Library } from '../library/library.ts'
import { foundOn, notAnalysable, stepsOf } from './analysed.ts'
import type { OpenMatch } from '../table/match.ts'
import type { Tables } from '../table/tables.ts'
import type { Windows } from '../table/windows.ts'
import { analysisTask, NOTHING_FOUND, withConcurrency } from './task.ts'

export interface AnalysisRunnerOptions {
  readonly library: Library
  readonly tables: Tables
  readonly windows: Windows
  readonly pool: ThreadPool
}

export interface AnalysisRunner {
  look(match: OpenMatch, line: StepId): AnalysisState
  /** Codes of `notAnalysable`, analysisRuns, analysisDone. */
  start(match: OpenMatch, line: StepId, strength: Depth): Result<AnalysisState, ApiError>
  /** Code noAnalysis. */
  pause(match: OpenMatch, paused: boolean): Result<AnalysisState, ApiError>
  /** Code noAnalysis. */
  stop(match: OpenMatch): Result<AnalysisState, ApiError>
  /** Ends a run and deletes the findings of the match. */
  drop(match: OpenMatch): void
  /** Ends all runs; keeps their findings. */
  close(): void
}

/** An analysis under way. */
interface Run {
  readonly match: MatchId
  readonly line: StepId
  readonly settings: AnalysisSettings
  /** The number of steps on the line, and those not analysed yet. */
  readonly steps: number
  readonly remaining: Set<StepId>
  /** Findings that are not stored yet. */
  unsaved: Analysed[]
  paused: boolean
  /** Cancels the steps being analysed. */
  stop: AbortController
}

/** Milliseconds between two writes of findings, and between two reports of progress. */
const SAVE_MS = 400
const NOTIFY_MS = 150

export const createAnalysisRunner = ({
  library,
  tables,
  windows,
  pool,
}: AnalysisRunnerOptions): AnalysisRunner => {
  const runs = new Map<MatchId, Run>()
  /** Why the last run in a match ended early. */
  const troubles = new Map<MatchId, ApiError>()

  const look = (match: OpenMatch, line: StepId): AnalysisState => {
    const run = runs.get(match.id)
    const refusal = notAnalysable(match) ?? null
    const found =
      run?.line === line
        ? { result: null, left: run.remaining.size }
        : foundOn(match, line, refusal === null ? library.analysed(match.id) : [])
    return {
      match: match.id,
      line,
      run:
        run === undefined
          ? null
          : {
              line: run.line,
              part: run.steps === 0 ? 1 : (run.steps - run.remaining.size) / run.steps,
              paused: run.paused,
              strength: run.settings.strength,
            },
      ...found,
      trouble: troubles.get(match.id) ?? null,
      refusal,
    }
  }

  const notify = (id: MatchId, line: StepId): void => {
    const match = tables.open(id)
    if (match.ok) windows.pushTo(id, 'analysis.changed', look(match.value, line))
  }

  const save = (run: Run): void => {
    const { unsaved } = run
    if (unsaved.length === 0) return
    run.unsaved = []
    try {
      library.putAnalysed(run.match, unsaved)
    } catch (thrown) {
      for (const { step } of unsaved) run.remaining.add(step)
      throw thrown
    }
  }

  /** The same where no caller can handle an error any more. */
  const saveOrLog = (run: Run): void => {
    try {
      save(run)
    } catch (thrown) {
      // The findings went with a match that was deleted meanwhile.
      if (failureOf(thrown)?.code !== 'matchUnknown')
        console.error(`What was found out about match ${run.match} last could not be kept:`, thrown)
    }
  }

  const remove = (run: Run): void => {
    run.stop.abort(new Error('The analysis was ended'))
    if (runs.get(run.match) === run) runs.delete(run.match)
  }

  /** Ends a run that cannot continue, and reports why. */
  const fail = (run: Run, thrown: unknown): void => {
    if (runs.get(run.match) !== run) return
    remove(run)
    saveOrLog(run)
    const failure = thrown instanceof AnalysisFailure ? thrown.error : failureOf(thrown)
    if (failure === undefined) console.error(`The analysis of match ${run.match} failed:`, thrown)
    troubles.set(run.match, failure ?? { code: 'internal' })
    notify(run.match, run.line)
  }

  const analyseStep = async (run: Run, step: StepId, stop: AbortSignal): Promise<void> => {
    const match = tables.open(run.match)
    if (!match.ok) throw new AnalysisFailure(match.error)
    const problem = notAnalysable(match.value)
    if (problem !== undefined) throw new AnalysisFailure(problem)
    const task = analysisTask(match.value, step, run.settings)
    const finding = task === undefined ? NOTHING_FOUND : await pool.analyse(task, stop)
    stop.throwIfAborted()
    run.unsaved.push({ step, settings: run.settings, finding })
    run.remaining.delete(step)
  }

  const work = async (run: Run): Promise<void> => {
    const { signal } = run.stop
    const guarded = (act: () => void) => (): void => {
      try {
        act()
      } catch (thrown) {
        fail(run, thrown)
      }
    }
    const saving = setInterval(
      // Retried later if another process is writing.
      guarded(() => {
        if (library.isFree()) save(run)
      }),
      SAVE_MS,
    )
    const notifying = setInterval(
      guarded(() => notify(run.match, run.line)),
      NOTIFY_MS,
    )
    try {
      await withConcurrency([...run.remaining], pool.size, (step) => analyseStep(run, step, signal))
      await library.whenFree()
      signal.throwIfAborted()
      save(run)
      remove(run)
      notify(run.match, run.line)
    } catch (thrown) {
      if (!signal.aborted) fail(run, thrown)
    } finally {
      clearInterval(saving)
      clearInterval(notifying)
    }
  }

  const current = (match: OpenMatch, change: (run: Run) => void): Result<AnalysisState, ApiError> => {
    const run = runs.get(match.id)
    if (run === undefined) return err({ code: 'noAnalysis' })
    change(run)
    notify(run.match, run.line)
    return ok(look(match, run.line))
  }

  return {
    look,
    start(match, line, strength) {
      const problem = notAnalysable(match)
      if (problem !== undefined) return err(problem)
      if (runs.has(match.id)) return err({ code: 'analysisRuns' })
      const settings = settingsFor(match.game, strength)
      const known = new Set(
        library
          .analysed(match.id)
          .filter((each) => sameSettings(each.settings, settings))
          .map(({ step }) => step),
      )
      const ids = stepsOf(match, line)
      const remaining = new Set(ids.filter((id) => !known.has(id)))
      if (remaining.size === 0) return err({ code: 'analysisDone' })
      const run: Run = {
        match: match.id,
        line,
        settings,
        steps: ids.length,
        remaining,
        unsaved: [],
        paused: false,
        stop: new AbortController(),
      }
      troubles.delete(match.id)
      runs.set(match.id, run)
      void work(run)
      notify(run.match, line)
      return ok(look(match, line))
    },
    pause: (match, paused) =>
      current(match, (run) => {
        if (run.paused === paused) return
        run.paused = paused
        run.stop.abort(new Error('The analysis waits'))
        save(run)
        if (paused) return
        run.stop = new AbortController()
        void work(run)
      }),
    stop: (match) =>
      current(match, (run) => {
        remove(run)
        save(run)
      }),
    drop(match) {
      const run = runs.get(match.id)
      if (run !== undefined) remove(run)
      troubles.delete(match.id)
      library.dropAnalysed(match.id)
      if (run !== undefined) notify(match.id, run.line)
    },
    close() {
      for (const run of runs.values()) {
        remove(run)
        saveOrLog(run)
      }
    },
  }
}

/** Carries the error code why an analysis cannot go on. */
class AnalysisFailure extends Error {
  readonly error: ApiError
  constructor(error: ApiError) {
    super(error.code)
    this.error = error
  }
}
