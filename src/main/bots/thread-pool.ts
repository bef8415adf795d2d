/**
 * Threads that think in the background: on all cores but one, at least on one. Each thinks about one
 * question at a time; the others wait their turn.
 */
import { availableParallelism } from 'node:os'
import type { Worker } from 'node:worker_threads'
import type { Finding } from '../../engine/record/analysis.ts'
import { endThread, startThread } from '../worker/thread.ts'
import type {
  Job,
  FromWorker,
  AnalysisTask,
  SearchRequest,
  JobResultMessage,
  JobResult,
  SearchResult,
  ToWorker,
} from './protocol.ts'

export interface ThreadPool {
  readonly size: number
  /**
   * `heard` is told now and then how far the thought has come, 0 to 1.
   * Rejects with the signal's reason as soon as it is aborted; the thread is free again within 50 ms.
   */
  think(question: SearchRequest, signal?: AbortSignal, heard?: (part: number) => void): Promise<SearchResult>
  /** Judges a step of a match, once no other question waits. Rejects as `think` does. */
  judge(task: AnalysisTask, signal?: AbortSignal): Promise<Finding>
  /** Ends all threads; what is still being thought about is rejected. */
  close(): Promise<void>
}

interface QueuedJob {
  readonly id: number
  readonly task: Job
  readonly resolve: (value: JobResultMessage) => void
  readonly reject: (reason: Error) => void
  readonly heard: ((part: number) => void) | undefined
}

interface Thread {
  readonly worker: Worker
  job: QueuedJob | undefined
}

export const coresToUse = (): number => Math.max(1, availableParallelism() - 1)

/** `file` is the worker's: `worker.ts` beside this file, or what it was built to. */
export const createThreadPool = (file: string | URL, size: number = coresToUse()): ThreadPool => {
  const threads: Thread[] = []
  const queue: QueuedJob[] = []
  let jobs = 0
  let isClosed = false

  const start = (): Thread => {
    const thread: Thread = { worker: startThread(file), job: undefined }
    const { worker } = thread
    worker.on('message', (message: FromWorker) => {
      const { job } = thread
      if ('part' in message) {
        if (job?.id === message.id) job.heard?.(message.part)
        return
      }
      thread.job = undefined
      worker.unref()
      if (job?.id === message.id) {
        if ('failure' in message) job.reject(new Error(message.failure))
        else if (message.value !== null) job.resolve(message.value)
      }
      hurry()
    })
    const lost = (reason: Error): void => {
      const at = threads.indexOf(thread)
      if (at >= 0) threads.splice(at, 1)
      thread.job?.reject(reason)
      thread.job = undefined
      if (!isClosed) hurry()
    }
    worker.on('error', (error) => lost(error instanceof Error ? error : new Error(String(error))))
    worker.on('exit', (code) => lost(new Error(`The worker ended with code ${code}`)))
    threads.push(thread)
    return thread
  }

  /** The question that has waited longest; of those about a match that is over only when there is no other. */
  const next = (): QueuedJob | undefined => {
    const at = queue.findIndex(({ task }) => task.kind === 'think')
    return queue.splice(Math.max(at, 0), 1)[0]
  }

  /** Gives waiting questions to idle threads. */
  const hurry = (): void => {
    while (queue.length > 0) {
      const thread =
        threads.find(({ job }) => job === undefined) ?? (threads.length < size ? start() : undefined)
      const job = thread === undefined ? undefined : next()
      if (thread === undefined || job === undefined) return
      thread.job = job
      thread.worker.ref()
      thread.worker.postMessage({ id: job.id, task: job.task } satisfies ToWorker)
    }
  }

  const cancel = (job: QueuedJob, reason: Error): void => {
    const at = queue.indexOf(job)
    if (at >= 0) queue.splice(at, 1)
    threads.find((thread) => thread.job === job)?.worker.postMessage({ cancel: job.id } satisfies ToWorker)
    job.reject(reason)
  }

  const ask = (
    task: Job,
    signal: AbortSignal | undefined,
    heard?: (part: number) => void,
  ): Promise<JobResultMessage> =>
    new Promise((resolve, reject) => {
      if (isClosed) return reject(new Error('The pool is closed'))
      if (signal?.aborted === true) return reject(reasonOf(signal))
      jobs += 1
      const stop = (): void => {
        if (signal !== undefined) cancel(job, reasonOf(signal))
      }
      const settled = (): void => signal?.removeEventListener('abort', stop)
      const job: QueuedJob = {
        id: jobs,
        task,
        heard,
        resolve: (value) => (settled(), resolve(value)),
        reject: (reason) => (settled(), reject(reason)),
      }
      signal?.addEventListener('abort', stop)
      queue.push(job)
      hurry()
    })

  return {
    size,
    // The answer to a job has the type its kind says.
    think: (question, signal, heard) =>
      ask({ kind: 'think', question }, signal, heard) as Promise<JobResult['think']>,
    judge: (task, signal) => ask({ kind: 'judge', task }, signal) as Promise<JobResult['judge']>,
    async close() {
      isClosed = true
      for (const job of queue.splice(0)) job.reject(new Error('The pool is closed'))
      await Promise.all(threads.map(({ worker }) => endThread(worker)))
    },
  }
}

const reasonOf = ({ reason }: AbortSignal): Error =>
  reason instanceof Error ? reason : new Error('The thought was cancelled')
