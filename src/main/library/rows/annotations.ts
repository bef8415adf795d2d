/** Notes on steps with their history: every change of a note keeps the version before it. */
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

/** How a version came about. `found`: it existed before the program kept versions. */
export const VERSION_REASONS = ['found', 'edit', 'import', 'undo'] as const
export type VersionReason = (typeof VERSION_REASONS)[number]

/** A version of a note. */
export interface NoteVersion {
  /** The annotation, and the number of its version; the last one is what it says now. */
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
  /** Milliseconds since 1970 UTC; null if unknown. */
  readonly at: number | null
}

/** The columns of a note; `step` is the step's number. */
export interface NoteRow {
  readonly step: number
  readonly kind: string
  readonly body: string
  readonly version: number
  readonly deleted: number
  /** Absent for notes from before notes had authors. */
  readonly edit?: string
}

/** Writes notes. Call each function inside a transaction. `put` and `remove` keep the present version first. */
export interface AnnotationWriter {
  row(key: number, id: string): NoteRow | undefined
  /** With `joins`, continues the last edit, as typing does: keeps no version whose words are all still there. */
  put(key: number, id: string, row: NoteRow, change: NoteChange): void
  /** Removes the row, as an undone import does. */
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
  /** True if the present words survive in the new text or in the version before, as while somebody types on. */
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

/** The number of the present version of an annotation, which the next version to keep gets. */
const NEXT_VERSION = `1 + ifnull((
  SELECT max(n) FROM annotation_version WHERE match = annotation.match AND id = annotation.id
), 0)`

/** The words of a comment or task, or the name of a bookmark; undefined for other kinds. */
const wordsIn = (text: string | undefined): string | undefined => {
  if (text === undefined) return undefined
  const body = storedBody(text)
  if (body === undefined) return undefined
  if (body.kind === 'comment') return body.text
  if (body.kind === 'task') return wordsOfTask(body).join('\n')
  return body.kind === 'bookmark' ? body.name : undefined
}

/** True if only insertions lead from `text` to `longer`. */
const isSubsequence = (text: string | undefined, longer: string | undefined): boolean => {
  if (text === undefined || longer === undefined) return false
  let at = 0
  for (let on = 0; on < longer.length && at < text.length; on += 1) if (longer[on] === text[at]) at += 1
  return at === text.length
}

export interface NoteVersions {
  /** The versions of a note, newest first. The body of a deleting version has no meaning. */
  noteVersions(id: MatchId, annotation: string): readonly NoteVersion[]
  /** The last words of deleted notes, latest deletion first; `reason` and `at` are those of the deletion. */
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
  /** True for the present version of its annotation. */
  readonly isLast: boolean
}

/** Empty for a damaged row. */
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

/** Orders versions: latest annotation first, and of each annotation the last version first. */
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
  const withoutInternals = ({ edit: _, isLast: __, ...version }: Version): NoteVersion => version
  return {
    noteVersions(id, annotation) {
      for (const versions of notes(id).values())
        if (versions.some((each) => each.id === annotation || each.note === annotation))
          return versions.map(withoutInternals)
      return []
    },
    deletedNotes: (id) =>
      [...notes(id).values()]
        .flatMap((versions) => {
          const [last] = versions
          const words = versions.find(({ deleted }) => !deleted)
          // A note removed by the undo of an import was never the user's own.
          if (last?.deleted !== true || words === undefined || versions.some(({ stands }) => stands))
            return []
          return [withoutInternals({ ...words, reason: last.reason, at: last.at })]
        })
        .sort((one, other) => (other.at ?? 0) - (one.at ?? 0) || (one.id < other.id ? -1 : 1)),
  }
}
