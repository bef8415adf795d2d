/** Finds the place in a match that has most words of a search, and shows it briefly. */
import type Database from 'better-sqlite3'
import { wordsOfTask } from '../../../engine/record/task.ts'
import type { AnnotationBody } from '../../../engine/record/step.ts'
import type { FoundExcerpt, MatchRow } from '../../api/api.ts'
import { fromBlob } from '../sqlite/stored.ts'
import { isNotWithdrawn } from '../rows/steps.ts'
import { fold, foldedWords } from '../sqlite/fold.ts'
import { createStandingNotes } from './search-index.ts'

type Piece = FoundExcerpt['pieces'][number]

/** Characters shown before the first hit, and in all. */
const BEFORE = 24
const LENGTH = 160

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Cuts a text around the first hit and splits it at the hits; `words` are folded. */
export const piecesOf = (text: string, words: readonly string[]): readonly Piece[] => {
  const characters = [...graphemes.segment(text)].map(({ segment }) => segment)
  // Folding may lengthen a character (ß) or shorten it, so each place of the folded text maps to its origin.
  const folded = characters.map(fold)
  const origin = folded.flatMap((part, at) => Array.from({ length: part.length }, () => at))
  const all = folded.join('')
  const marked = new Set<number>()
  for (const word of words)
    for (let at = all.indexOf(word); at >= 0; at = all.indexOf(word, at + word.length))
      for (let place = at; place < at + word.length; place += 1) marked.add(origin[place] ?? 0)
  const first = marked.size === 0 ? 0 : Math.min(...marked)
  const from = first <= BEFORE ? 0 : first - BEFORE
  const to = Math.min(characters.length, from + LENGTH)
  const pieces: Piece[] = []
  for (let at = from; at < to; at += 1) {
    const [found, last, character] = [marked.has(at), pieces.at(-1), characters[at] ?? '']
    if (last?.found === found) pieces[pieces.length - 1] = { text: last.text + character, found }
    else pieces.push({ text: character, found })
  }
  return [
    ...(from > 0 ? [{ text: '…', found: false }] : []),
    ...pieces,
    ...(to < characters.length ? [{ text: '…', found: false }] : []),
  ]
}

/**
 * A comment on one line without common formatting marks; links become their words or the step's number. The target of
 * a link contains no bracket, so that a row of brackets is scanned only once.
 */
const plain = (text: string): string =>
  text
    .replaceAll(
      /\[\[([^[\]\n|]+)(?:\|([^\]\n|]+))?\]\]/g,
      (_, to: string, words?: string) => words ?? to.replace(/@.*/, ''),
    )
    .replaceAll(/^[ \t]*(?:#{1,6}|>|[-+*]|\d{1,3}[.)])[ \t]+/gm, '')
    .replaceAll(/\*\*|~~|`/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** A text to search, and what to show of it. */
interface Place {
  readonly in: FoundExcerpt['in']
  readonly said: string
  readonly shown: string
  readonly step: number | null
}

const placeOf = (body: AnnotationBody, step: number): readonly Place[] => {
  switch (body.kind) {
    case 'comment':
      return [{ in: 'comment', said: plain(body.text), shown: plain(body.text), step }]
    case 'bookmark':
      return [{ in: 'bookmark', said: body.name, shown: body.name, step }]
    case 'task':
      // Show only the question; the rest gives the answer away.
      return [{ in: 'task', said: wordsOfTask(body).join('\n'), shown: plain(body.words), step }]
    case 'glyph':
    case 'marks':
      return []
  }
}

export const createExcerpts = (
  db: Database.Database,
): ((key: number, row: MatchRow, text: string) => FoundExcerpt | undefined) => {
  const notes = createStandingNotes(db)
  const stepAt = db
    .prepare<[number, number], Buffer>(
      `SELECT id FROM step WHERE match = ? AND seq = ? AND ${isNotWithdrawn('step')}`,
    )
    .pluck()
  const depthOf = db
    .prepare<{ match: number; step: number }, number>(
      `WITH RECURSIVE line (parent) AS (
         SELECT parent FROM step WHERE match = @match AND seq = @step
         UNION ALL
         SELECT step.parent FROM line JOIN step ON step.match = @match AND step.seq = line.parent
       ) SELECT count(*) - 1 FROM line`,
    )
    .pluck()

  return (key, row, text) => {
    const words = foldedWords(text)
    if (words.length === 0) return undefined
    const plainPlace = (kind: 'tag' | 'title' | 'player', said: string): Place => ({
      in: kind,
      said,
      shown: said,
      step: null,
    })
    const found = [
      // Places that the row does not show anyway come first.
      ...notes(key).flatMap(({ body, step }) => placeOf(body, step)),
      ...row.tags.map((tag) => plainPlace('tag', tag)),
      plainPlace('title', row.title),
      ...row.seats.map(({ name }) => plainPlace('player', name)),
    ]
      .map((place) => {
        const said = fold(place.said)
        return { ...place, hits: words.filter((word) => said.includes(word)).length }
      })
      .filter(({ hits, step }) => hits > 0 && (step === null || stepAt.get(key, step) !== undefined))
      .toSorted((one, other) => other.hits - one.hits)
    const [best, ...others] = found
    if (best === undefined) return undefined
    const id = best.step === null ? undefined : stepAt.get(key, best.step)
    return {
      in: best.in,
      pieces: [...piecesOf(best.shown, words)],
      step:
        best.step === null || id === undefined
          ? null
          : { id: fromBlob(id), depth: depthOf.get({ match: key, step: best.step }) ?? 0 },
      others: others.length,
    }
  }
}
