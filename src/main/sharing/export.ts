/** Exports matches: as files to import, read or compute with, as pages, and who may export what. */
import type { Replay } from '../../engine/record/positions.ts'
import { type PageLuck, type PagePart, type Wording, matchPage, type PageRecord } from '../../archive/page.ts'
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
import { keepsSecrets, type OpenMatch } from '../table/match.ts'
import { allowViewer } from '../table/viewpoint.ts'

/** The source of luck as a page states it (docs/page.md). */
const luckOf = ({ header }: MatchRecord): PageLuck =>
  header.seenBy === undefined ? header.chance.source : 'untold'

/** The record without deleted branches and replaced notes, because a page is read, not merged. */
const withoutDeleted = ({ header, steps, branches, annotations }: MatchRecord): MatchRecord =>
  fillRecord(createRecord(header), {
    steps: steps.values(),
    branches: [...branches.values()].filter(({ deleted }) => !deleted),
    annotations: standingNotes(annotations),
  })

/** Comments are formatted text, and so are the words of tasks. */
const needsOf = ({ annotations }: MatchRecord): readonly PagePart[] => {
  const kinds = new Set(standingNotes(annotations).map(({ body }) => body.kind))
  if (kinds.has('task')) return ['notes', 'tasks']
  return kinds.has('comment') ? ['notes'] : []
}

/** The record in a page. `luck` is that of the match, if the record is a copy that lacks it. */
export const pageRecordOf = (
  record: MatchRecord,
  label: Label,
  analysed: readonly Analysed[] = [],
  luck: PageLuck = luckOf(record),
): PageRecord => ({
  record: Buffer.from(encode(withoutDeleted(record), { label, analysed })).toString('base64'),
  luck,
  needs: needsOf(record),
})

/**
 * The page of a match in UTF-8. `template` is built from `src/page`. The title is the match's own, or its players,
 * game and date; the page translates it when it opens.
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
    matchPage(template, { title, game }, pageRecordOf(record, label, analysed, luck), wordings),
  )
}

export const FILE_FORMATS = ['qipu', 'text', 'events', 'html'] as const
export const EXPORT_FORMATS = [...FILE_FORMATS, 'pagePart'] as const
/**
 * `qipu`: everything, to import again; `text`: a score sheet; `events`: one line of JSON per event; `html`: a page to
 * step through; `pagePart`: the part of a page of several matches for one match, as JSON.
 */
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

export interface ExportOptions {
  readonly format: ExportFormat
  readonly title: string
  readonly tags?: readonly string[]
  /** The sender. */
  readonly from?: Author
  /** What to include; everything by default. */
  readonly scope?: ExportScope
  /** Findings of analyses to include; never in a redacted copy. */
  readonly analysed?: readonly Analysed[]
  /** The language of the score sheet. */
  readonly language: Language
  /** The template of pages; required for `html` only. */
  readonly template?: string
  /** The words of a page in other languages. */
  readonly wordings?: readonly Wording[]
}

export interface ExportedFile {
  /** A name valid on every file system. */
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array
  readonly holds: {
    readonly steps: number
    /** Without `main` and deleted ones. */
    readonly branches: number
    readonly notes: number
    /** Replaced versions of notes. */
    readonly earlier: number
    /** Steps with findings of analyses. */
    readonly analysed: number
  }
}

const EVERYTHING: ExportScope = { lines: 'tree', notes: true, as: 'all' }

/**
 * Exports a match. `game` is undefined if this program does not know it: its events are then written as they are, and
 * redacting is impossible (code `gameUnknown`). Codes `noSuchSeat`; `notInCopy`: the record is a redacted copy
 * without that viewer's knowledge; `notReadBack`: the file would be unreadable, with `line` and, if known, `at` in
 * the details.
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
  // Findings reveal what a viewer could not know, and the ids of a redacted copy differ.
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

/** Formats that contain a record. */
const HOLDING_RECORDS: ReadonlySet<ExportFormat> = new Set(['qipu', 'html', 'pagePart'])

/**
 * Why a file cannot be read back, or undefined. Checks form and hashes only, because the content comes from the
 * library.
 */
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
      /** The record as a file, if the format contains one. */
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

/** All events of the tree in the order they were first made, each with its step, one JSON object a line. */
const eventLines = (record: MatchRecord): string => {
  const lines: string[] = []
  for (const { id, parent, actor, events } of record.steps.values())
    for (const event of events)
      lines.push(JSON.stringify({ step: id, parent, depth: depthOf(record, id), actor, event }))
  return lines.map((line) => `${line}\n`).join('')
}

interface Disclosure {
  readonly as: Viewer
  /** `drawn`: made by the window from its screen, such as pictures, films and printed studies. */
  readonly format: ExportFormat | 'drawn'
  /** The user explicitly asked for the whole record, hidden information included, to play on at another computer. */
  readonly withHidden: boolean
}

/**
 * Decides which viewer's knowledge a window may export: what may be on its screen now, in every format. The whole
 * record is exported only on explicit request; a program opens it behind the curtain, but anyone who reads the file
 * finds hands and seed. Codes noSuchSeat, exportAfterMatch.
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
 * True if an export for this viewer reveals what not everybody may know yet. The command line has no viewer: its user
 * has the file, may ask for anything, and gets a warning.
 */
export const disclosesSecrets = (match: Replay, viewer: Viewer): boolean =>
  viewer !== 'public' && keepsSecrets(match)
