/**
 * Threads that think in the background: on all cores but one, at least on one. Each thinks about one
 * question at a time; the others wait their turn.
 */
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { FromWorker, Question, Thought, ToWorker } from './thought.ts'

export interface Pool {
  readonly size: number
  /**
   * `heard` is told now and then how far the thought has come, 0 to 1.
   * Rejects with the signal's reason as soon as it is aborted; the thread is free again within 50 ms.
   */
  think(question: Question, signal?: AbortSignal, heard?: (part: number) => void): Promise<Thought>
  /** Ends all threads; what is still being thought about is rejected. */
  close(): Promise<void>
}

interface Job {
  readonly id: number
  readonly question: Question
  readonly resolve: (thought: Thought) => void
  readonly reject: (reason: Error) => void
  readonly heard: ((part: number) => void) | undefined
}

interface Thread {
  readonly worker: Worker
  job: Job | undefined
}

export const coresToUse = (): number => Math.max(1, availableParallelism() - 1)

/** `file` is the worker's: `worker.ts` beside this file, or what it was built to. */
export const createPool = (file: string | URL, size: number = coresToUse()): Pool => {
  const threads: Thread[] = []
  const queue: Job[] = []
  let jobs = 0
  let isClosed = false

  const start = (): Thread => {
    const thread: Thread = { worker: new Worker(file), job: undefined }
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
        else if (message.thought !== null) job.resolve(message.thought)
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

  /** Gives waiting questions to idle threads. */
  const hurry = (): void => {
    while (queue.length > 0) {
      const thread =
        threads.find(({ job }) => job === undefined) ?? (threads.length < size ? start() : undefined)
      const job = thread === undefined ? undefined : queue.shift()
      if (thread === undefined || job === undefined) return
      thread.job = job
      thread.worker.ref()
      thread.worker.postMessage({ id: job.id, question: job.question } satisfies ToWorker)
    }
  }

  const cancel = (job: Job, reason: Error): void => {
    const at = queue.indexOf(job)
    if (at >= 0) queue.splice(at, 1)
    threads.find((thread) => thread.job === job)?.worker.postMessage({ cancel: job.id } satisfies ToWorker)
    job.reject(reason)
  }

  return {
    size,
    think: (question, signal, heard) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(new Error('The pool is closed'))
        if (signal?.aborted === true) return reject(reasonOf(signal))
        jobs += 1
        const stop = (): void => {
          if (signal !== undefined) cancel(job, reasonOf(signal))
        }
        const settled = (): void => signal?.removeEventListener('abort', stop)
        const job: Job = {
          id: jobs,
          question,
          heard,
          resolve: (thought) => (settled(), resolve(thought)),
          reject: (reason) => (settled(), reject(reason)),
        }
        signal?.addEventListener('abort', stop)
        queue.push(job)
        hurry()
      }),
    async close() {
      isClosed = true
      for (const job of queue.splice(0)) job.reject(new Error('The pool is closed'))
      await Promise.all(threads.map(({ worker }) => worker.terminate()))
    },
  }
}

const reasonOf = ({ reason }: AbortSignal): Error =>
  reason instanceof Error ? reason : new Error('The thought was cancelled')
