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

/** The trigram index finds nothing shorter. */
const TRIGRAM = 3

/** A condition on a match and what fills it in. */
export interface Condition {
  readonly sql: string
  readonly params: readonly string[]
}

/**
 * What finds a match: every word of the text must occur, each anywhere in its title, its players'
 * names, its tags or its comments, as a part of a word too (Chinese has no spaces). Words of three
 * characters and more use the index, shorter ones are looked for in each text; case, accents and the
 * kind of quotation marks do not matter, as both are folded.
 */
export const wordsCondition = (text: string): Condition | undefined => {
  const words = foldedWords(text)
  if (words.length === 0) return undefined
  const long = words.filter((word) => [...word].length >= TRIGRAM)
  const short = words.filter((word) => [...word].length < TRIGRAM)
  // Where no word uses the index, texts are gone through where FTS5 keeps them: twice as fast as through it.
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

/** Keeps the index of one match up to date; to run inside the transaction of the change. */
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
      // Writing takes seconds for a megabyte of words, and most changes change none.
      if (indexed.get(key) === words) return
      remove.run(key)
      insert.run(key, words)
    },
    remove(key) {
      remove.run(key)
    },
  }
}

/** Links without the digits of ids, which are no words, and hash what may be hidden: finding one would tell it. */
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
