import type Database from 'better-sqlite3'
import { standingNotes } from '../../../engine/record/notes.ts'
import type { AnnotationBody } from '../../../engine/record/step.ts'
import { storedBody, storedEdit } from '../sqlite/stored.ts'

interface NoteTuple {
  readonly id: string
  readonly step: number
  readonly body: string
  readonly deleted: number
  readonly edit: string | null
}

/** The notes of a match with words in them, as they stand, in the order of their steps. */
export const createStandingNotes = (
  db: Database.Database,
): ((key: number) => readonly { readonly step: number; readonly body: AnnotationBody }[]) => {
  const notes = db.prepare<[number], NoteTuple>(
    `SELECT id, step, body, deleted, edit FROM annotation
     WHERE match = ? AND kind IN ('comment', 'bookmark', 'task') ORDER BY step, id`,
  )
  return (key) => {
    const known = notes.all(key).map(({ id, step, body, deleted, edit: text }) => {
      const edit = storedEdit(text)
      return { id, step, body, deleted: deleted === 1, ...(edit === undefined ? {} : { edit }) }
    })
    return standingNotes(new Map(known.map((note) => [note.id, note]))).flatMap(({ step, body: text }) => {
      const body = storedBody(text)
      return body === undefined ? [] : [{ step, body }]
    })
  }
}
