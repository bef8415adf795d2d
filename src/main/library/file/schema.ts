/** What marks a file as a Qipu library, and the steps by which its schema came to be. */
import { first } from './migrations/001-first.ts'
import { shelf } from './migrations/002-shelf.ts'
import { analysis } from './migrations/003-analysis.ts'
import { deals } from './migrations/004-deals.ts'
import { imports } from './migrations/005-imports.ts'
import { authors } from './migrations/006-authors.ts'
import { collections } from './migrations/007-collections.ts'
import { levels } from './migrations/008-levels.ts'
import type { Migration } from './migrations/migration.ts'

/** `application_id` in the database header: the letters "Qipu" as a big-endian integer. */
export const APPLICATION_ID = 0x51697075

/** All migrations, oldest first; each raises `user_version` to its own version. */
export const MIGRATIONS: readonly Migration[] = [
  first,
  shelf,
  analysis,
  deals,
  imports,
  authors,
  collections,
  levels,
]
