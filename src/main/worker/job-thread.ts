/**
 * Jobs on a worker thread. The caller starts the thread with `startJobThread` and sends jobs; the file that runs in
 * the thread calls `answerJobs`. Job and answer travel as structured clones.
 */
import { type WorkerOptions, Worker, parentPort } from 'node:worker_threads'
import { setFlagsFromString } from 'node:v8'

/** Tells the thread to close its port; it ends once it has no work left. */
const END = null

type ToThread<Job> = { readonly id: number; readonly job: Job } | { readonly cancel: number } | typeof END

/**
 * `part` is the progress of a job, 0 to 1. The value of a cancelled job is null. `failure` is the stack of an
 * exception.
 */
type FromThread<Answer> =
  | { readonly id: number; readonly part: number }
  | { readonly id: number; readonly value: Answer | null }
  | { readonly id: number; readonly failure: string }

export interface SentJob<Answer> {
  /** Null if the job was cancelled. Rejects if the job throws, or the thread ends before it answers. */
  readonly answer: Promise<Answer | null>
  cancel(): void
}

export interface JobThread<Job, Answer> {
  /** `onProgress` gets the progress of the job from time to time, 0 to 1. */
  send(job: Job, onProgress?: (part: number) => void): SentJob<Answer>
  /** Rejects all pending jobs; resolves when the thread has ended. */
  end(): Promise<void>
}

interface Waiting<Answer> {
  readonly resolve: (value: Answer | null) => void
  readonly reject: (error: Error) => void
  readonly onProgress: ((part: number) => void) | undefined
}

/**
 * Starts `file` (TypeScript, or what it was built to) in a thread. Calls `onEnd` once, when the thread takes no more
 * jobs: it was ended or broke down.
 */
export const startJobThread = <Job, Answer>(
  file: string | URL,
  onEnd: () => void,
  options: WorkerOptions = {},
): JobThread<Job, Answer> => {
  const worker = startThread(file, options)
  const waiting = new Map<number, Waiting<Answer>>()
  let jobs = 0
  let hasEnded = false
  /** Set once the thread is ending or has exited. */
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

const startThread = (file: string | URL, options: WorkerOptions = {}): Worker => {
  // Node strips types with WebAssembly. Threads that do so at the same time can crash the process while V8 replaces
  // the wrappers around its calls (github.com/nodejs/node/issues/64500); this budget keeps it from replacing them.
  if (String(file).endsWith('.ts')) setFlagsFromString('--wasm-wrapper-tiering-budget=2147483647')
  return new Worker(file, options)
}

/** How long a thread may take to end by itself before it is terminated, in milliseconds. */
const MAX_END_MS = 2000

/**
 * Resolves when the thread has ended. An idle or starting thread ends by itself, because terminating one inside
 * native code could crash the process; a thread that does not react is terminated after `MAX_END_MS`.
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

/** What a long job uses to check for cancellation and to report progress, 0 to 1. */
export interface JobProgress {
  isCancelled(): boolean
  report(part: number): void
}

/** Runs `work` for every job that arrives; `work` returns null for a cancelled job. */
export const answerJobs = <Job, Answer>(
  work: (job: Job, progress: JobProgress) => Answer | Promise<Answer | null>,
): void => {
  const port = parentPort
  if (port === null) throw new Error('This file runs as a worker')
  const post = (message: FromThread<Answer>): void => port.postMessage(message)
  /** Jobs that run and were not cancelled. */
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
