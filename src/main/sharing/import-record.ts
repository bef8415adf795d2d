/** A record from a file on its way into the library, by the window or by the command line. */
import { cutText } from '../../engine/kernel/cut-text.ts'
import { sanitized } from '../../engine/kernel/sanitize-text.ts'
import type { AnyGame } from '../../engine/kernel/game.ts'
import type { Analysed } from '../../engine/record/analysis.ts'
import type { Label } from '../../engine/record/codec.ts'
import type { OwnChoice } from '../../engine/record/exchange/import.ts'
import type { MatchRecord } from '../../engine/record/tree.ts'
import type { MergeReport } from '../api/api.ts'
import type { Library } from '../library/library.ts'
import type { Inserted, Insertion } from '../library/matches/matches.ts'
import { emptySummary, type Summary } from '../library/rows/summary.ts'
import { mergeReportOf } from './merge-report.ts'
import { authorOf } from '../table/author.ts'
import { replayOf } from '../table/match.ts'
import { summaryOf } from '../table/summary.ts'

/** The longest title, in UTF-16 code units (see `library.rename`). */
const TITLE = 80

/** The same of a file's name that is kept. */
const FILE = 255

const fileName = (path: string): string =>
  sanitized(path)
    .replace(/^.*[\\/]/, '')
    .trim()

const titleFrom = (path: string): string =>
  fileName(path)
    .replace(/\.qipu$/i, '')
    .trim()

/** What the list shows of a record. */
export const summaryBy =
  (gameOf: (id: string) => AnyGame | undefined) =>
  (record: MatchRecord): Summary => {
    const game = gameOf(record.header.game)
    // Of a game this program does not know it keeps the record and can say no more.
    if (game === undefined) return { ...emptySummary(record.header.seats.length), steps: record.steps.size }
    return summaryOf(replayOf(record, game))
  }

export interface IncomingRecord {
  readonly record: MatchRecord
  readonly analysed: readonly Analysed[]
  readonly label: Label | null
  /** What the file is called, with or without its folder. */
  readonly name: string
  /** The same for files that are taken in together. */
  readonly batch?: string | null
  readonly own: OwnChoice
  /** What the branch is called that the main line of a copy becomes. */
  readonly copyName: string
  /** The same where the file tells whose it is: `{name}` stands for them. */
  readonly copyNameBy: string
}

/** How a record is inserted, with its tags, and with marks on what is new in a match that was there. */
export interface RecordImport {
  readonly insertion: Insertion
  /** When it is in: what is new; null for a match that is new as a whole. */
  news(): MergeReport | null
}

export const planImport = (
  library: Library,
  gameOf: (id: string) => AnyGame | undefined,
  { record, analysed, label, name, batch = null, own, copyName, copyNameBy }: IncomingRecord,
): RecordImport => {
  let whole = record
  let news: MergeReport | null = null
  const summarize = summaryBy(gameOf)
  const summary = (merged: MatchRecord): Summary => {
    whole = merged
    return summarize(merged)
  }
  const title = cutText(label?.title ?? titleFrom(name), TITLE)
  const me = authorOf(library).id
  const from = sanitized(label?.from?.name ?? '').trim()
  const nameOfLine =
    from === ''
      ? copyName
      : cutText(
          copyNameBy.replace('{name}', () => from),
          TITLE,
        )
  const source = { file: cutText(fileName(name), FILE), batch }
  const also = ({ isNew, brought }: Inserted): void => {
    if (isNew && label !== null && label.tags.length > 0) library.setTags(record.root, label.tags)
    if (brought === null) return
    news = mergeReportOf(whole, brought)
    library.markUnread(record.root, [...news.marked.steps, ...news.marked.notes])
  }
  return {
    insertion: { title, analysed, summary, own, me, copyName: nameOfLine, source, also },
    news: () => news,
  }
}
