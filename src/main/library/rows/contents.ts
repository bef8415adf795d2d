import type Database from 'better-sqlite3'
import { standingNotes } from '../../../engine/record/notes.ts'
import { isNotWithdrawn } from './steps.ts'
import { storedEdit } from '../sqlite/stored.ts'

/** How much a library holds. */
export interface Contents {
  readonly matches: number
  /** Steps of all lines, without roots. */
  readonly steps: number
  /** Current notes of every kind. */
  readonly notes: number
}

interface NoteTuple {
  readonly match: number
  readonly id: string
  readonly deleted: number
  readonly edit: string | null
}

/**
 * Counts rows instead of trusting the summaries of matches. Reads all steps and notes of a library of the latest
 * version; may fail on a damaged one with a code of the library's failures.
 */
export const contentsOf = (db: Database.Database): Contents => {
  const count = (sql: string): number => db.prepare<[], number>(sql).pluck().get() ?? 0
  const rows = db
    .prepare<[], NoteTuple>('SELECT match, id, deleted, edit FROM annotation ORDER BY match')
    .all()
  let notes = 0
  for (const own of Map.groupBy(rows, ({ match }) => match).values()) {
    const versions = own.map(({ id, deleted, edit: text }) => {
      const edit = storedEdit(text)
      return [id, { id, deleted: deleted === 1, ...(edit === undefined ? {} : { edit }) }] as const
    })
    notes += standingNotes(new Map(versions)).length
  }
  return {
    matches: count('SELECT count(*) FROM match'),
    steps: count(`SELECT count(*) FROM step WHERE seq > 0 AND ${isNotWithdrawn('step')}`),
    notes,
  }
}
