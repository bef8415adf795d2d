/** Damage to the database file, and to file and log together. */
import { mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { APPLICATION_ID } from '../../file/migrate.ts'
import { MIGRATIONS } from '../../file/migrations.ts'
import type { DamageKind } from './states.ts'
import { KNOWN, PAGE, edit, flip, cut, fileOf, sql, foreignDatabase, log } from './spoil.ts'

export const FILE_AND_LOG: readonly DamageKind[] = [
  {
    done: 'the file is deleted, the log holds all',
    to: 'young',
    spoil: (file) => rmSync(file),
    said: ['gone'],
    offers: 'open',
    steps: 15,
  },
  {
    done: 'the file is emptied, the log holds all',
    to: 'young',
    spoil: (file) => truncateSync(file, 0),
    said: ['gone'],
    offers: 'open',
    steps: 15,
  },
  {
    done: 'the file is cut in its first page, the log holds all',
    to: 'young',
    spoil: (file) => truncateSync(file, 60),
    said: ['short'],
    offers: 'open',
    steps: 15,
  },
  {
    done: 'the beginning of the file is zeros, the log holds all',
    to: 'young',
    spoil: (file) => edit(file, (bytes) => bytes.fill(0, 0, 100)),
    said: ['beginning'],
    offers: 'open',
    steps: 15,
  },
  {
    done: 'the file is deleted, the log holds a part',
    to: 'killed',
    spoil: (file) => rmSync(file),
    said: ['gone'],
    offers: 'restore',
  },
  {
    done: 'the file is emptied, the log holds a part',
    to: 'killed',
    spoil: (file) => truncateSync(file, 0),
    said: ['gone'],
    offers: 'restore',
  },
  {
    done: 'the file is cut in half, the log holds a part',
    to: 'killed',
    spoil: (file) => cut(file, 0.5),
    said: ['short'],
    offers: 'restore',
  },
  {
    done: 'the pages of the file are zeros, the log holds a part',
    to: 'killed',
    spoil: (file) => edit(file, (bytes) => bytes.fill(0, PAGE)),
    said: ['pages'],
    offers: 'restore',
  },
  {
    done: 'file and log are deleted',
    to: 'killed',
    spoil: (file) => {
      rmSync(file)
      rmSync(log(file))
    },
    said: ['gone'],
    offers: 'restore',
  },
]

export const FILE: readonly DamageKind[] = [
  { done: 'nothing, after a clean end', to: 'closed', spoil: () => undefined, said: 'opens' },
  { done: 'nothing, after a kill', to: 'killed', spoil: () => undefined, said: 'opens' },
  { done: 'nothing, killed before it was ever closed', to: 'young', spoil: () => undefined, said: 'opens' },

  {
    done: 'the file is deleted',
    to: 'closed',
    spoil: (file) => rmSync(file),
    said: ['gone'],
    offers: 'restore',
  },
  {
    done: 'the file is emptied',
    to: 'closed',
    spoil: (file) => truncateSync(file, 0),
    said: ['gone'],
    offers: 'restore',
  },
  {
    done: 'the file is cut after 10 bytes',
    to: 'closed',
    spoil: (file) => truncateSync(file, 10),
    said: ['short', 'pages'],
    offers: 'restore',
  },
  {
    done: 'the file is cut after 60 bytes',
    to: 'closed',
    spoil: (file) => truncateSync(file, 60),
    said: ['short', 'pages'],
    offers: 'restore',
  },
  {
    done: 'the file is cut after its first page',
    to: 'closed',
    spoil: (file) => truncateSync(file, PAGE),
    said: ['short'],
    offers: 'restore',
  },
  {
    done: 'the file is cut in half',
    to: 'closed',
    spoil: (file) => cut(file, 0.5),
    said: ['short'],
    offers: 'restore',
  },
  {
    done: 'the last byte of the file is missing',
    to: 'closed',
    spoil: (file) => truncateSync(file, readFileSync(file).length - 1),
    said: ['short'],
    offers: 'restore',
  },
  {
    done: 'bytes are added to the file',
    to: 'closed',
    spoil: (file) => writeFileSync(file, Buffer.concat([readFileSync(file), Buffer.alloc(777, 7)])),
    said: 'opens',
  },
  {
    done: 'the beginning of the file is zeros',
    to: 'closed',
    spoil: (file) => edit(file, (bytes) => bytes.fill(0, 0, 100)),
    said: ['beginning', 'pages'],
    offers: 'restore',
  },
  {
    done: 'the first page of the file is zeros',
    to: 'closed',
    spoil: (file) => edit(file, (bytes) => bytes.fill(0, 0, PAGE)),
    said: ['beginning', 'pages'],
    offers: 'restore',
  },
  {
    done: 'a bit of the first word of the file is flipped',
    to: 'closed',
    spoil: (file) => flip(file, () => 3),
    said: ['beginning', 'pages'],
    offers: 'restore',
  },
  {
    done: 'the list of tables on the first page is garbage',
    to: 'closed',
    spoil: (file) => edit(file, (bytes) => bytes.fill(0xa5, 100, 400)),
    said: ['pages'],
    offers: 'restore',
  },
  {
    done: 'all pages but the first are garbage',
    to: 'closed',
    spoil: (file) => edit(file, (bytes) => bytes.fill(0xa5, PAGE)),
    said: ['pages'],
    offers: 'restore',
  },
  {
    done: 'all pages but the first are zeros',
    to: 'closed',
    spoil: (file) => edit(file, (bytes) => bytes.fill(0, PAGE)),
    said: ['pages'],
    offers: 'restore',
  },
  {
    done: 'the file is a folder',
    to: 'closed',
    spoil: (file) => {
      rmSync(file)
      mkdirSync(file)
    },
    said: 'libraryUnreadable',
  },
  {
    done: 'the file is a letter',
    to: 'closed',
    spoil: (file) => {
      rmSync(`${file}.witness`)
      writeFileSync(file, 'Dear diary, '.repeat(40))
    },
    said: 'libraryNotOurs',
  },
  {
    done: 'the file is a letter, and the progress file knows better',
    to: 'closed',
    spoil: (file) => writeFileSync(file, 'Dear diary, '.repeat(40)),
    said: ['beginning', 'pages'],
    offers: 'restore',
  },
  {
    done: 'another program’s database stands in its place',
    to: 'closed',
    spoil: foreignDatabase,
    said: 'libraryNotOurs',
  },
  {
    done: 'another program’s database with a mark of its own',
    to: 'closed',
    spoil: (file) => {
      foreignDatabase(file)
      sql(file, 'PRAGMA application_id = 77')
    },
    said: 'libraryNotOurs',
  },
  {
    done: 'an earlier copy stands in its place',
    to: 'closed',
    spoil: (file, { earlier }) => writeFileSync(file, fileOf(earlier)),
    said: ['steps'],
    offers: 'open',
    steps: 8,
  },
  {
    done: 'another library stands in its place',
    to: 'closed',
    spoil: (file) => {
      rmSync(file)
      sql(
        file,
        `${MIGRATIONS.map((one) => one.sql).join(';')}; PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${KNOWN}`,
      )
    },
    said: ['steps'],
    offers: 'open',
    steps: 0,
  },
]
