/** What is said about steps, as it stands and as it stood: every change of a note is a version that is kept. */
import type Database from 'better-sqlite3'
import type { Annotation, AnnotationBody, MatchId, StepId } from '../../engine/record/step.ts'
import { fromBlob, toBlob } from './blob.ts'
import { isHere } from './steps.ts'

/** How a version came about; `found`: it stood there when earlier words began to be kept. */
export const VERSION_REASONS = ['found', 'edit', 'import', 'undo'] as const
export type VersionReason = (typeof VERSION_REASONS)[number]

/** A note as it was, or is: the last of its versions. */
export interface NoteVersion {
  readonly id: string
  /** Counts the versions of a note from 1 on. */
  readonly n: number
  readonly step: StepId
  readonly body: AnnotationBody
  readonly deleted: boolean
  readonly reason: VersionReason
  /** Null where it is not known. */
  readonly at: number | null
}

/** The columns of a note, the step by its number. */
export interface NoteRow {
  readonly step: number
  readonly kind: string
  readonly body: string
  readonly version: number
  readonly deleted: number
}

/** Each function is to run inside a transaction. */
export interface AnnotationWriter {
  row(key: number, id: string): NoteRow | undefined
  put(key: number, id: string, row: NoteRow, reason: VersionReason, at: number): void
  /** As if it had never been there; what it said stays among the versions. */
  remove(key: number, id: string, at: number): void
}

export const rowOf = ({ body, version, deleted }: Annotation, step: number): NoteRow => ({
  step,
  kind: body.kind,
  body: JSON.stringify(body),
  version,
  deleted: deleted ? 1 : 0,
})

export const createAnnotationWriter = (db: Database.Database): AnnotationWriter => {
  const find = db.prepare<[number, string], NoteRow>(
    'SELECT step, kind, body, version, deleted FROM annotation WHERE match = ? AND id = ?',
  )
  const write = db.prepare<[number, string, number, string, string, number, number]>(
    `INSERT INTO annotation (match, id, step, kind, body, version, deleted) VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (match, id) DO UPDATE SET step = excluded.step, kind = excluded.kind,
       body = excluded.body, version = excluded.version, deleted = excluded.deleted`,
  )
  const drop = db.prepare<[number, string]>('DELETE FROM annotation WHERE match = ? AND id = ?')
  const keep = db.prepare<
    [number, string, number, string, number, string, number, number, VersionReason, number]
  >(
    `INSERT INTO annotation_version (match, id, n, step, body, version, deleted, reason, at)
     VALUES (?, ?, 1 + ifnull((SELECT max(n) FROM annotation_version WHERE match = ? AND id = ?), 0),
       ?, ?, ?, ?, ?, ?)`,
  )
  return {
    row: (key, id) => find.get(key, id),
    put(key, id, { step, kind, body, version, deleted }, reason, at) {
      write.run(key, id, step, kind, body, version, deleted)
      keep.run(key, id, key, id, step, body, version, deleted, reason, at)
    },
    remove(key, id, at) {
      const row = find.get(key, id)
      drop.run(key, id)
      if (row?.deleted === 0) keep.run(key, id, key, id, row.step, row.body, row.version, 1, 'undo', at)
    },
  }
}

export interface NoteVersions {
  /** The versions of a note, newest first; what one by which it was deleted has for a body means nothing. */
  noteVersions(id: MatchId, note: string): readonly NoteVersion[]
  /** The last words of the notes that were deleted, the last deleted first. */
  deletedNotes(id: MatchId): readonly NoteVersion[]
}

interface VersionTuple {
  readonly id: string
  readonly n: number
  readonly step: Buffer
  readonly body: string
  readonly deleted: number
  readonly reason: VersionReason
  readonly at: number | null
}

const versionOf = ({ step, body, deleted, ...rest }: VersionTuple): NoteVersion => ({
  ...rest,
  step: fromBlob(step),
  // Stored by this library from an AnnotationBody.
  body: JSON.parse(body) as AnnotationBody,
  deleted: deleted === 1,
})

const COLUMNS = `version.id, version.n, step.id AS step, version.body, version.deleted, version.reason, version.at`
const STEP = `JOIN step ON step.match = version.match AND step.seq = version.step AND ${isHere('step')}`

export const createNoteVersions = (db: Database.Database): NoteVersions => {
  const of = db.prepare<[Buffer, string], VersionTuple>(
    `SELECT ${COLUMNS} FROM match JOIN annotation_version AS version ON version.match = match.key ${STEP}
     WHERE match.id = ? AND version.id = ? ORDER BY version.n DESC`,
  )
  const deleted = db.prepare<[Buffer], VersionTuple>(
    `SELECT ${COLUMNS}, (
       SELECT max(at) FROM annotation_version WHERE match = version.match AND id = version.id
     ) AS last
     FROM match JOIN annotation_version AS version ON version.match = match.key ${STEP}
     JOIN annotation ON annotation.match = version.match AND annotation.id = version.id
     WHERE match.id = ? AND annotation.deleted = 1 AND version.n = (
       SELECT max(n) FROM annotation_version
       WHERE match = version.match AND id = version.id AND deleted = 0
     )
     ORDER BY last DESC, version.id`,
  )
  return {
    noteVersions: (id, note) => of.all(toBlob(id), note).map(versionOf),
    deletedNotes: (id) =>
      deleted
        .all(toBlob(id))
        .map(({ id: note, n, step, body, deleted: gone, reason, at }) =>
          versionOf({ id: note, n, step, body, deleted: gone, reason, at }),
        ),
  }
}
