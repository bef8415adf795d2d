/** Folds text for the search index: letters and marks that people type in different ways become the same. */
import type Database from 'better-sqlite3'

/** Letters that Unicode does not decompose into a plain letter and an accent. */
const LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
  ŧ: 't',
  ƒ: 'f',
  ς: 'σ',
}
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu')

/** All quotation marks and apostrophes; people type the one their keyboard has. */
const QUOTES = /["'`´ʹʻʼ‘’‚‛“”„‟‹›«»′″「」『』﹁﹂﹃﹄〝〞〟｢｣＂＇]/gu
const QUOTE = "'"

/** Accents of Latin, Greek and Cyrillic letters. Marks of other scripts distinguish words and stay. */
const ACCENTS = /[\u0300-\u036f]/gu

/** Lower case, without accents, one kind of quotation mark. Folding twice changes nothing. */
export const fold = (text: string): string =>
  text
    .replaceAll(QUOTES, QUOTE)
    .normalize('NFKD')
    .replaceAll(ACCENTS, '')
    .toLowerCase()
    .replaceAll(LETTER, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(QUOTES, QUOTE)
    .normalize('NFKC')

/** Splits a search into folded words. */
export const foldedWords = (text: string): readonly string[] =>
  fold(text)
    .split(/\s+/u)
    .filter((word) => word !== '')

/** Folds index entries from before the index was folded. */
export const foldWords = (db: Database.Database): void => {
  const keys = db.prepare<[], number>('SELECT id FROM words_content').pluck().all()
  const said = db.prepare<[number], string>('SELECT c0 FROM words_content WHERE id = ?').pluck()
  const remove = db.prepare<[number]>('DELETE FROM words WHERE rowid = ?')
  const insert = db.prepare<[number, string]>('INSERT INTO words (rowid, said) VALUES (?, ?)')
  for (const key of keys) {
    const before = said.get(key) ?? ''
    const after = fold(before)
    if (after === before) continue
    remove.run(key)
    insert.run(key, after)
  }
}
