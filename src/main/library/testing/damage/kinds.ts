/** All kinds of damage. docs/damage.md has the same table for people; a test holds one against the other. */
import { TABLES_AND_ROWS } from './tables-and-rows.ts'
import { FILE } from './file.ts'
import { JOURNAL } from './journal.ts'
import type { Kind } from './kind.ts'
import { LATER_VERSIONS } from './later.ts'
import { LOG } from './log.ts'
import { FILE_AND_LOG } from './pair.ts'

export const GROUPS = {
  'The file': FILE,
  'The log': LOG,
  'File and log together': FILE_AND_LOG,
  'The journal': JOURNAL,
  'Later versions': LATER_VERSIONS,
  'What is in it': TABLES_AND_ROWS,
} as const satisfies { readonly [title: string]: readonly Kind[] }

export const KINDS: readonly Kind[] = Object.values(GROUPS).flat()
