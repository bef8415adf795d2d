/**
 * A pool of threads for bots and analyses: as many as cores but one, at least one. Each runs one job at a time; the
 * others queue.
 */
import { availableParallelism } from 'node:os'
import type { Finding } from '../../engine/record/analysis.ts'
import { startJobThread, type JobThread, type SentJob } from '../worker/job-thread.ts'
import type { DecisionToJudge } from '../../engine/analysis/decision.ts'
import type { ChanceOutcome } from '../../engine/analysis/luck.ts'
import type { Level } from '../../engine/search/levels.ts'
import type { SearchChoice } from '../../engine/search/search.ts'

export interface SearchRequest {
  /** Id of the game. */
  readonly game: string
  readonly options: unknown
  readonly state: unknown
  /** The seat to act. */
  readonly seat: number
  readonly level: Level
  readonly seed: string
  /** Number of playouts, instead of the level's. */
  readonly playouts?: number
  /** Time limit in milliseconds, however few playouts were made. */
  readonly within?: number
}

export interface SearchResult {
  readonly action: unknown
  /** The actions that were tried, most visited first, at most `MAX_CHOICES`. */
  readonly choices: readonly SearchChoice<unknown>[]
  readonly playouts: number
  readonly ms: number
}

export const MAX_CHOICES = 20

/** To judge what a decision cost, or whom an act of chance helped. */
export type AnalysisTask =
  | ({ readonly kind: 'decision'; readonly game: string } & DecisionToJudge<unknown, unknown>)
  | ({ readonly kind: 'luck'; readonly game: string } & ChanceOutcome<unknown>)

export type Job =
  | { readonly kind: 'think'; readonly question: SearchRequest }
  | { readonly kind: 'analyse'; readonly task: AnalysisTask }

export interface JobResult {
  readonly think: SearchResult
  readonly analyse: Finding
}

export interface ThreadPool {
  readonly size: number
  /**
   * Searches for an action. `onProgress` gets the progress from time to time, 0 to 1. Rejects with the signal's
   * reason as soon as it is aborted; the thread is free within 50 ms.
   */
  think(
    question: SearchRequest,
    signal?: AbortSignal,
    onProgress?: (part: number) => void,
  ): Promise<SearchResult>
  /** Judges a step of a match when no search is waiting. Rejects like `think`. */
  analyse(task: AnalysisTask, signal?: AbortSignal): Promise<Finding>
  /** Ends all threads; rejects what is not finished. */
  close(): Promise<void>
}

type Answer = JobResult[Job['kind']]

interface QueuedJob {
  readonly job: Job
  readonly resolve: (value: Answer) => void
  readonly reject: (reason: Error) => void
  readonly onProgress: ((part: number) => void) | undefined
  /** Set once a thread has the job. */
  sent?: SentJob<Answer>
}

interface Thread {
  readonly jobs: JobThread<Job, Answer>
  isBusy: boolean
}

export const coresToUse = (): number => Math.max(1, availableParallelism() - 1)

/** `file` runs in the threads: `worker-thread.ts` beside this file, or what it was built to. */
export const createThreadPool = (file: string | URL, size: number = coresToUse()): ThreadPool => {
  const threads: Thread[] = []
  const queue: QueuedJob[] = []
  let isClosed = false

  const start = (): Thread => {
    const onEnd = (): void => {
      threads.splice(threads.indexOf(thread), 1)
      assign()
    }
    const thread: Thread = { jobs: startJobThread(file, onEnd), isBusy: false }
    threads.push(thread)
    return thread
  }

  const give = async (thread: Thread, queued: QueuedJob): Promise<void> => {
    thread.isBusy = true
    try {
      queued.sent = thread.jobs.send(queued.job, queued.onProgress)
      const answer = await queued.sent.answer
      // `cancel` has already rejected a cancelled job.
      if (answer !== null) queued.resolve(answer)
    } catch (thrown) {
      queued.reject(thrown instanceof Error ? thrown : new Error(String(thrown)))
    }
    thread.isBusy = false
    assign()
  }

  /** The next job: users wait for searches, so analyses come after all of them. */
  const next = (): QueuedJob | undefined => {
    const at = queue.findIndex(({ job }) => job.kind === 'think')
    return queue.splice(Math.max(at, 0), 1)[0]
  }

  /** Gives waiting jobs to idle threads. */
  const assign = (): void => {
    while (queue.length > 0) {
      const thread = threads.find(({ isBusy }) => !isBusy) ?? (threads.length < size ? start() : undefined)
      const queued = thread === undefined ? undefined : next()
      if (thread === undefined || queued === undefined) return
      void give(thread, queued)
    }
  }

  const cancel = (queued: QueuedJob, reason: Error): void => {
    const at = queue.indexOf(queued)
    if (at >= 0) queue.splice(at, 1)
    queued.sent?.cancel()
    queued.reject(reason)
  }

  const ask = (
    job: Job,
    signal: AbortSignal | undefined,
    onProgress?: (part: number) => void,
  ): Promise<Answer> =>
    new Promise((resolve, reject) => {
      if (isClosed) return reject(new Error('The pool is closed'))
      if (signal?.aborted === true) return reject(reasonOf(signal))
      const stop = (): void => {
        if (signal !== undefined) cancel(queued, reasonOf(signal))
      }
      const stopListening = (): void => signal?.removeEventListener('abort', stop)
      const queued: QueuedJob = {
        job,
        onProgress,
        resolve: (value) => (stopListening(), resolve(value)),
        reject: (reason) => (stopListening(), reject(reason)),
      }
      signal?.addEventListener('abort', stop)
      queue.push(queued)
      assign()
    })

  return {
    size,
    // The kind of a job determines the type of its answer.
    think: (question, signal, onProgress) =>
      ask({ kind: 'think', question }, signal, onProgress) as Promise<JobResult['think']>,
    analyse: (task, signal) => ask({ kind: 'analyse', task }, signal) as Promise<JobResult['analyse']>,
    async close() {
      isClosed = true
      for (const queued of queue.splice(0)) queued.reject(new Error('The pool is closed'))
      await Promise.all([...threads].map(({ jobs }) => jobs.end()))
    },
  }
}

const reasonOf = ({ reason }: AbortSignal): Error =>
  reason instanceof Error ? reason : new Error('The thought was cancelled')
