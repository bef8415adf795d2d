import { readFileSync, writeFileSync } from 'node:fs'
import Database from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { gameOf } from '../../engine/index.ts'
import { canonicalJson } from '../../engine/record/canonical.ts'
import type { Edit, MatchId } from '../../engine/record/step.ts'
import { matchRowSchema } from '../api/values.ts'
import { filterSchema, listQuerySchema } from '../api/values-library.ts'
import type { ListRequest } from './queries/list.ts'
import type { Library } from './library.ts'
import { openLibrary } from './open.ts'
import { openLibraryQueries } from './queries/queries.ts'
import { exampleHeader, exampleLine, exampleSummary, mainAt } from './testing/example.ts'
import { libraryIn, opened, steadyClock, temporaryFolder } from './testing/temporary-library.ts'

/** Three matches, each with steps, a tag, a note and a note from before notes had authors. */
const made = (): { file: string; ids: readonly MatchId[] } => {
  const file = libraryIn(temporaryFolder())
  const library = opened(file)
  const ids = [1, 2, 3].map((number) => {
    const id = library.create(exampleHeader(number), `Evening ${number}`)
    const line = exampleLine(id, 3)
    const summary = exampleSummary({ played: 3, steps: 3 })
    library.append(id, { steps: line, branches: [mainAt(line[2]!.id, 1)], reason: 'act', summary })
    library.setTags(id, ['club'])
    const edit: Edit = {
      note: `${number}`.padStart(16, 'a'),
      by: { id: 'b'.repeat(16), name: 'Mira', sign: 'M' },
      at: '2026-11-20T10:25:00.000Z',
      replaces: [],
    }
    const said = (text: string) => ({ kind: 'comment' as const, text, author: '' })
    library.putAnnotations(id, [
      { id: edit.note, step: line[0]!.id, body: said(`plum ${number}`), version: 1, deleted: false, edit },
      { id: `${number}`.padStart(16, 'c'), step: id, body: said('pear'), version: 1, deleted: false },
    ])
    return id
  })
  library.close()
  return { file, ids }
}

const query = (text = ''): ListRequest => listQuerySchema.parse({ text })

/** Changes rows as only damage does. */
const spoil = (file: string, sql: string, ...values: readonly unknown[]): void => {
  const db = new Database(file)
  const triggers = db
    .prepare<[], { name: string; sql: string }>(`SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'`)
    .all()
  for (const trigger of triggers) db.exec(`DROP TRIGGER ${trigger.name}`)
  db.pragma('foreign_keys = OFF')
  db.pragma('ignore_check_constraints = ON')
  db.prepare(sql).run(...values)
  for (const trigger of triggers) db.exec(trigger.sql)
  db.close()
}

/** All queries over several matches: what they answer about the two sound ones. */
const answersOf = (library: Library, [first, second, third]: readonly MatchId[]): void => {
  for (const text of ['', 'Evening', 'plum', 'pear', 'club', '王小']) {
    const { rows, total } = library.list(query(text))
    const sound = rows.filter(({ id }) => id === first || id === third)
    expect([text, sound.length]).toEqual([text, 2])
    for (const row of sound) {
      expect(row).not.toHaveProperty('damaged')
      expect(matchRowSchema.safeParse(row).success).toBe(true)
    }
    for (const row of rows) expect(matchRowSchema.safeParse(row).error).toBeUndefined()
    expect(total).toBeGreaterThanOrEqual(2)
  }
  for (const id of [first!, third!]) {
    expect(library.row(id)).toMatchObject({ id, steps: 3 })
    expect(library.deals(id).filter((row) => row.id === first || row.id === third)).toHaveLength(2)
    expect(library.noteVersions(id, 'c'.repeat(15) + (id === first ? '1' : '3'))).toHaveLength(1)
    expect(library.deletedNotes(id)).toEqual([])
    expect(library.load(id)).toMatchObject({ ok: true, damage: null })
  }
  // The damaged match can be queried, renamed, tagged and binned like any other.
  if (second === undefined || library.row(second) === undefined) return
  library.load(second)
  library.deals(second)
  library.noteVersions(second, 'aaaaaaaaaaaaaaa2')
  library.deletedNotes(second)
  library.rename(second, 'Evening, again')
  library.setTags(second, ['other'])
  library.bin([second])
  library.emptyBin()
  expect(library.list(query()).total).toBe(2)
}

describe('a damaged row never hides the others', () => {
  it.each<[string, string, ...unknown[]]>([
    ['a header that is no JSON', 'UPDATE match SET header = ? WHERE key = 2', '{"format":'],
    ['a header that is another thing', 'UPDATE match SET header = ? WHERE key = 2', '[1, 2]'],
    ['a header without seats', `UPDATE match SET header = json_remove(header, '$.seats') WHERE key = 2`],
    ['a header without chance', `UPDATE match SET header = json_remove(header, '$.chance') WHERE key = 2`],
    ['a turn that is no JSON', 'UPDATE match SET turn = ? WHERE key = 2', '{"by":0'],
    ['a turn of nobody there', 'UPDATE match SET turn = ? WHERE key = 2', '{"bz":0}'],
    ['an outcome that is none', 'UPDATE match SET turn = ? WHERE key = 2', '{"by":"nobody","outcome":7}'],
    ['a moment that is no JSON', 'UPDATE match SET moment = ? WHERE key = 2', 'x'],
    ['a moment that is another thing', 'UPDATE match SET moment = ? WHERE key = 2', 'null'],
    ['scores that are no JSON', 'UPDATE match SET scores = ? WHERE key = 2', '[4,5'],
    ['scores that are words', 'UPDATE match SET scores = ? WHERE key = 2', '["a"]'],
    ['a time no calendar has', 'UPDATE match SET updated_at = ? WHERE key = 2', 9_000_000_000_000_000n],
    ['a number beyond all', 'UPDATE match SET played = ? WHERE key = 2', 2n ** 62n],
    ['a note that is no JSON', 'UPDATE annotation SET body = ? WHERE match = 2', '{"kind":"comment'],
    ['a note that is another thing', 'UPDATE annotation SET body = ? WHERE match = 2', '7'],
    ['a note without words', 'UPDATE annotation SET body = ? WHERE match = 2', '{"kind":"comment"}'],
    [
      'an edit that is no JSON',
      'UPDATE annotation SET edit = ? WHERE match = 2 AND edit IS NOT NULL',
      '{"no',
    ],
    ['an edit that is another thing', 'UPDATE annotation SET edit = ? WHERE match = 2', '{"note":1}'],
  ])('%s', (_, sql, ...values) => {
    const { file, ids } = made()
    spoil(file, sql, ...values)
    answersOf(opened(file), ids)
  })

  it.each([
    ['body', '{"kind":'],
    ['body', 'null'],
    ['edit', '{"note":'],
    ['edit', '[]'],
  ])('an earlier version of a note: its %s is %s', (column, text) => {
    const { file, ids } = made()
    const library = opened(file)
    const id = ids[1]!
    const loaded = library.load(id)
    const [note] = loaded.ok
      ? [...loaded.value.annotations.values()].filter(({ edit }) => edit !== undefined)
      : []
    library.putAnnotations(id, [
      { ...note!, body: { kind: 'comment', text: 'else', author: '' }, version: 2 },
    ])
    library.close()
    spoil(file, `UPDATE annotation_version SET ${column} = ? WHERE match = 2`, text)
    const again = opened(file)
    expect(again.noteVersions(id, note!.id).map(({ body }) => body)).toContainEqual({
      kind: 'comment',
      text: 'else',
      author: '',
    })
    again.deletedNotes(id)
    answersOf(again, ids)
  })

  /** The bytes with the types of the columns; the first column with content is the id. */
  const TYPES = 20
  it('wherever one of its bits is flipped', () => {
    const { file, ids } = made()
    const sound = readFileSync(file)
    // The row of the second match, from the column types to the end of its header. The bytes before belong to the
    // page, which finds its rows by them.
    const id = Buffer.from(ids[1]!, 'hex')
    const header = Buffer.from(canonicalJson(exampleHeader(2)))
    const end = sound.indexOf(header)
    expect(end).toBeGreaterThan(0)
    const begin = sound.lastIndexOf(id, end)
    expect(end - begin).toBeLessThan(400)
    const bytes = end + header.length - begin + TYPES
    // Every byte of the types, and every third of the rest.
    const places = Array.from({ length: bytes }, (_, at) => begin - TYPES + at).filter(
      (place) => place < begin || place % 3 === 0,
    )
    let reported = 0
    for (const [number, place] of places.entries()) {
      const spoilt = Buffer.from(sound)
      spoilt[place]! ^= 1 << ((number * 5) % 8)
      writeFileSync(file, spoilt)
      const result = openLibrary(file, { now: steadyClock() })
      if (!result.ok) {
        expect(result.error.code).toBe('libraryDamaged')
        reported += 1
        continue
      }
      const library = result.value
      try {
        const rows = [...library.list(query()).rows, ...library.list(query('plum')).rows]
        expect([
          place - begin,
          rows.filter(({ id: each }) => each === ids[0] || each === ids[2]).length,
        ]).toEqual([place - begin, 4])
        for (const row of rows) expect(matchRowSchema.safeParse(row).error).toBeUndefined()
        for (const each of library.ids()) library.load(each)
        const queries = openLibraryQueries(file, gameOf)
        const about = { about: 'statistics' as const, filter: filterSchema.parse({}) }
        expect(queries.answer(about)).toMatchObject({ ok: true })
        queries.close()
      } finally {
        library.close()
      }
    }
    expect(reported).toBeLessThan(places.length / 4)
  }, 120_000)
})
