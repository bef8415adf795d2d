/** Letters and marks that are typed in several ways, as the search index has them. */
import type Database from 'better-sqlite3'

/** Letters that do not come apart into a plain one and an accent. */
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

/** Whatever opens or closes a quotation, and apostrophes: people type the one their keyboard has. */
const QUOTES = /["'`´ʹʻʼ‘’‚‛“”„‟‹›«»′″「」『』﹁﹂﹃﹄〝〞〟｢｣＂＇]/gu
const QUOTE = "'"

/** Accents of Latin, Greek and Cyrillic letters; signs of other scripts tell words apart. */
const ACCENTS = /[\u0300-\u036f]/gu

/** Small letters without accents, quotation marks all alike; folding it again changes nothing. */
export const fold = (text: string): string =>
  text
    .replaceAll(QUOTES, QUOTE)
    .normalize('NFKD')
    .replaceAll(ACCENTS, '')
    .toLowerCase()
    .replaceAll(LETTER, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(QUOTES, QUOTE)
    .normalize('NFKC')

/** The words of a search, folded. */
export const foldedWords = (text: string): readonly string[] =>
  fold(text)
    .split(/\s+/u)
    .filter((word) => word !== '')

/** Folds what the index has been told before it was folded. */
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
