/** The jobs of the record worker and their results. */
import { gameOf, GAMES } from '../../../engine/index.ts'
import { err, ok, type Result } from '../../../engine/kernel/refusal.ts'
import type { Analysed } from '../../../engine/record/analysis.ts'
import { decode } from '../../../engine/record/file/decode.ts'
import type { FileError } from '../../../engine/record/file/fault.ts'
import type { Label } from '../../../engine/record/file/encode.ts'
import type { ApiError } from '../../api/api.ts'
import { exportMatch, type ExportedFile, type ExportOptions } from '../../sharing/export.ts'
import { makeBackup, type MakeOptions } from '../../library/backups/backups.ts'
import {
  openLibraryQueries,
  type About,
  type Answers,
  type LibraryQuestion,
  type LibraryQueries,
} from '../../library/queries/queries.ts'
import { toRecordChunks, fromRecordData, type RecordChunks, type RecordData } from './record-data.ts'
import { verified, type Verified } from '../../table/view/verified.ts'
import { wireError } from '../../table/view/redacted-values.ts'

export type UpTo = 'all' | 'lastGood'

/** A file that was read, with its record in chunks. */
export interface Delivered {
  readonly chunks: RecordChunks
  readonly analysed: readonly Analysed[]
  /** Title, tags and sender in the file. */
  readonly label: Label | null
  readonly damage: ApiError | null
}

export type Job =
  | { readonly kind: 'read'; readonly bytes: Uint8Array; readonly upTo: UpTo }
  | { readonly kind: 'verify'; readonly data: RecordData }
  | { readonly kind: 'query'; readonly library: string; readonly question: LibraryQuestion }
  | { readonly kind: 'backup'; readonly library: string; readonly options: MakeOptions }
  | { readonly kind: 'export'; readonly data: RecordData; readonly options: ExportOptions }

export interface JobResult {
  readonly read: Result<Delivered, ApiError>
  readonly verify: Verified
  readonly query: Result<Answers[About], ApiError>
  readonly backup: Result<string, ApiError>
  readonly export: Result<ExportedFile, ApiError>
}

const fileError = ({ code, line, details }: FileError): ApiError =>
  wireError({ code, details: { ...details, line } })

const read = (bytes: Uint8Array, upTo: UpTo): JobResult['read'] => {
  const decoded = decode(bytes, { games: GAMES, upTo, now: () => performance.now() })
  if (!decoded.ok) return err(fileError(decoded.error))
  const { record, analysed, label, damage } = decoded.value
  return ok({
    chunks: toRecordChunks(record),
    analysed,
    label,
    damage: damage === null ? null : fileError(damage),
  })
}

/** The library queried last, which stays open for the next query. */
let opened: { readonly library: string; readonly queries: LibraryQueries } | undefined

const query = (library: string, question: LibraryQuestion): JobResult['query'] => {
  if (opened?.library !== library) {
    opened?.queries.close()
    opened = { library, queries: openLibraryQueries(library, gameOf) }
  }
  return opened.queries.answer(question)
}

const exportRecord = (data: RecordData, options: ExportOptions): JobResult['export'] => {
  const record = fromRecordData(data)
  return exportMatch(record, gameOf(record.header.game), options)
}

export const run = (job: Job): JobResult[keyof JobResult] => {
  switch (job.kind) {
    case 'read':
      return read(job.bytes, job.upTo)
    case 'verify':
      return verified(fromRecordData(job.data))
    case 'query':
      return query(job.library, job.question)
    case 'backup':
      return makeBackup(job.library, job.options)
    case 'export':
      return exportRecord(job.data, job.options)
  }
}
