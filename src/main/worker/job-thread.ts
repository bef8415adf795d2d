/** A thread that is given jobs and answers each of them; `answerJobs` is its other end. */
import type { WorkerOptions } from 'node:worker_threads'
import type { FromThread, ToThread } from './messages.ts'
import { endThread, startThread } from './thread.ts'

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
