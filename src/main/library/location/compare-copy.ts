/** Whether a copy of a library holds what the library holds. */
import Database from 'better-sqlite3'
import { lostSince, readWitness } from '../damage/witness.ts'

/** The copy is whole, each table has as many rows, each match has come as far, and its witness misses nothing. */
export const holdsTheSame = (library: Database.Database, copy: string): boolean => {
  const other = new Database(copy, { readonly: true, fileMustExist: true })
  try {
    if (other.prepare<[], string>('PRAGMA integrity_check(1)').pluck().get() !== 'ok') return false
    return figuresOf(library) === figuresOf(other) && lostSince(other, readWitness(copy)) === null
  } finally {
    other.close()
  }
}

/** Rows of every table, versions, and how far each match has come, as one text. */
const figuresOf = (db: Database.Database): string => {
  const tables = db
    .prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
    .pluck()
    .all()
  const counts = tables.map((name) => [
    name,
    db
      .prepare<[], number>(`SELECT count(*) FROM "${name.replaceAll('"', '""')}"`)
      .pluck()
      .get(),
  ])
  const marks = ['user_version', 'application_id', 'page_count'].map((name) =>
    db.pragma(name, { simple: true }),
  )
  const last = tables.includes('match')
    ? db
        .prepare(
          'SELECT hex(match.id), max(seq), hex(max(step.id)) FROM match LEFT JOIN step ON step.match = match.key GROUP BY match.key ORDER BY match.key',
        )
        .raw()
        .all()
    : []
  return JSON.stringify([marks, counts, last])
}
