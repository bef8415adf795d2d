/** What lies in the journal of a change that was cut off. */
import { truncateSync, writeFileSync } from 'node:fs'
import type { Kind } from './kind.ts'
import { KNOWN, journal, hotJournal, withVersion, pagesOf } from './spoil.ts'

export const JOURNAL: readonly Kind[] = [
  {
    done: 'an empty journal lies beside it',
    to: 'closed',
    spoil: (file) => writeFileSync(journal(file), ''),
    said: 'opens',
  },
  {
    done: 'garbage for a journal lies beside it',
    to: 'closed',
    spoil: (file) => writeFileSync(journal(file), 'x'.repeat(900)),
    said: ['journal'],
    offers: 'open',
    steps: 15,
  },
  {
    done: 'a journal of zeros lies beside it',
    to: 'closed',
    spoil: (file) => writeFileSync(journal(file), Buffer.alloc(900)),
    said: 'opens',
  },
  {
    done: 'a change was cut off before anything of it was written',
    to: 'closed',
    spoil: (file) => writeFileSync(journal(file), hotJournal(pagesOf(file), withVersion(file, KNOWN))),
    said: 'opens',
  },
  {
    done: 'a journal of a longer file lies beside it',
    to: 'closed',
    spoil: (file) => writeFileSync(journal(file), hotJournal(pagesOf(file) + 9, null)),
    said: ['journal'],
    offers: 'restore',
  },
  {
    done: 'a journal of a shorter file lies beside it',
    to: 'closed',
    spoil: (file) => writeFileSync(journal(file), hotJournal(12, withVersion(file, KNOWN))),
    said: ['pages'],
    offers: 'restore',
  },
  {
    done: 'another program’s journal lies beside it',
    to: 'closed',
    spoil: (file) => writeFileSync(journal(file), hotJournal(pagesOf(file), withVersion(file, KNOWN, 77))),
    said: 'libraryNotOurs',
  },
  {
    done: 'a journal lies beside an empty file',
    to: 'closed',
    spoil: (file) => {
      const bytes = hotJournal(pagesOf(file), null)
      truncateSync(file, 0)
      writeFileSync(journal(file), bytes)
    },
    said: ['journal'],
    offers: 'restore',
  },
]
