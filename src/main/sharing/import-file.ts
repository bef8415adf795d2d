/** Taking in a record from a `.qipu` file. */
import { err, ok, type Result } from '../../engine/kernel/refusal.ts'
import type { ApiError, Output, Parsed } from '../api/api.ts'
import type { Deps } from '../service/handlers.ts'
import { notesOf } from '../table/notes.ts'
import { planImport } from './import-record.ts'

/**
 * Stores the record of a file, whole or not at all; one that is there already takes in what is new.
 * One's own main line never moves: that of the copy comes as a branch.
 * Codes: the codec's, those of the library, and changesOwn.
 */
export const importFile = async (
  { library, tables, noteHistory, windows, recordWorker, gameOf }: Deps,
  { name, bytes, upTo, own, copyName }: Parsed<'library.import'>,
): Promise<Result<Output<'library.import'>, ApiError>> => {
  const file = await recordWorker.read(Buffer.from(bytes, 'base64'), upTo)
  if (!file.ok) return err(file.error)
  const { record, analysed, label, damage } = file.value

  const coming = planImport(library, gameOf, { record, analysed, label, name, own, copyName })
  const inserted = await library.receiveRecord(record, coming.insertion)
  if (!inserted.ok) return inserted
  const news = coming.finish(inserted.value)
  const { isNew, addedSteps } = inserted.value
  const id = record.root
  if (news !== null && news.marked.steps.length + news.marked.notes.length > 0)
    windows.announce('unread.changed', { match: id })
  tables.forget(id)
  windows.announce('library.changed', { match: id })
  if (windows.watched().has(id)) {
    const open = tables.open(id)
    // Rows come in any order in a merge: windows see by the size that they hold too few and ask.
    if (open.ok) {
      windows.tellOthers(open.value, library.row(id)?.title ?? '', [])
      windows.tell(id, 'notes.changed', notesOf(open.value, noteHistory))
    }
  }
  return ok({ match: id, isNew, addedSteps, news, damage })
}
