/** What part of a record an exported copy contains. */
import type { AnyGame } from '../../kernel/game.ts'
import type { Viewer } from '../../kernel/seat.ts'
import { redactedRecord } from './redacted.ts'
import { standingNotes } from '../notes.ts'
import { MAIN, type Annotation } from '../step.ts'
import {
  addStep,
  createRecord,
  fillRecord,
  hasStep,
  lineTo,
  putAnnotation,
  putBranch,
  type MatchRecord,
} from '../tree.ts'

export const SCOPE_LINES = ['tree', 'played'] as const

/** What to export. */
export interface ExportScope {
  /** `tree`: all lines ever tried; `played`: only the match as played. */
  readonly lines: (typeof SCOPE_LINES)[number]
  /** Whether the copy contains the notes. */
  readonly notes: boolean
  /** Whether the copy contains earlier versions of notes and deleted notes; true by default. */
  readonly earlier?: boolean
  /** `all`: everything; otherwise only what this viewer may know (see `redactedRecord`). */
  readonly as: Viewer
}

/** The steps of the played line with their notes, without other lines and branches. */
const playedLine = (record: MatchRecord): MatchRecord => {
  const copy = createRecord(record.header)
  const main = record.branches.get(MAIN)
  if (main === undefined) throw new Error('A record without its main branch')
  for (const step of lineTo(record, main.step)) addStep(copy, step)
  putBranch(copy, main)
  for (const note of record.annotations.values()) if (hasStep(copy, note.step)) putAnnotation(copy, note)
  return copy
}

const withNotes = (record: MatchRecord, annotations: Iterable<Annotation>): MatchRecord =>
  fillRecord(createRecord(record.header), {
    steps: record.steps.values(),
    branches: record.branches.values(),
    annotations,
  })

/**
 * True if this record can give a copy for `as`: a copy redacted for one viewer can only be passed on to that viewer or
 * the public.
 */
export const isInScope = ({ header }: MatchRecord, as: Viewer): boolean =>
  (header.seenBy === undefined && (typeof as !== 'number' || as < header.seats.length)) ||
  as === 'all' ||
  as === 'public' ||
  as === header.seenBy

/**
 * The part of a record that a copy contains; does not change the record. With `as: 'all'` the result is a copy of the
 * same match, and merging it into another copy adds only what is in it. Only then may `game` be undefined. Throws if
 * `isInScope` is false.
 */
export const recordInScope = (
  record: MatchRecord,
  game: AnyGame | undefined,
  { lines, notes, earlier = true, as }: ExportScope,
): MatchRecord => {
  if (!isInScope(record, as)) throw new RangeError(`No copy as ${as} of what ${record.header.seenBy} saw`)
  const line = lines === 'played' ? playedLine(record) : record
  const said = notes && earlier ? line : withNotes(line, notes ? standingNotes(line.annotations) : [])
  if (as === 'all' || as === record.header.seenBy) return said
  if (game === undefined) throw new RangeError('Only a game knows what its viewers may see')
  return redactedRecord(said, game, as)
}
