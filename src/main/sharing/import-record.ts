/** A record from a file on its way into the library, by the window or by the command line. */
import { cutText } from '../../engine/kernel/cut-text.ts'
import { sanitized } from '../../engine/kernel/sanitize-text.ts'
import type { AnyGame } from '../../engine/kernel/game.ts'
import type { Analysed } from '../../engine/record/analysis.ts'
import type { Label } from '../../engine/record/file/encode.ts'
import type { OwnChoice, Imported } from '../../engine/record/exchange/import.ts'
import { type MatchRecord, childrenOf, depthOf } from '../../engine/record/tree.ts'
import type { MergeReport } from '../api/api.ts'
import type { Library } from '../library/library.ts'
import type { Inserted, Insertion } from '../library/matches/matches.ts'
import { emptySummary, type Summary } from '../library/rows/summary.ts'
import { authorOf } from '../table/author.ts'
import { replayOf } from '../table/match.ts'
import { summaryOf } from '../table/summary.ts'
import { authorName, authorsIn, noteOf } from '../../engine/record/notes.ts'
import type { StepId } from '../../engine/record/step.ts'

// What a copy of a match brought into it, as a list to go through.

/** Entries listed; there is no end to what a copy can bring. */
const MOST = 100
/** Steps and notes that are told one by one, to be marked as new. */
const MOST_MARKED = 2000

/** Each new line by its first step: one whose parent was there before, with all that continues it. */
const newLines = (record: MatchRecord, added: ReadonlySet<StepId>): MergeReport['lines'] => {
  const lines: MergeReport['lines'] = []
  for (const id of added) {
    const step = record.steps.get(id)
    if (step === undefined || added.has(step.parent)) continue
    let steps = 0
    const open: StepId[] = [id]
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      steps += 1
      open.push(...childrenOf(record, at))
    }
    lines.push({ step: id, depth: depthOf(record, id), steps })
  }
  return lines
}

/** `record` is the match after the merge. Changes that make no visible difference are not reported. */
const mergeReportOf = (record: MatchRecord, { steps, branches, annotations }: Imported): MergeReport => {
  const added = new Set(steps.map(({ id }) => id))
  const lines = newLines(record, added)
  const changed = branches.flatMap(({ now: { id, name, step }, how }) =>
    how === undefined ? [] : [{ id, name, step, depth: depthOf(record, step), how }],
  )
  const authors = authorsIn(record.annotations, Date.now())
  const notes = annotations.flatMap(({ now, how }) => {
    const { step, body } = now
    if (how === undefined) return []
    return [
      {
        id: noteOf(now),
        step,
        depth: depthOf(record, step),
        kind: body.kind,
        author: authorName(now, authors),
        how,
      },
    ]
  })
  // What has to be decided comes first.
  notes.sort((one, other) => Number(other.how === 'forked') - Number(one.how === 'forked'))
  const markedNotes = notes.filter(({ how }) => how !== 'deleted').map(({ id }) => id)
  return {
    lines: lines.slice(0, MOST),
    branches: changed.slice(0, MOST),
    notes: notes.slice(0, MOST),
    counts: { lines: lines.length, branches: changed.length, notes: notes.length },
    marked: { steps: [...added].slice(0, MOST_MARKED), notes: markedNotes.slice(0, MOST_MARKED) },
  }
}

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
