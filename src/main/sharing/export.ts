/** A match as a file for somebody else: to import, to read, or to compute with. */
import { type PageLuck, type Wording, matchPage, type PageRecord } from '../../archive/page.ts'
import type { AnyGame } from '../../engine/kernel/game.ts'
import { err, ok, type Result } from '../../engine/kernel/refusal.ts'
import type { Language } from '../../engine/kernel/text.ts'
import type { Analysed } from '../../engine/record/analysis.ts'
import { decode } from '../../engine/record/file/decode.ts'
import { encode, type Label } from '../../engine/record/file/encode.ts'
import { fileName } from '../../engine/record/file/file-name.ts'
import { isInScope, recordInScope, type ExportScope } from '../../engine/record/exchange/export-scope.ts'
import { standingNotes } from '../../engine/record/notes.ts'
import type { Author } from '../../engine/record/step.ts'
import { depthOf, type MatchRecord, createRecord, fillRecord } from '../../engine/record/tree.ts'
import type { ApiError } from '../api/api.ts'
import { scoreSheet } from './score-sheet.ts'
import { gameOf } from '../../engine/index.ts'
import { wholeTitleOf } from '../../locales/match-titles.ts'
import type { Viewer } from '../../engine/kernel/seat.ts'
import { keepsSecrets, type OpenMatch, type Replay } from '../table/match.ts'
import { allowViewer } from '../table/viewpoint.ts'

/** What a page holds of a match (docs/page.md). */
const luckOf = ({ header }: MatchRecord): PageLuck =>
  header.seenBy === undefined ? header.chance.source : 'untold'

/** The record without what was deleted or replaced: a page is read, not merged. */
const withoutDeleted = ({ header, steps, branches, annotations }: MatchRecord): MatchRecord =>
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
  record: Buffer.from(encode(withoutDeleted(record), { label, analysed })).toString('base64'),
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

export const FILE_FORMATS = ['qipu', 'text', 'events', 'html'] as const
export const EXPORT_FORMATS = [...FILE_FORMATS, 'pagePart'] as const
/**
 * `qipu` everything, to import again; `text` a score sheet; `events` one line of JSON an event; `html` a page to step
 * through; `pagePart` what a page of several matches holds of one, in JSON.
 */
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

export interface ExportOptions {
  readonly format: ExportFormat
  readonly title: string
  readonly tags?: readonly string[]
  /** Who sends it. */
  readonly from?: Author
  /** What goes in; everything unless told. */
  readonly scope?: ExportScope
  /** What analyses have found out, to come along; never in a copy for one viewer. */
  readonly analysed?: readonly Analysed[]
  /** Of the sentences in the score sheet. */
  readonly language: Language
  /** What the build made for pages, see page.ts; needed for `html` alone. */
  readonly template?: string
  /** What a page says in other languages. */
  readonly wordings?: readonly Wording[]
}

export interface ExportedFile {
  /** A name that every file system takes. */
  readonly name: string
  /** Media type. */
  readonly type: string
  readonly bytes: Uint8Array
  readonly holds: {
    readonly steps: number
    /** Besides `main`, and notes: those that are not deleted. */
    readonly branches: number
    readonly notes: number
    /** Versions of notes that no longer stand. */
    readonly earlier: number
    /** Steps whose analysis comes along. */
    readonly analysed: number
  }
}

const EVERYTHING: ExportScope = { lines: 'tree', notes: true, as: 'all' }

/**
 * `game` undefined if this program does not know it: its facts are then written as they are, and
 * nothing can be left out for a viewer (code `gameUnknown`). Codes `noSuchSeat`; `notInCopy`: the record is a copy
 * made for others to see and does not tell what that viewer knew; `notReadBack`: what the library holds makes a file that
 * nobody could read, with `line`, and where it can be told `at`, in the details.
 */
export const exportMatch = (
  whole: MatchRecord,
  game: AnyGame | undefined,
  { scope = EVERYTHING, tags = [], analysed = [], ...options }: ExportOptions,
): Result<ExportedFile, ApiError> => {
  if (game === undefined && scope.as !== 'all')
    return err({ code: 'gameUnknown', details: { game: whole.header.game } })
  if (typeof scope.as === 'number' && scope.as >= whole.header.seats.length)
    return err({ code: 'noSuchSeat', details: { seat: scope.as } })
  if (!isInScope(whole, scope.as)) return err({ code: 'notInCopy' })
  const record = recordInScope(whole, game, scope)
  // Best actions and luck tell what a viewer could not know; the ids of such a copy are others, too.
  const isForAll = scope.as === 'all' && whole.header.seenBy === undefined
  const carried = isForAll ? analysed.filter(({ step }) => record.steps.has(step)) : []
  const { title, from } = options
  const label = { title, tags, ...(from === undefined ? {} : { from }) }
  const file = HOLDING_RECORDS.has(options.format) ? encode(record, { label, analysed: carried }) : undefined
  const unreadable = file === undefined ? undefined : readBackFault(file)
  if (unreadable !== undefined) return err(unreadable)
  const there = ({ deleted }: { readonly deleted: boolean }): boolean => !deleted
  const notes = standingNotes(record.annotations).length
  const holds = {
    steps: record.steps.size,
    branches: [...record.branches.values()].filter(there).length - 1,
    notes,
    earlier: record.annotations.size - notes,
    analysed: new Set(carried.map(({ step }) => step)).size,
  }
  return ok({
    ...written(record, game, { ...options, file, label, analysed: carried, luck: luckOf(whole) }),
    holds,
  })
}

/** Formats with a record in them, to be read by a program. */
const HOLDING_RECORDS: ReadonlySet<ExportFormat> = new Set(['qipu', 'html', 'pagePart'])

/** Why a file cannot be read back, if so: its form and its hashes alone, as it says what the library holds. */
const readBackFault = (file: Uint8Array): ApiError | undefined => {
  const read = decode(file, { games: [] })
  if (read.ok) return undefined
  const { line, details } = read.error
  return { code: 'notReadBack', details: { ...details, line } }
}

const written = (
  record: MatchRecord,
  game: AnyGame | undefined,
  {
    format,
    file,
    label,
    analysed,
    language,
    template,
    wordings,
    luck,
  }: Pick<ExportOptions, 'format' | 'language' | 'template' | 'wordings'> &
    Required<Pick<ExportOptions, 'analysed'>> & {
      /** The record as a file, where the format holds one. */
      readonly file: Uint8Array | undefined
      readonly label: Label
      readonly luck: PageLuck
    },
): Omit<ExportedFile, 'holds'> => {
  const { title } = label
  const stem = fileName(title) || `${record.header.game} ${record.header.startedAt.slice(0, 10)}`
  const text = (content: string): Uint8Array => new TextEncoder().encode(content)
  switch (format) {
    case 'qipu':
      if (file === undefined) throw new Error('A file is made of the record')
      return { name: `${stem}.qipu`, type: 'application/x-qipu', bytes: file }
    case 'text':
      return {
        name: `${stem}.txt`,
        type: 'text/plain; charset=utf-8',
        bytes: text(scoreSheet(record, game, { title, language })),
      }
    case 'events':
      return { name: `${stem}.events.jsonl`, type: 'application/x-ndjson', bytes: text(eventLines(record)) }
    case 'html':
      if (template === undefined) throw new Error('A page is made from its template')
      return {
        name: `${stem}.html`,
        type: 'text/html; charset=utf-8',
        bytes: pageOf(template, record, label, analysed, luck, wordings),
      }
    case 'pagePart':
      return {
        name: `${stem}.json`,
        type: 'application/json',
        bytes: text(JSON.stringify(pageRecordOf(record, label, analysed, luck))),
      }
  }
}

/** Every event of the tree in the order it was first made, with the step it belongs to. */
const eventLines = (record: MatchRecord): string => {
  const lines: string[] = []
  for (const { id, parent, actor, events } of record.steps.values())
    for (const event of events)
      lines.push(JSON.stringify({ step: id, parent, depth: depthOf(record, id), actor, event }))
  return lines.map((line) => `${line}\n`).join('')
}

/** What may leave a match while seats of it still know what others must not; asked by windows and the command line alike. */
interface Disclosure {
  readonly as: Viewer
  /** `drawn`: what a window makes itself of what it may show, such as pictures, films and printed studies. */
  readonly format: ExportFormat | 'drawn'
  /** Asked for by name: a whole record, hidden parts included, to be played on at another computer. */
  readonly withHidden: boolean
}

/**
 * For a window: what may be seen on its screen now, in every form. A whole record is given away only when asked for by
 * name; it opens behind the curtain like any table, but whoever takes the file apart finds hands and seed in it. Codes
 * noSuchSeat, exportAfterMatch.
 */
export const mayDisclose = (
  match: OpenMatch,
  { as, format, withHidden }: Disclosure,
): Result<Viewer, ApiError> => {
  if (withHidden && format === 'qipu' && as === 'all') return ok(as)
  const allowed = allowViewer(match, as)
  return allowed.ok || allowed.error.code !== 'notYourSecret' ? allowed : err({ code: 'exportAfterMatch' })
}

/**
 * True if a viewer is told what not everybody may know yet. On the command line nobody's eyes are known: whoever sits
 * there has the file, may ask for anything, and is told what it gives away.
 */
export const disclosesSecrets = (match: Replay, viewer: Viewer): boolean =>
  viewer !== 'public' && keepsSecrets(match)
