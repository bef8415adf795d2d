/** What is said about steps, as it stands and as it stood: every change of a note is a version that is kept. */
import type Database from 'better-sqlite3'
import { wordsOfTask } from '../../../engine/record/task.ts'
import { latestFirst, standingNotes } from '../../../engine/record/notes.ts'
import type {
  Annotation,
  AnnotationBody,
  Author,
  Edit,
  MatchId,
  StepId,
} from '../../../engine/record/step.ts'
import { storedBody, storedEdit, fromBlob, toBlob } from '../sqlite/stored.ts'
import { isNotWithdrawn } from './steps.ts'

/** How a version came about; `found`: it stood there when earlier words began to be kept. */
export const VERSION_REASONS = ['found', 'edit', 'import', 'undo'] as const
export type VersionReason = (typeof VERSION_REASONS)[number]

/** A note as it was, or is. */
export interface NoteVersion {
  /** The annotation, and which of its versions: the last one is what it says now. */
  readonly id: string
  readonly n: number
  readonly note: string
  readonly step: StepId
  readonly body: AnnotationBody
  readonly deleted: boolean
  /** The note says this now. */
  readonly stands: boolean
  readonly by: Author | null
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
  /** Not there for what was written before notes had authors. */
  readonly edit?: string
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

export const rowOf = ({ body, version, deleted, edit }: Annotation, step: number): NoteRow => ({
  step,
  kind: body.kind,
  body: JSON.stringify(body),
  version,
  deleted: deleted ? 1 : 0,
  ...(edit === undefined ? {} : { edit: JSON.stringify(edit) }),
})

export const createAnnotationWriter = (db: Database.Database): AnnotationWriter => {
  const find = db.prepare<[number, string], Omit<NoteRow, 'edit'> & { readonly edit: string | null }>(
    'SELECT step, kind, body, version, deleted, edit FROM annotation WHERE match = ? AND id = ?',
  )
  const write = db.prepare<
    [number, string, number, string, string, number, number, string | null, VersionReason, number]
  >(
    `INSERT INTO annotation (match, id, step, kind, body, version, deleted, edit, reason, at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (match, id) DO UPDATE SET step = excluded.step, kind = excluded.kind, body = excluded.body,
       version = excluded.version, deleted = excluded.deleted, edit = excluded.edit, reason = excluded.reason,
       at = excluded.at`,
  )
  const drop = db.prepare<[number, string]>('DELETE FROM annotation WHERE match = ? AND id = ?')
  const keep = db.prepare<[number, string]>(
    `INSERT INTO annotation_version (match, id, n, step, body, version, deleted, edit, reason, at)
     SELECT match, id, ${NEXT_VERSION}, step, body, version, deleted, edit, reason, at
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
    return isSubsequence(words, wordsIn(body)) || isSubsequence(words, wordsIn(last.get(key, id)))
  }
  return {
    row(key, id) {
      const row = find.get(key, id)
      if (row === undefined) return undefined
      const { edit, ...rest } = row
      return edit === null ? rest : { ...rest, edit }
    },
    put(key, id, row, { reason, at, joins = false }) {
      if (!joins || !isKept(key, id, row)) keep.run(key, id)
      write.run(
        ...([key, id, row.step, row.kind, row.body, row.version, row.deleted] as const),
        ...([row.edit ?? null, reason, at] as const),
      )
    },
    remove(key, id) {
      keep.run(key, id)
      drop.run(key, id)
    },
  }
}

/** The number of the version an annotation is, or the next one gets. */
const NEXT_VERSION = `1 + ifnull((
  SELECT max(n) FROM annotation_version WHERE match = annotation.match AND id = annotation.id
), 0)`

/** The words of a comment or task, or the name of a bookmark; undefined for what has none. */
const wordsIn = (text: string | undefined): string | undefined => {
  if (text === undefined) return undefined
  const body = storedBody(text)
  if (body === undefined) return undefined
  if (body.kind === 'comment') return body.text
  if (body.kind === 'task') return wordsOfTask(body).join('\n')
  return body.kind === 'bookmark' ? body.name : undefined
}

/** True if nothing but additions leads from one text to the other. */
const isSubsequence = (text: string | undefined, longer: string | undefined): boolean => {
  if (text === undefined || longer === undefined) return false
  let at = 0
  for (let on = 0; on < longer.length && at < text.length; on += 1) if (longer[on] === text[at]) at += 1
  return at === text.length
}

export interface NoteVersions {
  /** The versions of a note, newest first; what one by which it was deleted has for a body means nothing. */
  noteVersions(id: MatchId, annotation: string): readonly NoteVersion[]
  /** The last words of the notes that were deleted, the last deleted first, with how and when they were. */
  deletedNotes(id: MatchId): readonly NoteVersion[]
}

interface VersionTuple {
  readonly id: string
  readonly n: number
  readonly step: Buffer
  readonly body: string
  readonly deleted: number
  readonly edit: string | null
  readonly reason: VersionReason
  readonly at: number | null
  readonly isLast: number
}

interface Version extends NoteVersion {
  readonly edit?: Edit
  /** What its annotation says now. */
  readonly isLast: boolean
}

/** None of what a damage has spoilt. */
const versionOf = ({ step, body: said, deleted, edit: text, isLast, ...rest }: VersionTuple): Version[] => {
  const body = storedBody(said)
  if (body === undefined) return []
  const edit = storedEdit(text)
  const version = {
    ...rest,
    note: edit?.note ?? rest.id,
    step: fromBlob(step),
    body,
    deleted: deleted === 1,
    stands: false,
    by: edit?.by ?? null,
    isLast: isLast === 1,
    ...(edit === undefined ? {} : { edit }),
  }
  return [version]
}

/** Of one annotation the last version first. */
const newestFirst = (versions: readonly Version[]): readonly Version[] => {
  const byAnnotation = Map.groupBy(
    versions.toSorted((one, other) => other.n - one.n),
    ({ id }) => id,
  )
  const latest = [...byAnnotation.values()].flatMap(([first]) => first ?? [])
  return latestFirst(latest).flatMap(({ id }) => byAnnotation.get(id) ?? [])
}

export const createNoteVersions = (db: Database.Database): NoteVersions => {
  const all = db.prepare<[{ match: Buffer }], VersionTuple>(
    `WITH version AS (
       SELECT match, id, n, step, body, deleted, edit, reason, at, 0 AS isLast FROM annotation_version
       WHERE match = (SELECT key FROM match WHERE id = $match)
       UNION ALL
       SELECT match, id, ${NEXT_VERSION}, step, body, deleted, edit, reason, at, 1 FROM annotation
       WHERE match = (SELECT key FROM match WHERE id = $match)
     )
     SELECT version.id, n, step.id AS step, body, deleted, edit, reason, at, isLast FROM version
     JOIN step ON step.match = version.match AND step.seq = version.step AND ${isNotWithdrawn('step')}`,
  )
  /** The versions of each note of a match, newest first. */
  const notes = (id: MatchId): ReadonlyMap<string, readonly Version[]> => {
    const versions = newestFirst(all.all({ match: toBlob(id) }).flatMap(versionOf))
    const standing = new Set(
      standingNotes(new Map(versions.flatMap((each) => (each.isLast ? [[each.id, each] as const] : [])))),
    )
    return Map.groupBy(
      versions.map((each) => ({ ...each, stands: standing.has(each) })),
      ({ note }) => note,
    )
  }
  const told = ({ edit: _, isLast: __, ...version }: Version): NoteVersion => version
  return {
    noteVersions(id, annotation) {
      for (const versions of notes(id).values())
        if (versions.some((each) => each.id === annotation || each.note === annotation))
          return versions.map(told)
      return []
    },
    deletedNotes: (id) =>
      [...notes(id).values()]
        .flatMap((versions) => {
          const [last] = versions
          const words = versions.find(({ deleted }) => !deleted)
          // What is gone by an import that was taken back was never one's own.
          if (last?.deleted !== true || words === undefined || versions.some(({ stands }) => stands))
            return []
          return [told({ ...words, reason: last.reason, at: last.at })]
        })
        .sort((one, other) => (other.at ?? 0) - (one.at ?? 0) || (one.id < other.id ? -1 : 1)),
  }
}
