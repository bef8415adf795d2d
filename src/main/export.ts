/** A match as a file for somebody else: to import, to read, or to compute with. */
import type { AnyGame } from '../engine/kernel/game.ts'
import type { Language } from '../engine/kernel/text.ts'
import { encode } from '../engine/record/codec.ts'
import { fileStem } from '../engine/record/file/stem.ts'
import { seenRecord } from '../engine/record/seen.ts'
import { depthOf, type MatchRecord } from '../engine/record/tree.ts'
import { pageOf } from './page.ts'
import { scoreSheet } from './sheet.ts'

export const EXPORT_FORMATS = ['qipu', 'text', 'events', 'html'] as const
/** `qipu` everything, to import again; `text` a score sheet; `events` one line of JSON an event; `html` a page to step through. */
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

export interface ExportOptions {
  readonly format: ExportFormat
  readonly title: string
  readonly tags?: readonly string[]
  /** `public`: only what every onlooker could see. Everything unless told. */
  readonly as?: 'all' | 'public'
  /** Of the sentences in the score sheet. */
  readonly language: Language
  /** What the build made for pages, see page.ts; needed for `html` alone. */
  readonly template?: string
}

export interface ExportedFile {
  /** A name that every file system takes. */
  readonly name: string
  /** Media type. */
  readonly type: string
  readonly bytes: Uint8Array
}

/** `game` undefined if this program does not know it: its facts are then written as they are. */
export const exportMatch = (
  record: MatchRecord,
  game: AnyGame | undefined,
  { as = 'all', ...options }: ExportOptions,
): ExportedFile => {
  if (as === 'public' && game !== undefined)
    return exportMatch(seenRecord(record, game, 'public'), game, options)
  const { format, title, tags = [], language, template } = options
  const stem = fileStem(title) || `${record.header.game} ${record.header.startedAt.slice(0, 10)}`
  const text = (content: string): Uint8Array => new TextEncoder().encode(content)
  switch (format) {
    case 'qipu':
      return {
        name: `${stem}.qipu`,
        type: 'application/x-qipu',
        bytes: encode(record, { label: { title, tags } }),
      }
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
        bytes: pageOf(template, record, { title, tags }),
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
