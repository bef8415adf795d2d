/** Stores records without the checks of an import, as an earlier version may have accepted them. */
import { gameOf } from '../../engine/index.ts'
import type { MatchRecord } from '../../engine/record/tree.ts'
import type { Library } from '../library/library.ts'
import { insertionFor } from '../sharing/import-record.ts'

/** Stores the record of a new match and returns its id. */
export const storeUnchecked = (library: Library, record: MatchRecord): string => {
  const insertion = insertionFor(library, gameOf, {
    record,
    analysed: [],
    label: null,
    name: 'old.qipu',
    own: 'ask',
    copyName: 'Copy',
    copyNameBy: 'Copy',
  })
  const inserted = library.insertRecord(record, insertion)
  if (!inserted.ok) throw new Error(inserted.error.code)
  return record.root
}
