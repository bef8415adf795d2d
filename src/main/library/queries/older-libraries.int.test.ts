/** Migrations derive what older versions did not write. */
import Database from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { MIGRATIONS } from '../file/migrations.ts'
import type { Library } from '../library.ts'
import { exampleHeader } from '../testing/example.ts'
import { libraryIn, opened, temporaryFolder, toVersion7, statisticsOf } from '../testing/temporary-library.ts'
import { playedMatches, storeMatches } from '../../testing/played-matches.ts'

const shelf = (): Library => {
  const library = opened(libraryIn(temporaryFolder()))
  storeMatches(library, playedMatches())
  return library
}

describe('a library of version 1 with real matches', () => {
  /** Reverts everything that later versions added. */
  const aged = (file: string): void => {
    const db = new Database(file)
    db.exec(`
      DROP TRIGGER match_is_new; DROP TRIGGER match_is_revised; DROP TABLE revision;
      DROP TRIGGER match_is_seated; DROP TRIGGER match_ends;
      DROP TABLE collection_match; DROP TABLE collection;
      DROP TABLE player; DROP TABLE option; DROP TABLE fallen; DROP TABLE search;
      DROP TABLE import; DROP TABLE import_step; DROP TABLE import_entry; DROP TABLE withdrawn;
      DROP TABLE annotation_version; ALTER TABLE annotation DROP COLUMN reason; ALTER TABLE annotation DROP COLUMN at; ALTER TABLE annotation DROP COLUMN edit; ALTER TABLE branch DROP COLUMN author;
      DROP TABLE analysis;
      DROP TABLE fresh; DROP INDEX match_dealt;
      DROP INDEX match_listed; DROP INDEX match_titled; DROP INDEX match_made;
      ALTER TABLE match DROP COLUMN drawn;
      CREATE INDEX match_listed ON match (binned_at, updated_at);
      PRAGMA user_version = 1;`)
    db.close()
  }
  const tables = (file: string): unknown => {
    const db = new Database(file, { readonly: true })
    const rows = ['player', 'option', 'fallen'].map((table) =>
      db.prepare(`SELECT * FROM ${table} ORDER BY match, 1, 2, 3`).all(),
    )
    const drawn = db.prepare('SELECT key, drawn FROM match ORDER BY key').all()
    db.close()
    return [...rows, drawn]
  }

  it('is migrated to what this version would have written, with a copy beside it', () => {
    const library = shelf()
    const before = tables(library.file)
    const expected = statisticsOf(library)
    library.close()
    aged(library.file)
    const again = opened(library.file)
    expect(again.backup).toContain('.v1.')
    expect(MIGRATIONS.length).toBeGreaterThan(1)
    expect(tables(again.file)).toEqual(before)
    expect(statisticsOf(again)).toEqual(expected)
    expect(again.check()).toBeNull()
  })

  it('distinguishes programs from built-in bots after version 7 did not', () => {
    const library = shelf()
    library.create(
      exampleHeader(1, {
        seats: [
          { name: 'Plato', colour: 1, player: { kind: 'bot', bot: 'search', level: 1 } },
          { name: 'Ada', colour: 2, player: { kind: 'person' } },
        ],
      }),
      'Ours',
    )
    const before = tables(library.file)
    library.close()
    const db = new Database(library.file)
    toVersion7(db)
    db.close()
    const again = opened(library.file)
    expect(again.backup).toContain('.v7.')
    expect(tables(again.file)).toEqual(before)
    expect(JSON.stringify(before)).toContain('"bot":-1')
    expect(JSON.stringify(before)).toContain('"bot":1')
  })

  it('is migrated even with a damaged header', () => {
    const library = shelf()
    library.close()
    aged(library.file)
    const db = new Database(library.file)
    db.exec(`DROP TRIGGER match_is_fixed; UPDATE match SET header = '{"seats":[' WHERE key = 2;
      UPDATE match SET turn = 'nobody' WHERE key = 3;
      CREATE TRIGGER match_is_fixed BEFORE UPDATE OF key, id, game, header ON match
      BEGIN SELECT RAISE(ABORT, 'the header of a match does not change'); END;`)
    db.close()
    const again = opened(library.file)
    expect(statisticsOf(again, { games: ['qin'] }).matches).toBe(3)
  })
})
