/** What a page holds of a match (docs/page.md). */
import { matchPage, type PageLuck, type PageRecord, type Wording } from '../../archive/page.ts'
import { gameOf } from '../../engine/index.ts'
import { wholeTitleOf } from '../../locales/match-titles.ts'
import { encode, type Label } from '../../engine/record/file/encode.ts'
import type { Analysed } from '../../engine/record/analysis.ts'
import { standingNotes } from '../../engine/record/notes.ts'
import { createRecord, fillRecord, type MatchRecord } from '../../engine/record/tree.ts'

export const luckOf = ({ header }: MatchRecord): PageLuck =>
  header.seenBy === undefined ? header.chance.source : 'untold'

/** The record without what was deleted or replaced: a page is read, not merged. */
const asItStands = ({ header, steps, branches, annotations }: MatchRecord): MatchRecord =>
  fillRecord(createRecord(header), {
    steps: steps.values(),
    branches: [...branches.values()].filter(({ deleted }) => !deleted),
    annotations: standingNotes(annotations),
  })

/** `luck` is that of the match, where the record is a copy that leaves it out. */
export const pageRecordOf = (
  record: MatchRecord,
  label: Label,
  analysed: readonly Analysed[] = [],
  luck: PageLuck = luckOf(record),
): PageRecord => ({
  record: Buffer.from(encode(asItStands(record), { label, analysed })).toString('base64'),
  luck,
})

/**
 * The page of a match in UTF-8. `template` is what the build made of `src/page`; the title is that of the match, or
 * who played what and when; the page says it in the reader's language once it is read.
 */
export const pageOf = (
  template: string,
  record: MatchRecord,
  label: Label,
  analysed?: readonly Analysed[],
  luck?: PageLuck,
  wordings?: readonly Wording[],
): Uint8Array => {
  const { game, seats, startedAt } = record.header
  const name = gameOf(game)?.text.locales.en['name']
  const at = Date.parse(startedAt)
  const title = wholeTitleOf({ title: label.title, seats }, typeof name === 'string' ? name : game, at, 'en')
  return new TextEncoder().encode(
    matchPage(template, title, pageRecordOf(record, label, analysed, luck), wordings),
  )
}
