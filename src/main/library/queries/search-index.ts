import type Database from 'better-sqlite3'
import { wordsOfTask } from '../../../engine/record/task.ts'
import type { AnnotationBody } from '../../../engine/record/step.ts'
import { fold, foldedWords } from '../sqlite/fold.ts'
import { storedHeader, storedBody, storedEdit } from '../sqlite/stored.ts'
import { standingNotes } from '../../../engine/record/notes.ts'

interface NoteTuple {
  readonly id: string
  readonly step: number
  readonly body: string
  readonly deleted: number
  readonly edit: string | null
}

/** Returns a function that reads the current notes of a match that have words, in the order of their steps. */
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

/** The trigram index finds no shorter words. */
const TRIGRAM = 3

/** A condition on a match, and its parameters. */
export interface Condition {
  readonly sql: string
  readonly params: readonly string[]
}

/**
 * The condition of a search: every word must occur somewhere in the title, the players' names, the tags or the notes,
 * also as part of a word (Chinese has no spaces). Words of at least three characters use the index; shorter ones are
 * searched in each text. Index and search are folded, so case, accents and quotation marks do not matter.
 */
export const wordsCondition = (text: string): Condition | undefined => {
  const words = foldedWords(text)
  if (words.length === 0) return undefined
  const long = words.filter((word) => [...word].length >= TRIGRAM)
  const short = words.filter((word) => [...word].length < TRIGRAM)
  // Without an indexed word, this reads the texts where FTS5 stores them: twice as fast as through it.
  const [texts, said] = long.length > 0 ? ['words', 'said'] : ['words_content', 'c0']
  const tests: string[] = []
  const params: string[] = []
  if (long.length > 0) {
    tests.push('words MATCH ?')
    params.push(long.map((word) => `"${word.replaceAll('"', '""')}"`).join(' AND '))
  }
  for (const word of short) {
    tests.push(String.raw`${said} LIKE ? ESCAPE '\'`)
    params.push(`%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)
  }
  return { sql: `key IN (SELECT rowid FROM ${texts} WHERE ${tests.join(' AND ')})`, params }
}

/** Updates the index of one match; call it inside the transaction of the change. */
export const createIndexer = (
  db: Database.Database,
): { refresh(key: number): void; remove(key: number): void } => {
  const match = db.prepare<[number], { title: string; header: string }>(
    'SELECT title, header FROM match WHERE key = ?',
  )
  const tags = db.prepare<[number], string>('SELECT name FROM tag WHERE match = ? ORDER BY name').pluck()
  const notes = createStandingNotes(db)
  const indexed = db.prepare<[number], string>('SELECT c0 FROM words_content WHERE id = ?').pluck()
  const remove = db.prepare<[number]>('DELETE FROM words WHERE rowid = ?')
  const insert = db.prepare<[number, string]>('INSERT INTO words (rowid, said) VALUES (?, ?)')
  return {
    refresh(key) {
      const row = match.get(key)
      if (row === undefined) return
      const said = notes(key).map(({ body }) => wordsOf(body))
      const names = (storedHeader(row.header)?.seats ?? []).map((seat) => seat.name)
      const words = fold([row.title, ...names, ...tags.all(key), ...said.map(withoutIds)].join('\n'))
      // Writing a megabyte of words takes seconds, and most changes change none.
      if (indexed.get(key) === words) return
      remove.run(key)
      insert.run(key, words)
    },
    remove(key) {
      remove.run(key)
    },
  }
}

/** Removes ids from links: they are no words, and they hash what may be hidden, so finding one would reveal it. */
const withoutIds = (text: string): string => text.replaceAll(/(\[\[#\d{1,6})@[0-9a-f]{8,32}/g, '$1')

const wordsOf = (body: AnnotationBody): string => {
  switch (body.kind) {
    case 'comment':
      return body.text
    case 'bookmark':
      return body.name
    case 'task':
      return wordsOfTask(body).join('\n')
    case 'glyph':
    case 'marks':
      return ''
  }
}
