import type Database from 'better-sqlite3'
import { wordsOfTask } from '../../../engine/record/task.ts'
import type { AnnotationBody } from '../../../engine/record/step.ts'
import { fold, foldedWords } from '../sqlite/fold.ts'
import { tryReadRow, storedHeader, storedBody, storedEdit } from '../sqlite/stored.ts'
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
  readonly params: readonly (string | number)[]
}

/** A match whose notes have changed since it was indexed, with its text as it is now, folded. */
export interface Unindexed {
  readonly key: number
  readonly text: string
}

/**
 * The condition of a search: every word must occur somewhere in the title, the players' names, the tags or the notes,
 * also as part of a word (Chinese has no spaces). Words of at least three characters use the index; shorter ones are
 * searched in each text. Index and search are folded, so case, accents and quotation marks do not matter.
 * Matches that are not indexed yet are compared directly.
 */
export const wordsCondition = (
  text: string,
  unindexed: () => readonly Unindexed[],
): Condition | undefined => {
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
  const found = `key IN (SELECT rowid FROM ${texts} WHERE ${tests.join(' AND ')})`
  const left = unindexed()
  if (left.length === 0) return { sql: found, params }
  const keys = (matches: readonly Unindexed[]): string => matches.map(({ key }) => key).join(', ')
  const matching = left.filter((match) => words.every((word) => match.text.includes(word)))
  return { sql: `(${found} AND key NOT IN (${keys(left)}) OR key IN (${keys(matching)}))`, params }
}

/** The text of a match that searches look into, folded; undefined of a match that is not there. */
const createTexts = (db: Database.Database): ((key: number) => string | undefined) => {
  const match = db.prepare<[number], { title: string; header: string }>(
    'SELECT title, header FROM match WHERE key = ?',
  )
  const tags = db.prepare<[number], string>('SELECT name FROM tag WHERE match = ? ORDER BY name').pluck()
  const notes = createStandingNotes(db)
  return (key) => {
    const row = match.get(key)
    if (row === undefined) return undefined
    const said = notes(key).map(({ body }) => wordsOf(body))
    const names = (storedHeader(row.header)?.seats ?? []).map((seat) => seat.name)
    return fold([row.title, ...names, ...tags.all(key), ...said.map(withoutIds)].join('\n'))
  }
}

/** With the key of a match, the name of the setting that marks it as not indexed yet. */
const MARK = 'unindexed '

const createMarkedKeys = (db: Database.Database): (() => readonly number[]) => {
  const marked = db
    .prepare<[string, string], string>('SELECT key FROM setting WHERE key > ? AND key < ?')
    .pluck()
  return () => marked.all(MARK, `${MARK}:`).map((name) => Number(name.slice(MARK.length)))
}

/** Reads the matches that are not indexed yet; most often there are none. */
export const createUnindexed = (db: Database.Database): (() => readonly Unindexed[]) => {
  const keys = createMarkedKeys(db)
  const textOf = createTexts(db)
  return () => keys().map((key) => ({ key, text: tryReadRow(() => textOf(key)) ?? '' }))
}

/** Keeps the index up to date; each function is to run inside the transaction of the change. */
export interface Indexer {
  refresh(key: number): void
  /**
   * Marks the match as not indexed: indexing takes seconds where there are many words, and notes change with each
   * key that is pressed. The mark is stored, so that a program that is killed leaves nothing unindexed for good.
   */
  postpone(key: number): void
  remove(key: number): void
  /** The keys of the matches that are marked. */
  postponed(): readonly number[]
}

export const createIndexer = (db: Database.Database): Indexer => {
  const textOf = createTexts(db)
  const mark = db.prepare<[string]>("INSERT OR IGNORE INTO setting (key, value) VALUES (?, 'true')")
  const unmark = db.prepare<[string]>('DELETE FROM setting WHERE key = ?')
  const indexed = db.prepare<[number], string>('SELECT c0 FROM words_content WHERE id = ?').pluck()
  const remove = db.prepare<[number]>('DELETE FROM words WHERE rowid = ?')
  const insert = db.prepare<[number, string]>('INSERT INTO words (rowid, said) VALUES (?, ?)')
  return {
    refresh(key) {
      unmark.run(MARK + key)
      const text = textOf(key)
      // Writing a megabyte of words takes seconds, and most changes change none.
      if (text === undefined || indexed.get(key) === text) return
      remove.run(key)
      insert.run(key, text)
    },
    postpone(key) {
      mark.run(MARK + key)
    },
    remove(key) {
      unmark.run(MARK + key)
      remove.run(key)
    },
    postponed: createMarkedKeys(db),
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
