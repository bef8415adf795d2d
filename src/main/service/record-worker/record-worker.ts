/**
 * Reads, verifies and writes whole records, queries the library and makes backups in a thread of its own, so that boards
 * stay responsive. The thread starts with the first job; a file that crashes it does not crash the program.
 */
import { ok, type Result } from '../../../engine/kernel/refusal.ts'
import type { Analysed } from '../../../engine/record/analysis.ts'
import type { Label } from '../../../engine/record/file/encode.ts'
import type { MatchRecord } from '../../../engine/record/tree.ts'
import type { ApiError } from '../../api/api.ts'
import type { ExportedFile, ExportOptions } from '../../sharing/export.ts'
import type { MakeOptions } from '../../library/backups/backups.ts'
import type { About, Answers, LibraryQuestion } from '../../library/queries/queries.ts'
import { startJobThread, type JobThread } from '../../worker/job-thread.ts'
import type { Job, JobResult, UpTo } from './jobs.ts'
import { toRecordData, fromRecordChunks } from './record-data.ts'
import type { Verified } from '../../table/view/verified.ts'

export interface ReadFile {
  readonly record: MatchRecord
  /** Findings of analyses about its steps. */
  readonly analysed: readonly Analysed[]
  readonly label: Label | null
  /** The fault after which the rest was left out, if only a part was read. */
  readonly damage: ApiError | null
}

export interface RecordWorker {
  /** Reads a `.qipu` file; codes of the codec. */
  read(bytes: Uint8Array, upTo: UpTo): Promise<Result<ReadFile, ApiError>>
  verify(record: MatchRecord): Promise<Verified>
  /** Queries the library in that file. */
  query<A extends About>(
    library: string,
    question: Extract<LibraryQuestion, { about: A }>,
  ): Promise<Result<Answers[A], ApiError>>
  /** Exports a record; codes of `exportMatch`. */
  write(record: MatchRecord, options: ExportOptions): Promise<Result<ExportedFile, ApiError>>
  /** Makes a backup of the library in that file; returns the backup's path. */
  backup(library: string, options: MakeOptions): Promise<Result<string, ApiError>>
  /** Ends the thread; unanswered jobs are rejected. */
  close(): Promise<void> | undefined
}

/** Enough for the largest file within the budgets of the codec. */
const MEMORY_MB = 1024

type Kind = Job['kind']

/** `file` is the module the thread runs: `worker-thread.ts` beside this file, or its build. */
export const createRecordWorker = (file: string): RecordWorker => {
  let thread: JobThread<Job, JobResult[Kind]> | undefined

  const start = (): JobThread<Job, JobResult[Kind]> => {
    const started = startJobThread<Job, JobResult[Kind]>(
      file,
      () => {
        if (thread === started) thread = undefined
      },
      { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } },
    )
    return started
  }

  const send = async <K extends Kind>(job: Extract<Job, { kind: K }>): Promise<JobResult[K]> => {
    thread ??= start()
    // `run` returns the result of the job's kind, and no job is cancelled.
    return (await thread.send(job).answer) as JobResult[K]
  }

  return {
    async read(bytes, upTo) {
      const answer = await send({ kind: 'read', bytes, upTo })
      if (!answer.ok) return answer
      const { chunks, ...rest } = answer.value
      return ok({ record: await fromRecordChunks(chunks), ...rest })
    },
    verify: (record) => send({ kind: 'verify', data: toRecordData(record) }),
    async query<A extends About>(library: string, question: Extract<LibraryQuestion, { about: A }>) {
      const answer = await send({ kind: 'query', library, question })
      // The answer is of the kind the question is about.
      return answer as Result<Answers[A], ApiError>
    },
    write: (record, options) => send({ kind: 'export', data: toRecordData(record), options }),
    backup: (library, options) => send({ kind: 'backup', library, options }),
    close: () => thread?.end(),
  }
}
