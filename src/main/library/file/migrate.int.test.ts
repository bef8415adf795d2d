import Database from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { listQuerySchema } from '../../api/api.ts'
import { openLibrary } from '../open.ts'
import { APPLICATION_ID } from './migrate.ts'
import { MIGRATIONS, type Migration } from './migrations.ts'
import { exampleHeader } from '../testing/example.ts'
import { libraryIn, opened, temporaryFolder } from '../testing/temporary-library.ts'

describe('a library of version 5', () => {
  const version5 = MIGRATIONS.slice(0, 5)
  const titles = ['Søren’s evening', '「長城」之夜', 'plain']

  /** Creates a library whose index version 5 wrote. */
  const made = (folder: string): string => {
    const file = libraryIn(folder)
    const db = new Database(file)
    db.pragma(`application_id = ${APPLICATION_ID}`)
    db.exec(`${version5.map(({ sql }) => sql).join(';')}; PRAGMA user_version = 5`)
    const match = db.prepare(
      `INSERT INTO match (id, game, title, created_at, updated_at, played, steps, comments, branches, over, turn, moment,
         scores, header) VALUES (?, 'quorsum', ?, 0, 0, 0, 0, 0, 0, 0, '{"by":0}', '{}', '[]', ?)`,
    )
    const words = db.prepare('INSERT INTO words (rowid, said) VALUES (?, ?)')
    for (const [number, title] of titles.entries()) {
      const id = Buffer.alloc(16, number)
      const { lastInsertRowid } = match.run(id, title, JSON.stringify(exampleHeader(number)))
      words.run(lastInsertRowid, title)
    }
    db.close()
    return file
  }
  const foundBy = (library: ReturnType<typeof opened>, text: string): readonly string[] =>
    library.list(listQuerySchema.parse({ text })).rows.map(({ title }) => title)

  it('finds words however they are typed, and keeps a copy of the old library', () => {
    const library = opened(made(temporaryFolder()))
    expect(library.backup).toContain('.v5.')
    expect(foundBy(library, "soren's")).toEqual([titles[0]])
    expect(foundBy(library, '"長城"')).toEqual([titles[1]])
    expect(foundBy(library, 'PLAIN')).toEqual([titles[2]])
    expect(library.check()).toBeNull()
  })

  it('stays unchanged when folding its words fails', () => {
    const file = made(temporaryFolder())
    const before = MIGRATIONS.slice(0, 6)
    const [seventh] = MIGRATIONS.slice(6)
    if (seventh === undefined) throw new Error('there is no version 7')
    const stopped: Migration = {
      ...seventh,
      fill: (db) => {
        seventh.fill?.(db)
        throw new Error('stopped')
      },
    }
    expect(() => openLibrary(file, { now: () => 0, migrations: [...before, stopped] })).toThrow('stopped')
    const db = new Database(file)
    expect(db.pragma('user_version', { simple: true })).toBe(5)
    expect(db.prepare('SELECT c0 FROM words_content ORDER BY id').pluck().all()).toEqual(titles)
    db.close()
    expect(foundBy(opened(file), "soren's")).toEqual([titles[0]])
  })
})
