/**
 * Staging tables for long imports, temporary and private to this connection. Writing thousands of rows takes a while
 * and is done in chunks; two statements then move them into the library in one short transaction.
 */
import type Database from 'better-sqlite3'
import { canonicalJson } from '../../../engine/record/canonical.ts'
import type { Step, StepId } from '../../../engine/record/step.ts'
import { toBlob } from '../sqlite/stored.ts'
import { CHANCE, type StepNumbers } from './steps.ts'

/** The staged steps of one record. */
export interface Stage {
  /** Adds steps, parents before children, without the root. */
  add(steps: readonly Step[]): void
  /** Moves the steps into a match that has its root already; call it inside a transaction. */
  moveTo(key: number): StepNumbers
  drop(): void
}

const TABLES = `
CREATE TEMP TABLE IF NOT EXISTS staged_step (
  stage INTEGER, seq INTEGER, id BLOB, parent INTEGER, actor INTEGER, action TEXT, chosen INTEGER,
  PRIMARY KEY (stage, seq)
) WITHOUT ROWID;
CREATE TEMP TABLE IF NOT EXISTS staged_event (
  stage INTEGER, step INTEGER, n INTEGER, fact TEXT, PRIMARY KEY (stage, step, n)
) WITHOUT ROWID;`

/** Returns a function that opens a stage for the record with that root. The tables are created on first use. */
export const createStaging = (db: Database.Database): ((root: StepId) => Stage) => {
  let stages = 0
  const prepared = () => ({
    step: db.prepare<[number, number, Buffer, number, number, string, number]>(
      'INSERT INTO staged_step VALUES (?, ?, ?, ?, ?, ?, ?)',
    ),
    event: db.prepare<[number, number, number, string]>('INSERT INTO staged_event VALUES (?, ?, ?, ?)'),
    moveSteps: db.prepare<[number, number]>(
      `INSERT INTO step (match, seq, id, parent, actor, action, chosen)
       SELECT ?, seq, id, parent, actor, action, chosen FROM staged_step WHERE stage = ? ORDER BY seq`,
    ),
    moveEvents: db.prepare<[number, number]>(
      `INSERT INTO event (match, step, n, fact)
       SELECT ?, step, n, fact FROM staged_event WHERE stage = ? ORDER BY step, n`,
    ),
    dropSteps: db.prepare<[number]>('DELETE FROM staged_step WHERE stage = ?'),
    dropEvents: db.prepare<[number]>('DELETE FROM staged_event WHERE stage = ?'),
  })
  let statements: ReturnType<typeof prepared> | undefined
  const ready = (): ReturnType<typeof prepared> => {
    if (statements === undefined) {
      db.exec(TABLES)
      statements = prepared()
    }
    return statements
  }

  return (root) => {
    const { step, event, moveSteps, moveEvents, dropSteps, dropEvents } = ready()
    stages += 1
    const stage = stages
    const numbers = new Map<StepId, number>([[root, 0]])
    const numberOf = (id: StepId): number => {
      const number = numbers.get(id)
      if (number === undefined) throw new Error(`step ${id} comes before its parent`)
      return number
    }
    return {
      add: db.transaction((steps: readonly Step[]) => {
        for (const { id, parent, actor, action, events, chosen } of steps) {
          const seq = numbers.size
          const by = actor === 'chance' ? CHANCE : actor
          // Canonical text, as `insertSteps` writes it.
          const text = canonicalJson(action)
          step.run(stage, seq, toBlob(id), numberOf(parent), by, text, chosen === true ? 1 : 0)
          events.forEach((fact, n) => event.run(stage, seq, n, canonicalJson(fact)))
          numbers.set(id, seq)
        }
      }),
      moveTo(key) {
        moveSteps.run(key, stage)
        moveEvents.run(key, stage)
        return numbers
      },
      drop: db.transaction(() => {
        dropSteps.run(stage)
        dropEvents.run(stage)
      }),
    }
  }
}
