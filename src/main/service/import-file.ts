/** Imports a record from a `.qipu` file. */
import { err, ok, type Result } from '../../engine/kernel/refusal.ts'
import type { ApiError, Output, Parsed } from '../api/api.ts'
import type { Deps } from './handlers/handler.ts'
import { insertionFor, mergeReportOf } from '../sharing/import-record.ts'

/**
 * Stores the record of a file in one transaction, or merges it into the match that is already here. The main line of the
 * library's match never moves: the file's main line becomes a branch. Codes: those of the codec and of the library, and
 * changesOwn.
 */
export const importFile = async (
  deps: Deps,
  { name, batch, bytes, upTo, own, copyName, copyNameBy }: Parsed<'library.import'>,
): Promise<Result<Output<'library.import'>, ApiError>> => {
  const { library, tables, windows, recordWorker, gameOf, beforeImport } = deps
  const file = await recordWorker.read(Buffer.from(bytes, 'base64'), upTo)
  if (!file.ok) return err(file.error)
  const { record, analysed, label, damage } = file.value
  await beforeImport(record.steps.size)

  const insertion = insertionFor(library, gameOf, {
    record,
    analysed,
    label,
    name,
    batch,
    own,
    copyName,
    copyNameBy,
  })
  const inserted = await library.receiveRecord(record, insertion)
  if (!inserted.ok) return inserted
  const news = mergeReportOf(inserted.value)
  const { isNew, addedSteps } = inserted.value
  const id = record.root
  if (news !== null && news.marked.steps.length + news.marked.notes.length > 0)
    windows.announce('unread.changed', { match: id })
  tables.changed({ kind: 'replaced', match: id })
  return ok({ match: id, import: inserted.value.import, isNew, addedSteps, news, damage })
}
