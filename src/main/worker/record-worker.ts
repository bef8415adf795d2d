/**
 * Reads, verifies and writes whole records, and studies the library, in a thread of its own, so that nobody waits for a board
 * meanwhile. The thread starts with the first job; a file that breaks it breaks nothing else.
 */
import type { Worker } from 'node:worker_threads'
import { ok, type Result } from '../../engine/kernel/refusal.ts'
import type { Analysed } from '../../engine/record/analysis.ts'
import type { Label } from '../../engine/record/codec.ts'
import type { MatchRecord } from '../../engine/record/tree.ts'
import type { ApiError } from '../api/api.ts'
import type { ExportedFile, ExportOptions } from '../sharing/export.ts'
import type { About, Answers, LibraryQuestion } from '../library/queries/queries.ts'
import { endThread, startThread } from './thread.ts'
import type { Job, JobMessage, JobResultMessage, JobResult, UpTo } from './jobs.ts'
import { toRecordData, fromRecordChunks } from './record-data.ts'
import type { Verified } from '../table/verified.ts'

export interface ReadFile {
  readonly record: MatchRecord
  /** What analyses have found out about its steps. */
  readonly analysed: readonly Analysed[]
  readonly label: Label | null
  /** What was left out, when only a part was taken. */
  readonly damage: ApiError | null
}

export interface RecordWorker {
  /** Reads a `.qipu` file; the codes are the codec's. */
  read(bytes: Uint8Array, upTo: UpTo): Promise<Result<ReadFile, ApiError>>
  verify(record: MatchRecord): Promise<Verified>
  /** Answers a question about the library in that file. */
  study<A extends About>(
    library: string,
    question: Extract<LibraryQuestion, { about: A }>,
  ): Promise<Result<Answers[A], ApiError>>
  /** Writes a record as a file; codes of `exportMatch`. */
  write(record: MatchRecord, options: ExportOptions): Promise<Result<ExportedFile, ApiError>>
  /** Ends the thread; whoever waits for it is told. */
  close(): Promise<void> | undefined
}

/** Enough for the largest file the budgets of the codec let through. */
const MEMORY_MB = 1024

interface Waiting {
  readonly resolve: (value: JobResult[keyof JobResult]) => void
  readonly reject: (error: Error) => void
}

/** `file` is the worker's: `worker.ts` beside this file, or what it was built to. */
export const createRecordWorker = (file: string): RecordWorker => {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let jobs = 0

  const lose = (which: Worker, error: Error): void => {
    if (worker !== which) return
    worker = undefined
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }

  const start = (): Worker => {
    const started = startThread(file, { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } })
    started.on('message', (message: JobResultMessage) => {
      const caller = waiting.get(message.id)
      waiting.delete(message.id)
      if (waiting.size === 0) started.unref()
      if ('failure' in message) caller?.reject(new Error(message.failure))
      else caller?.resolve(message.value)
    })
    started.on('error', (error) => lose(started, error instanceof Error ? error : new Error(String(error))))
    started.on('exit', (code) => lose(started, new Error(`The worker ended with code ${code}`)))
    return started
  }

  const send = (job: Job): Promise<JobResult[keyof JobResult]> =>
    new Promise((resolve, reject) => {
      worker ??= start()
      worker.ref()
      jobs += 1
      waiting.set(jobs, { resolve, reject })
      const message: JobMessage = { id: jobs, job }
      worker.postMessage(message)
    })

  return {
    async read(bytes, upTo) {
      // A job's answer has the type its kind says.
      const answer = (await send({ kind: 'read', bytes, upTo })) as JobResult['read']
      if (!answer.ok) return answer
      const { chunks, ...rest } = answer.value
      return ok({ record: await fromRecordChunks(chunks), ...rest })
    },
    async verify(record) {
      return (await send({ kind: 'verify', data: toRecordData(record) })) as JobResult['verify']
    },
    async study<A extends About>(library: string, question: Extract<LibraryQuestion, { about: A }>) {
      const answer = (await send({ kind: 'study', library, question })) as JobResult['study']
      // A question's answer has the type of what it is about.
      return answer as Result<Answers[A], ApiError>
    },
    async write(record, options) {
      return (await send({ kind: 'export', data: toRecordData(record), options })) as JobResult['export']
    },
    close() {
      if (worker === undefined) return
      const ended = endThread(worker)
      lose(worker, new Error('The thread has ended'))
      return ended
    },
  }
}
