/** A match as one HTML file that anybody can open and step through, offline (docs/page.md). */
import { sanitized } from '../../engine/kernel/sanitize-text.ts'
import type { Analysed } from '../../engine/record/analysis.ts'
import { encode, type Label } from '../../engine/record/codec.ts'
import { standingNotes } from '../../engine/record/notes.ts'
import type { ChanceSource } from '../../engine/record/step.ts'
import { createRecord, fillRecord, type MatchRecord } from '../../engine/record/tree.ts'

/** Where the luck of a match came from; a copy made for others to see does not tell. */
export type PageLuck = ChanceSource['source'] | 'untold'
export const luckOf = ({ header }: MatchRecord): PageLuck =>
  header.seenBy === undefined ? header.chance.source : 'untold'

const ENTITIES: { readonly [letter: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter)

/** The record without what was deleted or replaced: a page is read, not merged. */
const asItStands = ({ header, steps, branches, annotations }: MatchRecord): MatchRecord =>
  fillRecord(createRecord(header), {
    steps: steps.values(),
    branches: [...branches.values()].filter(({ deleted }) => !deleted),
    annotations: standingNotes(annotations),
  })

/**
 * The page of a record in UTF-8. `template` is what the build made of `src/page`, with holes for the
 * title, which is escaped, and for the record, which is a `.qipu` file in base64 and so holds no
 * character that means anything in HTML. `luck` is that of the match, where the record is a copy that leaves it out.
 */
export const pageOf = (
  template: string,
  record: MatchRecord,
  label: Label,
  analysed: readonly Analysed[] = [],
  luck: PageLuck = luckOf(record),
): Uint8Array => {
  const holes: { readonly [name: string]: string } = {
    title: escaped(sanitized(label.title || record.header.seats.map(({ name }) => name).join(' – '))),
    luck,
    record: Buffer.from(encode(asItStands(record), { label, analysed })).toString('base64'),
  }
  const page = template.replace(/\{\{(title|luck|record)\}\}/g, (_hole, name: string) => holes[name] ?? '')
  return new TextEncoder().encode(page)
}
