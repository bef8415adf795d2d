/** What of a record goes into a copy for somebody else. */
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

export interface ExportScope {
  /** `tree`: all lines ever tried; `played`: the match as played alone. */
  readonly lines: (typeof SCOPE_LINES)[number]
  /** Whether what was said about the steps comes along. */
  readonly notes: boolean
  /** Whether what notes said before does, and what deleted ones said; it does unless told. */
  readonly earlier?: boolean
  /** `all`: everything; otherwise what this viewer could know (see `redactedRecord`). */
  readonly as: Viewer
}

/** The steps of the played line with what is said about them; other lines and branches are left out. */
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
 * True if such a copy can be made of the record: a copy made for others to see tells no more than it
 * tells, to its own viewer or the public.
 */
export const isInScope = ({ header }: MatchRecord, as: Viewer): boolean =>
  (header.seenBy === undefined && (typeof as !== 'number' || as < header.seats.length)) ||
  as === 'all' ||
  as === 'public' ||
  as === header.seenBy

/**
 * A record with less in it; the given one stays as it is. With `as: 'all'` it is a copy of the same
 * match, and merging it into any other changes nothing that is not in it. `game` may be undefined for
 * that alone. Throws if `isInScope` says no.
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
