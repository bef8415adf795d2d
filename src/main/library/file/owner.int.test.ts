import { copyFileSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { libraryIn, steadyClock, temporaryFolder } from '../testing/temporary-library.ts'
import { openLibrary } from '../open.ts'
import { APPLICATION_ID } from './migrate.ts'
import { MIGRATIONS } from './migrations.ts'

const codeOf = (file: string): string => {
  const result = openLibrary(file, { now: steadyClock(), lockWaitMs: 20 })
  if (!result.ok) return result.error.code
  result.value.close()
  return 'opened'
}

/** Every file of a folder with its bytes and modification time. */
const contents = (folder: string): unknown =>
  readdirSync(folder)
    .toSorted()
    .map((name) => {
      const path = join(folder, name)
      return [name, readFileSync(path).toString('base64'), statSync(path, { bigint: true }).mtimeNs]
    })

/** The files of a database as a killed program leaves them, limited to `endings`. */
const abandoned = (sql: readonly string[], endings: readonly string[]): string => {
  const source = join(temporaryFolder(), 'theirs.sqlite')
  const file = libraryIn(temporaryFolder())
  const db = new Database(source)
  for (const each of sql) db.exec(each)
  for (const ending of endings) copyFileSync(`${source}${ending}`, `${file}${ending}`)
  db.close()
  return file
}

const DIARY = ['CREATE TABLE diary (day TEXT)', "INSERT INTO diary VALUES ('mine')"]
const WAL = 'PRAGMA journal_mode = WAL'
const ID = 'PRAGMA application_id = 1234'
const CHECKPOINT = 'PRAGMA wal_checkpoint(TRUNCATE)'
const LOGGED = ['', '-wal']
const NEWER = `PRAGMA user_version = ${MIGRATIONS.length + 1}`

describe('a database that is not ours is refused, with no byte changed and no new file', () => {
  it.each<readonly [string, readonly string[], readonly string[]]>([
    ['without a mark', DIARY, ['']],
    ['with a mark of its own', [ID, ...DIARY], ['']],
    ['in a log alone', [WAL, ...DIARY], LOGGED],
    ['in a log alone, with its index', [WAL, ...DIARY], [...LOGGED, '-shm']],
    ['in a log alone, with a mark of its own', [WAL, ID, ...DIARY], LOGGED],
    ['with a log that goes on', [WAL, ...DIARY, CHECKPOINT, "INSERT INTO diary VALUES ('more')"], LOGGED],
    ['with a log in which it got its mark', [WAL, ...DIARY, CHECKPOINT, ID], LOGGED],
    ['with a higher version in its log', [WAL, ...DIARY, CHECKPOINT, NEWER], LOGGED],
    [
      'with many tables',
      [WAL, ...Array.from({ length: 90 }, (_, n) => `CREATE TABLE t${n} (a, b, c)`)],
      LOGGED,
    ],
    [
      'in the middle of a change',
      [
        ...DIARY,
        'PRAGMA cache_spill = 1; PRAGMA cache_size = 1',
        'BEGIN',
        `INSERT INTO diary SELECT hex(randomblob(2000)) FROM generate_series(1, 200)`.replace(
          'generate_series(1, 200)',
          '(WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 200) SELECT i FROM n)',
        ),
      ],
      ['', '-journal'],
    ],
  ])('%s', (_, sql, endings) => {
    const file = abandoned(sql, endings)
    const folder = join(file, '..')
    const before = contents(folder)
    expect(codeOf(file)).toBe('libraryNotOurs')
    expect(contents(folder)).toEqual(before)
  })

  it('even if its log does not fit', () => {
    const file = abandoned([WAL, ...DIARY, CHECKPOINT, "INSERT INTO diary VALUES ('more')"], LOGGED)
    const other = abandoned([WAL, ...DIARY, ...DIARY.slice(1)], LOGGED)
    copyFileSync(`${other}-wal`, `${file}-wal`)
    const folder = join(file, '..')
    const before = contents(folder)
    expect(codeOf(file)).toBe('libraryNotOurs')
    expect(contents(folder)).toEqual(before)
  })
})

describe('a library of a later version', () => {
  it.each([
    ['in the file', [WAL, `PRAGMA application_id = ${APPLICATION_ID}`, ...DIARY, NEWER, CHECKPOINT], ['']],
    ['in the log', [WAL, `PRAGMA application_id = ${APPLICATION_ID}`, ...DIARY, CHECKPOINT, NEWER], LOGGED],
    ['in the log alone', [WAL, `PRAGMA application_id = ${APPLICATION_ID}`, ...DIARY, NEWER], LOGGED],
  ] as const)('recorded %s is refused with no byte changed and no new file', (_, sql, endings) => {
    const file = abandoned(sql, endings)
    const folder = join(file, '..')
    const before = contents(folder)
    expect(codeOf(file)).toBe('libraryNewer')
    expect(contents(folder)).toEqual(before)
  })
})
