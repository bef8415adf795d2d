/** Records put into a library without the checks an import makes, as an earlier program has taken them in. */
import { gameOf } from '../../engine/index.ts'
import type { MatchRecord } from '../../engine/record/tree.ts'
import type { Library } from '../library/library.ts'
import { insertionFor } from '../sharing/import-record.ts'

/** Stores the record of a new match and gives its id. */
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
