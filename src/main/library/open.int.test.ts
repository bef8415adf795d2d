import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { listQuerySchema } from '../api/api.ts'
import { openLibrary } from './open.ts'
import { newCopyName } from './file/files.ts'
import { APPLICATION_ID } from './file/migrate.ts'
import { MIGRATIONS, type Migration } from './file/migrations.ts'
import { exampleHeader, exampleLine } from './testing/example.ts'
import { libraryIn, oldLibrary, opened, steadyClock, temporaryFolder } from './testing/temporary-library.ts'

const now = steadyClock()

/** A later schema: a new column and a new table. */
const later: Migration = {
  version: MIGRATIONS.length + 1,
  name: 'later',
  sql: `ALTER TABLE match ADD COLUMN note TEXT NOT NULL DEFAULT 'none'; CREATE TABLE extra (key INTEGER PRIMARY KEY);`,
}

const codeOf = (file: string, migrations?: readonly Migration[]): string => {
  const result = openLibrary(file, {
    now,
    lockWaitMs: 20,
    ...(migrations === undefined ? {} : { migrations }),
  })
  if (!result.ok) return result.error.code
  result.value.close()
  return 'opened'
}

/** Every file of a folder with its bytes; folders with copies of damaged files are left out. */
const contents = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((name) => !statSync(join(folder, name)).isDirectory())
      .map((name) => [name, readFileSync(join(folder, name)).toString('base64')]),
  )

describe('a new library', () => {
  it('is created with its folder, durable, with our application id', () => {
    const file = libraryIn(join(temporaryFolder(), 'a', 'b'))
    opened(file).close()
    const db = new Database(file)
    expect(db.pragma('application_id', { simple: true })).toBe(APPLICATION_ID)
    expect(db.pragma('user_version', { simple: true })).toBe(MIGRATIONS.length)
    expect(db.pragma('journal_mode', { simple: true })).toBe('wal')
    db.close()
  })

  it('is created in an empty file, such as an interrupted creation leaves', () => {
    const file = libraryIn(temporaryFolder())
    writeFileSync(file, '')
    expect(codeOf(file)).toBe('opened')
  })

  it('numbers its migrations 1, 2, 3', () => {
    expect(MIGRATIONS.map((migration) => migration.version)).toEqual(MIGRATIONS.map((_, index) => index + 1))
  })
})

describe('a library of version 1', () => {
  it('opens with everything in it', () => {
    const library = opened(oldLibrary(temporaryFolder()))
    const [id] = library.ids()
    const row = library.row(id!)
    expect(row).toMatchObject({ title: 'An evening', tags: ['club'], played: 2, comments: 1 })
    const loaded = library.load(id!)
    if (!loaded.ok) throw new Error(loaded.error.code)
    expect(loaded.damage).toBeNull()
    expect(loaded.value.header).toEqual(exampleHeader(1))
    expect([...loaded.value.steps.values()]).toEqual(exampleLine(id!, 3))
    expect(library.reflog(id!, 10).map((move) => move.reason)).toEqual(['undo', 'act', 'create'])
    expect(library.settings()).toEqual({
      'app.theme': 'night',
      person: expect.stringMatching(/^[0-9a-f]{16}$/),
    })
    for (const text of ['布局', 'Zoë', 'zoe'])
      expect(library.list(listQuerySchema.parse({ text })).total).toBe(1)
  })

  it('has the schema this program makes', () => {
    const schema = (file: string): unknown => {
      const db = new Database(file)
      const tables = db
        .prepare<[], { name: string }>(`SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name`)
        .all()
      const columns = tables.map(({ name }) => [name, db.pragma(`table_xinfo(${name})`)])
      const others = db
        .prepare(`SELECT type, name, tbl_name FROM sqlite_schema WHERE type <> 'table' ORDER BY type, name`)
        .all()
      db.close()
      return { columns, others }
    }
    const file = libraryIn(temporaryFolder())
    opened(file).close()
    const old = oldLibrary(temporaryFolder())
    opened(old).close()
    expect(schema(old)).toEqual(schema(file))
  })

  it('migrates after a program was killed in the middle of a migration in the same second', () => {
    const folder = temporaryFolder()
    const file = oldLibrary(folder)
    const at = 1_800_000_000_000
    const half = `${newCopyName(file, 'v1', at, '.sqlite')}.part`
    writeFileSync(half, 'half of it')
    const library = opened(file, { now: () => at })
    expect(library.ids()).toHaveLength(1)
    expect(existsSync(half)).toBe(false)
  })

  it('is copied before a later version changes it', () => {
    const folder = temporaryFolder()
    const file = oldLibrary(folder)
    const library = opened(file, { migrations: [...MIGRATIONS, later] })
    const backup = library.backup ?? ''
    expect(statSync(backup).isFile()).toBe(true)
    expect(library.load(library.ids()[0]!)).toMatchObject({ ok: true, damage: null })
    library.close()
    const db = new Database(file)
    expect(db.pragma('user_version', { simple: true })).toBe(later.version)
    expect(db.prepare('SELECT note FROM match').pluck().get()).toBe('none')
    db.close()
    // The copy opens as the old library.
    const copy = libraryIn(temporaryFolder())
    copyFileSync(backup, copy)
    expect(versionIn(copy)).toBe(1)
    const before = opened(copy)
    expect(before.row(before.ids()[0]!)?.title).toBe('An evening')
  })

  it('names each copy differently, and makes none when nothing is pending', () => {
    const folder = temporaryFolder()
    const file = oldLibrary(folder)
    const still = { now: () => 0 }
    const first = opened(file, still).backup
    expect(opened(file, still).backup).toBeNull()
    for (const name of readdirSync(folder).filter((name) => name.startsWith('library.sqlite')))
      rmSync(join(folder, name))
    oldLibrary(folder)
    const second = opened(file, still).backup
    expect(first).not.toBe(second)
    expect(readdirSync(folder).filter((name) => name.includes('.v1.'))).toHaveLength(2)
  })

  it('is unchanged when a migration fails', () => {
    const file = oldLibrary(temporaryFolder())
    const broken = { ...later, sql: `${later.sql} CREATE TABLE match (key);` }
    expect(() => openLibrary(file, { now, migrations: [...MIGRATIONS, broken] })).toThrow('already exists')
    const db = new Database(file)
    expect(db.pragma('user_version', { simple: true })).toBe(1)
    expect(db.prepare(`SELECT 1 FROM sqlite_schema WHERE name = 'extra'`).get()).toBeUndefined()
    db.close()
    expect(codeOf(file)).toBe('opened')
  })
})

const versionIn = (file: string): unknown => {
  const db = new Database(file, { readonly: true })
  const version = db.pragma('user_version', { simple: true })
  db.close()
  return version
}

describe('a library of a newer version', () => {
  it('is refused and unchanged, byte for byte', () => {
    const folder = temporaryFolder()
    const file = oldLibrary(folder)
    opened(file, { migrations: [...MIGRATIONS, later] }).close()
    const before = contents(folder)
    expect(openLibrary(file, { now })).toEqual({
      ok: false,
      error: { code: 'libraryNewer', details: { version: later.version, known: MIGRATIONS.length } },
    })
    expect(contents(folder)).toEqual(before)
  })

  it('is refused when the change is still in the write-ahead log', () => {
    const folder = temporaryFolder()
    const file = oldLibrary(folder)
    opened(file).close()
    const db = new Database(file)
    db.pragma('wal_autocheckpoint = 0')
    db.pragma(`user_version = ${later.version}`)
    const crashed = temporaryFolder()
    for (const name of readdirSync(folder)) copyFileSync(join(folder, name), join(crashed, name))
    db.close()
    const before = contents(crashed)
    expect(codeOf(libraryIn(crashed))).toBe('libraryNewer')
    const after = contents(crashed)
    const [name, log] = ['library.sqlite', 'library.sqlite-wal']
    expect([after[name], after[log]]).toEqual([before[name], before[log]])
  })

  it('is noticed by a program that has it open', () => {
    const file = libraryIn(temporaryFolder())
    const library = opened(file)
    opened(file, { migrations: [...MIGRATIONS, later] })
    expect(() => library.changedElsewhere()).toThrow('libraryNewer')
  })
})

describe('what cannot be opened', () => {
  it('reports a file that is no database', () => {
    const folder = temporaryFolder()
    writeFileSync(libraryIn(folder), 'Dear diary, today we played Quorsum again. '.repeat(100))
    const before = contents(folder)
    expect(codeOf(libraryIn(folder))).toBe('libraryNotOurs')
    expect(contents(folder)).toEqual(before)
  })

  it.each([
    ['with another application’s id', 'PRAGMA application_id = 77; CREATE TABLE t (a)'],
    ['without any', 'CREATE TABLE t (a)'],
  ])('tells another program’s database %s', (_, sql) => {
    const folder = temporaryFolder()
    const db = new Database(libraryIn(folder))
    db.exec(sql)
    db.close()
    const before = contents(folder)
    expect(codeOf(libraryIn(folder))).toBe('libraryNotOurs')
    expect(contents(folder)).toEqual(before)
  })

  it('reports a truncated database', () => {
    const folder = temporaryFolder()
    const file = oldLibrary(folder)
    truncateSync(file, Math.floor(statSync(file).size / 2))
    const before = contents(folder)
    expect(codeOf(file)).toBe('libraryDamaged')
    expect(contents(folder)).toEqual(before)
  })

  it('reports a library with changed tables', () => {
    const file = oldLibrary(temporaryFolder())
    const db = new Database(file)
    db.exec('DROP TABLE event')
    db.close()
    expect(codeOf(file)).toBe('libraryDamaged')
  })

  it('reports damage inside the file when it reads it', () => {
    const file = oldLibrary(temporaryFolder())
    const bytes = readFileSync(file)
    // All pages after the first are overwritten; the header is intact.
    bytes.fill(0xa5, 4096 * 2)
    writeFileSync(file, bytes)
    const result = openLibrary(file, { now })
    const code = result.ok ? (result.value.check()?.code ?? 'sound') : result.error.code
    expect(code).toBe('libraryDamaged')
  })

  it('reports a folder in its place', () => {
    const file = libraryIn(temporaryFolder())
    mkdirSync(file)
    expect(codeOf(file)).toBe('libraryUnreadable')
  })

  it('reports a file in place of its folder', () => {
    const folder = temporaryFolder()
    writeFileSync(join(folder, 'home'), '')
    expect(codeOf(join(folder, 'home', 'library.sqlite'))).toBe('libraryUnreadable')
  })

  it('reports a library that another process is creating', () => {
    const file = oldLibrary(temporaryFolder())
    const other = new Database(file)
    other.exec('BEGIN EXCLUSIVE')
    expect(codeOf(file, [...MIGRATIONS, later])).toBe('libraryLocked')
    other.exec('ROLLBACK')
    other.close()
    expect(codeOf(file)).toBe('opened')
  })

  it('reports a library in a read-only folder', () => {
    const folder = temporaryFolder()
    const file = oldLibrary(folder)
    opened(file).close()
    const before = contents(folder)
    asOrdinaryUser([folder, file], () => {
      chmodSync(file, 0o444)
      chmodSync(folder, 0o555)
      expect(codeOf(file)).toBe('libraryReadOnly')
      expect(codeOf(join(folder, 'deeper', 'library.sqlite'))).toBe('libraryUnreadable')
      chmodSync(folder, 0o755)
    })
    expect(contents(folder)).toEqual(before)
  })
})

/** Root may write everywhere, so as root the test runs as `nobody`, who gets the files. */
const asOrdinaryUser = (paths: readonly string[], work: () => void): void => {
  if (process.geteuid?.() !== 0) return work()
  const nobody = 65534
  for (const path of paths) chownSync(path, nobody, nobody)
  process.seteuid?.(nobody)
  try {
    work()
  } finally {
    process.seteuid?.(0)
  }
}
