import Database from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import type { MatchId } from '../../../engine/record/step.ts'
import { oldLibrary, opened, temporaryFolder } from '../testing/temporary-library.ts'

describe('steps and events', () => {
  const stored = (): { db: Database.Database; id: MatchId } => {
    const file = oldLibrary(temporaryFolder())
    const library = opened(file)
    const [id] = library.ids()
    library.close()
    return { db: new Database(file), id: id! }
  }

  it.each([
    ['UPDATE step SET action = action', 'steps are append-only'],
    ['UPDATE step SET seq = seq', 'steps are append-only'],
    ['DELETE FROM step WHERE seq = 3', 'steps are append-only'],
    [`UPDATE event SET fact = '{"type":"x"}'`, 'events are append-only'],
    ['DELETE FROM event', 'events are append-only'],
    ['UPDATE branch_move SET at = 0', 'moves of branches are append-only'],
    ['DELETE FROM branch_move', 'moves of branches are append-only'],
    [`UPDATE match SET header = '{}'`, 'does not change'],
    ['DELETE FROM match', 'only a match in the bin'],
    ['UPDATE match SET removing = 1', 'only a match in the bin'],
  ])('refuse %s', (sql, why) => {
    const { db } = stored()
    expect(() => db.exec(sql)).toThrow(why)
    db.close()
  })

  it('refuse to be replaced', () => {
    const { db } = stored()
    db.pragma('recursive_triggers = ON')
    expect(() =>
      db.exec('REPLACE INTO step SELECT match, seq, id, parent, actor, action, 1 FROM step WHERE seq = 1'),
    ).toThrow('steps are append-only')
    db.close()
  })

  it('cannot be taken out of a match that stays, even one in the bin', () => {
    const { db } = stored()
    db.pragma('foreign_keys = ON')
    db.exec('UPDATE match SET binned_at = 1')
    db.exec('BEGIN; UPDATE match SET removing = 1; DELETE FROM event; DELETE FROM step WHERE seq > 0')
    expect(() => db.exec('COMMIT')).toThrow('FOREIGN KEY')
    db.exec('ROLLBACK')
    expect(db.prepare('SELECT count(*) FROM step').pluck().get()).toBe(4)
    db.close()
  })

  it('tell their type in a column of its own', () => {
    const { db } = stored()
    expect(db.prepare('SELECT DISTINCT type FROM event ORDER BY type').pluck().all()).toEqual([
      'stone.named',
      'stone.placed',
    ])
    db.close()
  })
})
