/** A thread that is given jobs and answers each of them; `answerJobs` is its other end. */
import { type WorkerOptions, Worker, parentPort } from 'node:worker_threads'
import { setFlagsFromString } from 'node:v8'

// What goes between a thread and whoever gives it jobs.

/** The thread is to end: it closes its port, and ends when nothing is left to do. */
const END = null

type ToThread<Job> = { readonly id: number; readonly job: Job } | { readonly cancel: number } | typeof END

/** `part` is how far a job has come, 0 to 1; a cancelled job is answered with null; `failure` is a bug, as text. */
type FromThread<Answer> =
  | { readonly id: number; readonly part: number }
  | { readonly id: number; readonly value: Answer | null }
  | { readonly id: number; readonly failure: string }

export interface SentJob<Answer> {
  /** Null if the job was cancelled. Rejects if the job fails, or the thread ends before it has answered. */
  readonly answer: Promise<Answer | null>
  cancel(): void
}

export interface JobThread<Job, Answer> {
  /** `onProgress` is told now and then how far the job has come, 0 to 1. */
  send(job: Job, onProgress?: (part: number) => void): SentJob<Answer>
  /** Rejects what is not answered yet, and is done when the thread has ended. */
  end(): Promise<void>
}

interface Waiting<Answer> {
  readonly resolve: (value: Answer | null) => void
  readonly reject: (error: Error) => void
  readonly onProgress: ((part: number) => void) | undefined
}

/** `onEnd` is told once that the thread takes no more jobs, whether it was ended or broke down. */
export const startJobThread = <Job, Answer>(
  file: string | URL,
  onEnd: () => void,
  options: WorkerOptions = {},
): JobThread<Job, Answer> => {
  const worker = startThread(file, options)
  const waiting = new Map<number, Waiting<Answer>>()
  let jobs = 0
  let hasEnded = false
  /** Set once the thread is ending or has exited, which it does once. */
  let exit: Promise<void> | undefined

  const lose = (error: Error): void => {
    if (hasEnded) return
    hasEnded = true
    onEnd()
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  const post = (message: ToThread<Job>): void => worker.postMessage(message)

  worker.on('message', (message: FromThread<Answer>) => {
    const caller = waiting.get(message.id)
    if ('part' in message) {
      caller?.onProgress?.(message.part)
      return
    }
    waiting.delete(message.id)
    // An idle thread does not keep the process from ending.
    if (waiting.size === 0) worker.unref()
    if ('failure' in message) caller?.reject(new Error(message.failure))
    else caller?.resolve(message.value)
  })
  worker.on('error', (error) => lose(error instanceof Error ? error : new Error(String(error))))
  worker.on('exit', (code) => {
    exit ??= Promise.resolve()
    lose(new Error(`The thread ended with code ${code}`))
  })

  return {
    send(job, onProgress) {
      jobs += 1
      const id = jobs
      worker.ref()
      post({ id, job })
      return {
        answer: new Promise((resolve, reject) => waiting.set(id, { resolve, reject, onProgress })),
        cancel: () => post({ cancel: id }),
      }
    },
    end() {
      lose(new Error('The thread was ended'))
      exit ??= endThread(worker)
      return exit
    },
  }
}

// Starting a thread and ending it, without harm to the process it runs in.

/** `file` is TypeScript, or what it was built to. */
const startThread = (file: string | URL, options: WorkerOptions = {}): Worker => {
  // Node takes the types out of TypeScript by WebAssembly. Threads that do so at the same time can bring the
  // process down as V8 replaces the wrappers around its calls (github.com/nodejs/node/issues/64500), which it
  // does after so many calls.
  if (String(file).endsWith('.ts')) setFlagsFromString('--wasm-wrapper-tiering-budget=2147483647')
  return new Worker(file, options)
}

/** Milliseconds a thread has to end by itself. */
const MAX_END_MS = 2000

/**
 * Ends a thread, and is done when it has ended. One that is idle, or still starting, ends by itself: cut off
 * in the middle of native code it could take the process along. One that does not listen is cut off after a while.
 */
const endThread = (worker: Worker): Promise<void> =>
  new Promise((resolve) => {
    const cutOff = setTimeout(() => void worker.terminate(), MAX_END_MS)
    worker.once('exit', () => {
      clearTimeout(cutOff)
      resolve()
    })
    worker.ref()
    worker.postMessage(END)
  })

// The end of a `JobThread` that runs in the thread.

/** For a job that takes long: whether it goes on, and who hears how far it has come (0 to 1). */
export interface JobProgress {
  isCancelled(): boolean
  report(part: number): void
}

/** Does the jobs this thread is given; `work` answers a cancelled one with null. */
export const answerJobs = <Job, Answer>(
  work: (job: Job, progress: JobProgress) => Answer | Promise<Answer | null>,
): void => {
  const port = parentPort
  if (port === null) throw new Error('This file runs as a worker')
  const post = (message: FromThread<Answer>): void => port.postMessage(message)
  /** Jobs under way that nobody has cancelled. */
  const wanted = new Set<number>()

  const answer = async (id: number, job: Job): Promise<FromThread<Answer>> => {
    const progress = { isCancelled: () => !wanted.has(id), report: (part: number) => post({ id, part }) }
    try {
      return { id, value: await work(job, progress) }
    } catch (thrown) {
      return { id, failure: thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown) }
    } finally {
      wanted.delete(id)
    }
  }

  port.on('message', (message: ToThread<Job>) => {
    if (message === END) {
      wanted.clear()
      port.close()
    } else if ('cancel' in message) wanted.delete(message.cancel)
    else {
      wanted.add(message.id)
      void answer(message.id, message.job).then(post)
    }
  })
}
