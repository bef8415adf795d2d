/**
 * The progress file (`library.sqlite.witness`): a small file beside the library that records how far each match has
 * come. If the log is deleted, cut or exchanged, or an older copy replaces the database, nothing in them shows that
 * steps are missing; this file does.
 *
 * It is written after the library, so it never claims what was not stored, and about a second later, so it may lack
 * the last changes before a crash. It is text with one record a line, each with a checksum; new lines are appended,
 * and the last one about a match counts.
 */
import {
  closeSync,
  existsSync,
  fsync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { crc32 } from 'node:zlib'
import type Database from 'better-sqlite3'
import { failureOf } from '../sqlite/errors.ts'
import { firstBytes, HEADER, firstPageStamp, saltOf } from '../file/sqlite-format.ts'

export const PROGRESS_FILE_ENDING = '.witness'

export interface MatchProgress {
  /** Steps, without the root. */
  readonly steps: number
  /** The id of the step stored last, as hex. */
  readonly last: string
  /** Number of branch moves. */
  readonly moves: number
}

/** The progress of a match in a library; includes notes, unlike the progress file. */
export interface MatchProgressWithNotes extends MatchProgress {
  /** Sum of the version numbers of all notes. */
  readonly written: number
}

export interface ProgressFile {
  /** By match id, as hex. */
  readonly matches: ReadonlyMap<string, MatchProgress>
  /** Ids of matches that were removed from the library. */
  readonly removed: ReadonlySet<string>
  /** The stamp of the database file at a clean close (`cleanCloseStamp`), if nothing came after; otherwise null. */
  readonly closed: string | null
  /** The salt of the log in use when this file was last written. */
  readonly log: string | null
  readonly lines: number
}

/** Reads the progress file; skips unreadable lines. Empty if there is none. */
export const readProgressFile = (file: string): ProgressFile => {
  const matches = new Map<string, MatchProgress>()
  const removed = new Set<string>()
  let closed: string | null = null
  let log: string | null = null
  let lines = 0
  const path = `${file}${PROGRESS_FILE_ENDING}`
  if (statSync(path, { throwIfNoEntry: false })?.isFile() !== true)
    return { matches, removed, closed, log, lines }
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    const text = line.slice(0, line.lastIndexOf(' '))
    if (text === '' || line !== withChecksum(text)) continue
    lines += 1
    const [word, id = '', steps, last = '', moves] = text.split(' ')
    closed = word === 'closed' ? id : null
    if (word === 'match') {
      matches.set(id, { steps: Number(steps), last, moves: Number(moves) })
      removed.delete(id)
    } else if (word === 'removed') {
      matches.delete(id)
      removed.add(id)
    } else if (word === 'log') log = id
  }
  return { matches, removed, closed, log, lines }
}

const withChecksum = (text: string): string => `${text} ${crc32(text).toString(16).padStart(8, '0')}`

/** Identifies the database file after a clean close: page 1, size and time. Null if it has no header. */
export const cleanCloseStamp = (file: string): string | null => {
  const stat = statSync(file, { throwIfNoEntry: false, bigint: true })
  if (stat === undefined || stat.size < HEADER.length) return null
  return `${firstPageStamp(firstBytes(file, HEADER.length))}-${stat.size}-${stat.mtimeNs}`
}

const PROGRESS_COLUMNS = `hex(match.id) AS id,
  coalesce((SELECT max(seq) FROM step WHERE step.match = match.key), 0) AS steps,
  coalesce((SELECT hex(id) FROM step WHERE step.match = match.key ORDER BY seq DESC LIMIT 1), '') AS last,
  coalesce((SELECT max(n) + 1 FROM branch_move WHERE branch_move.match = match.key), 0) AS moves`
const PROGRESS_QUERY = `SELECT ${PROGRESS_COLUMNS} FROM match`

/** The progress of all matches in a library, by id. Earlier versions kept one version of each note. */
export const progressIn = (db: Database.Database): ReadonlyMap<string, MatchProgressWithNotes> => {
  if (!hasTable(db, 'match')) return new Map()
  const written = ['annotation', 'annotation_version']
    .filter((table) => hasTable(db, table))
    .map((table) => `coalesce((SELECT sum(version) FROM ${table} AS note WHERE note.match = match.key), 0)`)
  const rows = db
    .prepare<[], MatchProgressWithNotes & { readonly id: string }>(
      `SELECT ${PROGRESS_COLUMNS}, ${written.join(' + ')} AS written FROM match`,
    )
    .all()
  return new Map(rows.map((row) => [row.id, row]))
}

const hasTable = (db: Database.Database, name: string): boolean =>
  db.prepare<[string]>('SELECT 1 FROM sqlite_schema WHERE name = ?').get(name) !== undefined

/** What one library lacks of another's matches, except those removed on purpose. */
export const missingFrom = (
  mine: ReadonlyMap<string, MatchProgressWithNotes>,
  others: ReadonlyMap<string, MatchProgressWithNotes>,
  removed: ReadonlySet<string>,
): MissingSteps => {
  let [matches, steps] = [0, 0]
  for (const [id, other] of others) {
    const own = mine.get(id)
    if (own === undefined ? removed.has(id) : isAsFar(own, other)) continue
    matches += 1
    steps += Math.max(0, other.steps - (own?.steps ?? 0))
  }
  return { matches, steps }
}

/** Steps, moves and versions of notes only grow. */
const isAsFar = (one: MatchProgressWithNotes, other: MatchProgressWithNotes): boolean =>
  (one.steps > other.steps || (one.steps === other.steps && one.last === other.last)) &&
  one.moves >= other.moves &&
  one.written >= other.written

export interface MissingSteps {
  readonly matches: number
  readonly steps: number
}

/** What the progress file records and the library lacks; null if nothing is missing. */
export const missingSteps = (db: Database.Database, progress: ProgressFile): MissingSteps | null => {
  if (progress.matches.size === 0) return null
  if (!hasTable(db, 'match'))
    return {
      matches: progress.matches.size,
      steps: [...progress.matches.values()].reduce((sum, each) => sum + each.steps, 0),
    }
  const find = db.prepare<[string], MatchProgress>(`${PROGRESS_QUERY} WHERE match.id = unhex(?)`)
  const knows = db.prepare<[string, string]>(
    'SELECT 1 FROM match JOIN step ON step.match = match.key WHERE match.id = unhex(?) AND step.id = unhex(?)',
  )
  let matches = 0
  let steps = 0
  for (const [id, recorded] of progress.matches) {
    const here = find.get(id)
    const known = recorded.last === '' || knows.get(id, recorded.last) !== undefined
    if (here !== undefined && here.steps >= recorded.steps && known && here.moves >= recorded.moves) continue
    matches += 1
    // If the last step is another one, at least that one is missing.
    steps += here === undefined ? recorded.steps : Math.max(recorded.steps - here.steps, known ? 0 : 1)
  }
  return matches === 0 ? null : { matches, steps }
}

export interface ProgressFileWriter {
  /** Writes pending changes now. */
  flush(): void
  /** Call after the connection is closed: records the state of the database file. */
  close(): void
}

/** Delay between a change and its record, in milliseconds; collects all changes meanwhile. */
const DELAY_MS = 1000

/** Records the changes of a connection, by temporary triggers. Call it only on a library known to be sound. */
export const keepProgressFile = (db: Database.Database, progress: ProgressFile): ProgressFileWriter => {
  const file = db.name
  const dirty = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  const one = db.prepare<[string], MatchProgress & { id: string }>(
    `${PROGRESS_QUERY} WHERE match.id = unhex(?)`,
  )

  const flush = (): void => {
    clearTimeout(timer)
    timer = undefined
    if (dirty.size === 0 || db.inTransaction) return
    const lines = [...dirty].map((id) => lineOf(id, one.get(id)))
    dirty.clear()
    writeLines(file, [...lines, `log ${saltOf(file)}`], { background: true })
  }
  const changed = (id: unknown): null => {
    dirty.add(String(id))
    timer ??= setTimeout(flush, DELAY_MS).unref()
    return null
  }
  db.function('qipu_changed', changed)
  // Written before the removal is committed, so that the match is never reported as missing.
  db.function('qipu_removed', (id: unknown) => {
    writeLines(file, [`removed ${String(id)}`])
    return changed(id)
  })
  db.exec(`
    CREATE TEMP TRIGGER witness_made AFTER INSERT ON main.match BEGIN SELECT qipu_changed(hex(NEW.id)); END;
    CREATE TEMP TRIGGER witness_changed AFTER UPDATE ON main.match BEGIN SELECT qipu_changed(hex(NEW.id)); END;
    CREATE TEMP TRIGGER witness_removed AFTER DELETE ON main.match BEGIN SELECT qipu_removed(hex(OLD.id)); END;`)
  if (isStale(db, progress)) rewriteProgressFile(db)
  return {
    flush,
    close() {
      clearTimeout(timer)
      const state = existsSync(`${file}-wal`) ? null : cleanCloseStamp(file)
      if (state !== null) writeLines(file, [`closed ${state}`])
    },
  }
}

/** Surplus lines before the file is rewritten. */
const SLACK = 1000

/** True if the file lacks matches, lists removed ones, or has grown too long. */
const isStale = (db: Database.Database, { matches, lines }: ProgressFile): boolean => {
  const count = db.prepare<[], number>('SELECT count(*) FROM match').pluck().get() ?? 0
  return count !== matches.size || lines > 2 * count + SLACK
}

/** Rewrites the progress file from the library. */
export const rewriteProgressFile = (db: Database.Database): void => {
  const rows = db.prepare<[], MatchProgress & { id: string }>(PROGRESS_QUERY).all()
  writeLines(db.name, [...rows.map((row) => lineOf(row.id, row)), `log ${saltOf(db.name)}`], {
    replace: true,
  })
}

const lineOf = (id: string, found: MatchProgress | undefined): string =>
  found === undefined ? `removed ${id}` : `match ${id} ${found.steps} ${found.last} ${found.moves}`

interface WriteOptions {
  /** Replace the file instead of appending. */
  readonly replace?: boolean
  /** Sync in the background. */
  readonly background?: boolean
}

/**
 * Appends lines, or replaces the file. Ignores errors of the disk: the library itself reports them, and the progress
 * file is merely older.
 */
const writeLines = (
  file: string,
  lines: readonly string[],
  { replace = false, background = false }: WriteOptions = {},
): void => {
  const path = `${file}${PROGRESS_FILE_ENDING}`
  const fresh = `${path}.new`
  try {
    const handle = openSync(replace ? fresh : path, replace ? 'w' : 'a')
    try {
      // The leading newline ends a line that was cut off.
      writeFileSync(handle, ['', ...lines.map(withChecksum), ''].join('\n'))
      if (!background) fsyncSync(handle)
    } finally {
      if (background) fsync(handle, () => closeSync(handle))
      else closeSync(handle)
    }
    if (replace) renameSync(fresh, path)
  } catch (thrown) {
    if (failureOf(thrown) === undefined) throw thrown
  }
}
