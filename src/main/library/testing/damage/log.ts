/** Damage to the log and the journal, and changes of a later version. */
import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import type { DamageKind } from './states.ts'
import {
  PAGE,
  edit,
  flip,
  cut,
  log,
  fileOf,
  foreignLog,
  KNOWN,
  journal,
  hotJournal,
  withVersion,
  pagesOf,
  sql,
  later,
} from './spoil.ts'

/** Libraries that a later version has changed, wherever that is recorded. */
export const LATER_VERSIONS: readonly DamageKind[] = [
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

/** Journals beside the library. */
export const JOURNAL: readonly DamageKind[] = [
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

export const LOG: readonly DamageKind[] = [
  {
    done: 'the log is deleted',
    to: 'killed',
    spoil: (file) => rmSync(log(file)),
    said: ['steps'],
    offers: 'open',
    steps: 8,
  },
  {
    done: 'the log is deleted before the library was ever closed',
    to: 'young',
    spoil: (file) => rmSync(log(file)),
    said: ['steps'],
    offers: 'open',
    steps: 0,
  },
  {
    done: 'the log is emptied',
    to: 'killed',
    spoil: (file) => truncateSync(log(file), 0),
    said: ['steps'],
    offers: 'open',
    steps: 8,
  },
  {
    done: 'the log is cut after its beginning',
    to: 'killed',
    spoil: (file) => truncateSync(log(file), 32),
    said: ['steps'],
    offers: 'open',
    steps: 8,
  },
  {
    done: 'the log is cut after 10 bytes',
    to: 'killed',
    spoil: (file) => truncateSync(log(file), 10),
    said: ['steps'],
    offers: 'open',
    steps: 8,
  },
  {
    done: 'the log is cut in half',
    to: 'killed',
    spoil: (file) => cut(log(file), 0.5),
    said: ['steps'],
    offers: 'open',
  },
  {
    done: 'the last change in the log is cut off in the middle',
    to: 'killed',
    spoil: (file) => truncateSync(log(file), readFileSync(log(file)).length - 2000),
    said: ['steps'],
    offers: 'open',
    steps: 14,
  },
  {
    done: 'a byte at the beginning of the log is flipped',
    to: 'killed',
    spoil: (file) => flip(log(file), () => 9),
    said: ['logDamaged', 'steps'],
    offers: 'open',
    steps: 8,
  },
  {
    done: 'a byte early in the log is flipped',
    to: 'killed',
    spoil: (file) => flip(log(file), () => 32 + 24 + 100),
    said: ['logDamaged', 'steps'],
    offers: 'open',
    steps: 8,
  },
  {
    done: 'a byte in the middle of the log is flipped',
    to: 'killed',
    spoil: (file) => flip(log(file), (size) => Math.floor(size / 2)),
    said: ['logDamaged', 'steps'],
    offers: 'open',
  },
  {
    done: 'the last byte of the log is flipped',
    to: 'killed',
    spoil: (file) => flip(log(file), (size) => size - 1),
    said: ['logDamaged', 'steps'],
    offers: 'open',
    steps: 14,
  },
  {
    done: 'a page of the log is zeros',
    to: 'killed',
    spoil: (file) => edit(log(file), (bytes) => bytes.fill(0, 32 + 24, 32 + 24 + PAGE)),
    said: ['logDamaged', 'steps'],
    offers: 'open',
    steps: 8,
  },
  {
    done: 'the log is garbage',
    to: 'killed',
    spoil: (file) => writeFileSync(log(file), 'x'.repeat(9000)),
    said: ['logDamaged', 'steps'],
    offers: 'open',
    steps: 8,
  },
  {
    done: 'garbage follows the log',
    to: 'killed',
    spoil: (file) =>
      writeFileSync(log(file), Buffer.concat([readFileSync(log(file)), Buffer.alloc(9000, 'x')])),
    said: 'opens',
  },
  {
    done: 'another library’s log stands in its place',
    to: 'killed',
    spoil: (file, { young }) => writeFileSync(log(file), fileOf(young, '-wal')),
    said: ['logForeign', 'steps'],
    offers: 'open',
    steps: 8,
    foreign: true,
  },
  {
    done: 'another program’s log stands in its place',
    to: 'killed',
    spoil: (file) => foreignLog(file),
    said: ['logForeign', 'steps'],
    offers: 'open',
    steps: 8,
  },
  {
    done: 'a log lies beside a file that was closed',
    to: 'closed',
    spoil: (file, { killed }) => writeFileSync(log(file), fileOf(killed, '-wal')),
    said: 'opens',
  },
  {
    done: 'an older log lies beside it',
    to: 'closed',
    spoil: (file, { inFirst }) => writeFileSync(log(file), fileOf(inFirst, '-wal')),
    said: ['logForeign'],
    offers: 'open',
    steps: 15,
  },
  {
    done: 'an older log lies beside it, and the progress file is as old',
    to: 'closed',
    spoil: (file, { inFirst }) => {
      for (const ending of ['-wal', '.witness']) writeFileSync(`${file}${ending}`, fileOf(inFirst, ending))
    },
    said: ['logForeign'],
    offers: 'open',
    steps: 15,
  },
  {
    done: 'the log lies beside an earlier copy',
    to: 'killed',
    spoil: (file, { earlier }) => writeFileSync(file, fileOf(earlier)),
    said: 'opens',
  },
  {
    done: 'an older index lies beside the log',
    to: 'killed',
    spoil: (file, { young }) => writeFileSync(`${file}-shm`, fileOf(young, '-shm')),
    said: 'opens',
  },
]
