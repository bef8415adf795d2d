import Database from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import type { BranchId, MatchId } from '../../engine/record/step.ts'
import { LibraryFailure } from './sqlite/errors.ts'
import type { Loaded } from './rows/records.ts'
import { exampleHeader, exampleLine, exampleSummary, mainAt } from './testing/example.ts'
import { libraryIn, opened, temporaryFolder } from './testing/temporary-library.ts'

const SIDE = '00000000000000aa' as BranchId

/** A line of six steps with a fork of two after the second; then `sql` changes the file from outside. */
const damaged = (sql: string): { loaded: Loaded; id: MatchId; line: ReturnType<typeof exampleLine> } => {
  const file = libraryIn(temporaryFolder())
  const library = opened(file)
  const id = library.create(exampleHeader(1), 'Damaged')
  const line = exampleLine(id, 6)
  const fork = exampleLine(line[1]!.id, 2, 50)
  library.append(id, {
    steps: [...line, ...fork],
    branches: [mainAt(line[5]!.id, 1), { ...mainAt(fork[1]!.id, 1), id: SIDE, name: 'side' }],
    reason: 'act',
    summary: exampleSummary(),
  })
  library.close()
  const db = new Database(file)
  const triggers = db
    .prepare<[], { name: string; sql: string }>(`SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'`)
    .all()
  for (const trigger of triggers) db.exec(`DROP TRIGGER ${trigger.name}`)
  db.pragma('foreign_keys = OFF')
  db.exec(sql)
  for (const trigger of triggers) db.exec(trigger.sql)
  db.close()
  return { loaded: opened(file).load(id), id, line }
}

describe('a damaged record', () => {
  it.each([
    ['an altered action', `UPDATE step SET action = '{"type":"cheat"}' WHERE seq = 4`],
    [
      'an altered fact',
      `UPDATE event SET fact = '{"type":"stone.placed","number":7}' WHERE step = 4 AND n = 0`,
    ],
    ['a lost fact', 'DELETE FROM event WHERE step = 4 AND n = 1'],
    ['an actor changed', 'UPDATE step SET actor = 5 WHERE seq = 4'],
    ['a step passed off as chosen', 'UPDATE step SET chosen = 1 WHERE seq = 4'],
    ['a lost step', 'DELETE FROM step WHERE seq = 4'],
  ])('opens up to the last good step: %s', (_, sql) => {
    const { loaded, line } = damaged(sql)
    if (!loaded.ok) throw new Error(loaded.error.code)
    expect(loaded.damage?.code).toBe('recordDamaged')
    // Steps 1 to 3 and the fork, which does not depend on step 4.
    expect(loaded.value.steps.size).toBe(5)
    expect(loaded.value.branches.get(mainAt(line[0]!.id, 1).id)?.step).toBe(line[2]!.id)
  })

  it('reports a lost step that only a branch refers to', () => {
    const { loaded, line } = damaged('DELETE FROM step WHERE seq = 6; UPDATE branch SET step = 6')
    if (!loaded.ok) throw new Error(loaded.error.code)
    expect(loaded.damage).toEqual({ code: 'recordDamaged', details: { lost: 6 } })
    expect(loaded.value.branches.get(SIDE)?.step).toBe(line[4]!.id)
  })

  it('names the first bad step and its depth', () => {
    const { loaded, line } = damaged(`UPDATE step SET action = '{}' WHERE seq = 5`)
    expect(loaded.ok && loaded.damage).toEqual({
      code: 'recordDamaged',
      details: { step: line[4]!.id, depth: 5 },
    })
  })

  it.each([`UPDATE match SET header = '{'`, `UPDATE match SET header = replace(header, 'plum', 'pear')`])(
    'does not open without its header: %s',
    (sql) => {
      const { loaded } = damaged(sql)
      expect(loaded).toMatchObject({ ok: false, error: { code: 'recordDamaged' } })
    },
  )
})

describe('a schema damaged while the library is open', () => {
  it.each(['DROP TABLE event', 'ALTER TABLE match RENAME COLUMN title TO name'])(
    'is reported in words when it is read: %s',
    (sql) => {
      const library = opened(libraryIn(temporaryFolder()))
      const id = library.create(exampleHeader(1), 'Damaged')
      const rival = new Database(library.file)
      rival.pragma('foreign_keys = OFF')
      rival.exec(sql)
      rival.close()
      const met = (): unknown => [library.load(id), library.row(id)]
      expect(met).toThrow(LibraryFailure)
      expect(met).toThrow('libraryDamaged')
    },
  )
})
