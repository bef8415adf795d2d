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

/** Each function is to run inside a transaction. What a note said is kept among its versions before it changes. */
export interface AnnotationWriter {
  row(key: number, id: string): NoteRow | undefined
  /** With `joins` it goes on with the last edit, as typing does: words that are still there are not kept twice. */
  put(key: number, id: string, row: NoteRow, change: NoteChange): void
  /** As if it had never been there. */
  remove(key: number, id: string): void
}

export interface NoteChange {
  readonly reason: VersionReason
  readonly at: number
  readonly joins?: boolean
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
  const write = db.prepare<[number, string, number, string, string, number, number, VersionReason, number]>(
    `INSERT INTO annotation (match, id, step, kind, body, version, deleted, reason, at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (match, id) DO UPDATE SET step = excluded.step, kind = excluded.kind, body = excluded.body,
       version = excluded.version, deleted = excluded.deleted, reason = excluded.reason, at = excluded.at`,
  )
  const drop = db.prepare<[number, string]>('DELETE FROM annotation WHERE match = ? AND id = ?')
  const keep = db.prepare<[number, string]>(
    `INSERT INTO annotation_version (match, id, n, step, body, version, deleted, reason, at)
     SELECT match, id, ${NEXT}, step, body, version, deleted, reason, at
     FROM annotation WHERE match = ? AND id = ?`,
  )
  const last = db
    .prepare<[number, string], string>(
      'SELECT body FROM annotation_version WHERE match = ? AND id = ? ORDER BY n DESC LIMIT 1',
    )
    .pluck()
  /** While one types on, nothing is lost that is still there, or stands in the version before. */
  const isKept = (key: number, id: string, { body }: NoteRow): boolean => {
    const words = wordsIn(find.get(key, id)?.body)
    return isWithin(words, wordsIn(body)) || isWithin(words, wordsIn(last.get(key, id)))
  }
  return {
    row: (key, id) => find.get(key, id),
    put(key, id, row, { reason, at, joins = false }) {
      if (!joins || !isKept(key, id, row)) keep.run(key, id)
      write.run(key, id, row.step, row.kind, row.body, row.version, row.deleted, reason, at)
    },
    remove(key, id) {
      keep.run(key, id)
      drop.run(key, id)
    },
  }
}

/** The number of the version an annotation is, or the next one gets. */
const NEXT = `1 + ifnull((
  SELECT max(n) FROM annotation_version WHERE match = annotation.match AND id = annotation.id
), 0)`

/** The words of a comment or the name of a bookmark; undefined for what has none. */
const wordsIn = (text: string | undefined): string | undefined => {
  if (text === undefined) return undefined
  // Stored by this library from an AnnotationBody.
  const body = JSON.parse(text) as AnnotationBody
  if (body.kind === 'comment') return body.text
  return body.kind === 'bookmark' ? body.name : undefined
}

/** True if nothing but additions leads from one text to the other. */
const isWithin = (text: string | undefined, longer: string | undefined): boolean => {
  if (text === undefined || longer === undefined) return false
  let at = 0
  for (let on = 0; on < longer.length && at < text.length; on += 1) if (longer[on] === text[at]) at += 1
  return at === text.length
}

export interface NoteVersions {
  /** The versions of a note, newest first; what one by which it was deleted has for a body means nothing. */
  noteVersions(id: MatchId, note: string): readonly NoteVersion[]
  /** The last words of the notes that were deleted, the last deleted first, with how and when they were. */
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

const STEP = `JOIN step ON step.match = version.match AND step.seq = version.step AND ${isHere('step')}`

export const createNoteVersions = (db: Database.Database): NoteVersions => {
  const of = db.prepare<[{ match: Buffer; id: string }], VersionTuple>(
    `WITH version AS (
       SELECT match, id, n, step, body, deleted, reason, at FROM annotation_version
       WHERE match = (SELECT key FROM match WHERE id = $match) AND id = $id
       UNION ALL
       SELECT match, id, ${NEXT}, step, body, deleted, reason, at FROM annotation
       WHERE match = (SELECT key FROM match WHERE id = $match) AND id = $id
     )
     SELECT version.id, n, step.id AS step, body, deleted, reason, at FROM version ${STEP} ORDER BY n DESC`,
  )
  const deleted = db.prepare<[Buffer], VersionTuple>(
    `SELECT version.id, version.n, step.id AS step, version.body, version.deleted,
       annotation.reason, annotation.at
     FROM match JOIN annotation ON annotation.match = match.key AND annotation.deleted = 1
     JOIN annotation_version AS version ON version.match = match.key AND version.id = annotation.id ${STEP}
     WHERE match.id = ? AND version.n = (
       SELECT max(n) FROM annotation_version
       WHERE match = version.match AND id = version.id AND deleted = 0
     )
     ORDER BY annotation.at DESC, version.id`,
  )
  return {
    noteVersions: (id, note) => of.all({ match: toBlob(id), id: note }).map(versionOf),
    deletedNotes: (id) => deleted.all(toBlob(id)).map(versionOf),
  }
}
