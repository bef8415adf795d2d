/** Records put into a library without the checks an import makes, as an earlier program has taken them in. */
import { gameOf } from '../../engine/index.ts'
import type { MatchRecord } from '../../engine/record/tree.ts'
import type { Library } from '../library/library.ts'
import { planImport } from '../sharing/import-record.ts'

/** Stores the record of a new match and gives its id. */
export const storeUnchecked = (library: Library, record: MatchRecord): string => {
  const coming = planImport(library, gameOf, {
    record,
    analysed: [],
    label: null,
    name: 'old.qipu',
    own: 'ask',
    copyName: 'Copy',
    copyNameBy: 'Copy',
  })
  const inserted = library.insertRecord(record, coming.insertion)
  if (!inserted.ok) throw new Error(inserted.error.code)
  return record.root
}
