/**
 * Reads, verifies and writes whole records, and queries the library, in a thread of its own, so that boards stay
 * responsive. The thread starts with the first job; a file that breaks it breaks nothing else.
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
  query<A extends About>(
    library: string,
    question: Extract<LibraryQuestion, { about: A }>,
  ): Promise<Result<Answers[A], ApiError>>
  /** Writes a record as a file; codes of `exportMatch`. */
  write(record: MatchRecord, options: ExportOptions): Promise<Result<ExportedFile, ApiError>>
  /** Makes a backup of the library in that file: where it is. */
  backup(library: string, options: MakeOptions): Promise<Result<string, ApiError>>
  /** Ends the thread; jobs it has not answered are rejected. */
  close(): Promise<void> | undefined
}

/** Enough for the largest file the budgets of the codec let through. */
const MEMORY_MB = 1024

type Kind = Job['kind']

/** `file` is that of the thread: `worker-thread.ts` beside this file, or what it was built to. */
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
    // The answer to a job has the type its kind says, and no job is cancelled.
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
      // An answer is about what was asked.
      return answer as Result<Answers[A], ApiError>
    },
    write: (record, options) => send({ kind: 'export', data: toRecordData(record), options }),
    backup: (library, options) => send({ kind: 'backup', library, options }),
    close: () => thread?.end(),
  }
}
