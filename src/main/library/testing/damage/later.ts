/** Libraries that a later version has changed, wherever that is written. */
import { writeFileSync } from 'node:fs'
import type { Kind } from './kind.ts'
import { KNOWN, edit, journal, sql, hotJournal, withVersion, pagesOf, later } from './spoil.ts'

export const LATER_VERSIONS: readonly Kind[] = [
  {
    done: 'a later version has changed it',
    to: 'closed',
    spoil: (file) => sql(file, `PRAGMA user_version = ${KNOWN + 1}`),
    said: 'libraryNewer',
  },
  {
    done: 'a later version’s change is in the log',
    to: 'killed',
    spoil: (file, { closed }) => later(file, closed),
    said: 'libraryNewer',
  },
  {
    done: 'a later version’s change was cut off, its journal is there',
    to: 'closed',
    spoil: (file) => {
      const first = withVersion(file, KNOWN)
      sql(file, `PRAGMA user_version = ${KNOWN + 1}`)
      writeFileSync(journal(file), hotJournal(pagesOf(file), first))
    },
    said: 'libraryNewer',
  },
  {
    done: 'a later version’s library with an unfinished change beside it',
    to: 'closed',
    spoil: (file) => {
      const first = withVersion(file, KNOWN + 1)
      writeFileSync(journal(file), hotJournal(pagesOf(file), first))
    },
    said: 'libraryNewer',
  },
  {
    done: 'a later version’s library with an empty journal beside it',
    to: 'closed',
    spoil: (file) => {
      sql(file, `PRAGMA user_version = ${KNOWN + 1}`)
      writeFileSync(journal(file), '')
    },
    said: 'libraryNewer',
  },
  {
    done: 'a later version’s library with garbage for a journal',
    to: 'closed',
    spoil: (file) => {
      sql(file, `PRAGMA user_version = ${KNOWN + 1}`)
      writeFileSync(journal(file), 'x'.repeat(900))
    },
    said: 'libraryNewer',
  },
  {
    done: 'a later version’s library with a log of ours beside it',
    to: 'killed',
    spoil: (file) => edit(file, (bytes) => bytes.writeInt32BE(KNOWN + 1, 60)),
    said: 'libraryNewer',
  },
]
