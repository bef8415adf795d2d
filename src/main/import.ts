/** Taking in a record from a `.qipu` file. */
import { err, ok, type Result } from '../engine/kernel/refusal.ts'
import { legible } from '../engine/kernel/legible.ts'
import { createPositions } from '../engine/record/positions.ts'
import type { MatchRecord } from '../engine/record/tree.ts'
import type { ApiError, Output, Parsed } from './api.ts'
import type { Deps } from './handlers.ts'
import { emptySummary, type Summary } from './library/summary.ts'
import { newsOf } from './news.ts'
import { notesOf } from './table/notes.ts'
import { summaryOf } from './table/summary.ts'

/** Most characters of a title (see `library.rename`). */
const TITLE = 80

const titleFrom = (fileName: string): string =>
  legible(fileName)
    .replace(/^.*[\\/]/, '')
    .replace(/\.qipu$/i, '')
    .trim()
    .slice(0, TITLE)

/**
 * Stores the record of a file, whole or not at all; one that is there already takes in what is new.
 * Codes: the codec's, and those of the library.
 */
export const receive = async (
  { library, tables, notebook, windows, clerk, gameOf }: Deps,
  { name, bytes, upTo }: Parsed<'library.import'>,
): Promise<Result<Output<'library.import'>, ApiError>> => {
  const file = await clerk.read(Buffer.from(bytes, 'base64'), upTo)
  if (!file.ok) return err(file.error)
  const { record, analysed, label, damage } = file.value

  const summary = (whole: MatchRecord): Summary => {
    const game = gameOf(whole.header.game)
    // Of a game this program does not know it keeps the record and can say no more.
    if (game === undefined) return { ...emptySummary(whole.header.seats.length), steps: whole.steps.size }
    return summaryOf(whole, createPositions(whole, game), game)
  }
  let merged: MatchRecord | undefined
  const { isNew, addedSteps, brought } = await library.receiveRecord(record, {
    title: label?.title.slice(0, TITLE) ?? titleFrom(name),
    analysed,
    summary: (whole) => {
      merged = whole
      return summary(whole)
    },
  })
  if (isNew && label !== null && label.tags.length > 0) library.setTags(record.root, label.tags)

  const id = record.root
  const news = brought === null || merged === undefined ? null : newsOf(merged, brought)
  const marked = news === null ? [] : [...news.marked.steps, ...news.marked.notes]
  if (marked.length > 0) {
    library.markFresh(id, marked)
    windows.announce('fresh.changed', { match: id })
  }
  tables.forget(id)
  windows.announce('library.changed', { match: id })
  if (windows.watched().has(id)) {
    const open = tables.open(id)
    // Rows come in any order in a merge: windows see by the size that they hold too few and ask.
    if (open.ok) {
      windows.tellOthers(open.value, library.row(id)?.title ?? '', [])
      windows.tellNotes(notesOf(open.value, notebook))
    }
  }
  return ok({ match: id, isNew, addedSteps, news, damage })
}
