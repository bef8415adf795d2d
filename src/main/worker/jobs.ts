/** The long work on records, and what a worker is told and answers about it. */
import { gameOf, GAMES } from '../../engine/index.ts'
import { err, ok, type Result } from '../../engine/kernel/refusal.ts'
import type { Analysed } from '../../engine/record/analysis.ts'
import { decode, type FileError, type Label } from '../../engine/record/codec.ts'
import type { ApiError } from '../api/api.ts'
import { exportMatch, type ExportedFile, type ExportOptions } from '../sharing/export.ts'
import { openStudy, type About, type Answers, type Question, type Study } from '../library/queries/queries.ts'
import { packPieces, unpack, type Crate, type Parcel } from './record-data.ts'
import { verified, type Verified } from './verified.ts'
import { wireError } from '../table/redacted-values.ts'

export type UpTo = 'all' | 'lastGood'

/** A file that was read: the record, and what was left out of it. */
export interface Delivered {
  readonly crate: Crate
  readonly analysed: readonly Analysed[]
  /** What the library it came from called it. */
  readonly label: Label | null
  readonly damage: ApiError | null
}

export type Errand =
  | { readonly kind: 'read'; readonly bytes: Uint8Array; readonly upTo: UpTo }
  | { readonly kind: 'verify'; readonly parcel: Parcel }
  | { readonly kind: 'study'; readonly library: string; readonly question: Question }
  | { readonly kind: 'export'; readonly parcel: Parcel; readonly options: ExportOptions }

export interface Returns {
  readonly read: Result<Delivered, ApiError>
  readonly verify: Verified
  readonly study: Result<Answers[About], ApiError>
  readonly export: Result<ExportedFile, ApiError>
}

/** To the worker and back; `failure` is a bug, told as text. */
export interface ErrandMessage {
  readonly id: number
  readonly errand: Errand
}
export type ReturnMessage =
  | { readonly id: number; readonly value: Returns[keyof Returns] }
  | { readonly id: number; readonly failure: string }

const fileError = ({ code, line, details }: FileError): ApiError =>
  wireError({ code, details: { ...details, line } })

const read = (bytes: Uint8Array, upTo: UpTo): Returns['read'] => {
  const decoded = decode(bytes, { games: GAMES, upTo, now: () => performance.now() })
  if (!decoded.ok) return err(fileError(decoded.error))
  const { record, analysed, label, damage } = decoded.value
  return ok({
    crate: packPieces(record),
    analysed,
    label,
    damage: damage === null ? null : fileError(damage),
  })
}

/** The library studied last, kept open for the next question. */
let studied: { readonly library: string; readonly study: Study } | undefined

const study = (library: string, question: Question): Returns['study'] => {
  if (studied?.library !== library) {
    studied?.study.close()
    studied = { library, study: openStudy(library, gameOf) }
  }
  return studied.study.answer(question)
}

const exportParcel = (parcel: Parcel, options: ExportOptions): Returns['export'] => {
  const record = unpack(parcel)
  return exportMatch(record, gameOf(record.header.game), options)
}

export const run = (errand: Errand): Returns[keyof Returns] => {
  switch (errand.kind) {
    case 'read':
      return read(errand.bytes, errand.upTo)
    case 'verify':
      return verified(unpack(errand.parcel))
    case 'study':
      return study(errand.library, errand.question)
    case 'export':
      return exportParcel(errand.parcel, errand.options)
  }
}
