/** Makes a page: one HTML file to step through a match offline (docs/page.md), from the built template. */
import type { Result } from '../engine/kernel/refusal.ts'
import { sanitized } from '../engine/kernel/sanitize-text.ts'
import type { Language } from '../engine/kernel/text.ts'
import type { ChanceSource } from '../engine/record/step.ts'
import { packEach, type Bundle } from './write.ts'

/** The source of luck of a match; `untold` for a redacted copy. */
export type PageLuck = ChanceSource['source'] | 'untold'

/** What only some pages need: formatting of comments, practice of tasks. */
export type PagePart = 'notes' | 'tasks'

/** The parts for a match, as the template names them; what a game has for some pages alone is named with both. */
const partsFor = (game: string, needs: readonly PagePart[]): readonly string[] => [
  game,
  ...needs.flatMap((need) => [need, `${game} ${need}`]),
]

/** A match in a page. */
export interface PageRecord {
  /** A `.qipu` file in base64. */
  readonly record: string
  /** The match's source of luck, which a redacted record leaves out. */
  readonly luck: PageLuck
  /** The parts of the page that are there for this match, besides those of its game. */
  readonly needs: readonly PagePart[]
}

/** The match with its notes in another language, and what its players are called there, in the order of their seats. */
export interface Wording extends Pick<PageRecord, 'record'> {
  readonly language: Language
  readonly names: readonly string[]
}

type InRow = 'game' | 'title' | 'seats' | 'createdAt' | 'played' | 'scores' | 'turn'
type AnyRow = Record<InRow, unknown> & { readonly game: string }
/** A match in the contents of a page, with only what every spectator knows. */
export type PageRow<Row extends AnyRow> = Pick<Row, InRow>

/** A collection in a page; `Row` describes a match in its contents. */
export interface PageCollection<Row> {
  readonly title: string
  /** In Markdown. */
  readonly introduction: string
  readonly matches: readonly (Row & PageRecord)[]
}

const rowInPage = <Row extends AnyRow>(row: Row): PageRow<Row> => {
  const { game, title, seats, createdAt, played, scores, turn } = row
  return { game, title, seats, createdAt, played, scores, turn }
}

const ENTITIES: { readonly [letter: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter)

const PART = '<script type="application/gzip" data-of="'

/**
 * The template without parts that are not needed; each part is a line of it (scripts/page.ts). `needs` are games and
 * what only some pages need, besides what all do.
 */
const withParts = (template: string, needs: readonly string[]): string => {
  const needed = new Set(['all', ...needs])
  return template
    .split('\n')
    .filter(
      (line) => !line.startsWith(PART) || needed.has(line.slice(PART.length, line.indexOf('"', PART.length))),
    )
    .join('\n')
}

const filled = (
  template: string,
  needs: readonly string[],
  holes: {
    readonly title: string
    readonly luck: string
    readonly record: string
    readonly wordings: string
    readonly collection: string
  },
): string => {
  const values: { readonly [name: string]: string } = { ...holes, title: escaped(sanitized(holes.title)) }
  return withParts(template, needs).replace(
    /\{\{(title|luck|record|wordings|collection)\}\}/g,
    (_hole, name: string) => values[name] ?? '',
  )
}

/** JSON for a script element, with `<` escaped, because it could end the element. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)

/** Fills the template with one match; `wordings` are those in other languages than the record's. */
export const matchPage = (
  template: string,
  { title, game }: { readonly title: string; readonly game: string },
  { record, luck, needs }: PageRecord,
  wordings: readonly Wording[] = [],
): string =>
  filled(template, partsFor(game, needs), {
    title,
    luck,
    record,
    wordings: wordings.length === 0 ? '' : inScript(wordings),
    collection: '',
  })

export const collectionPage = <Row extends { readonly game: string }>(
  template: string,
  collection: PageCollection<Row>,
): string => {
  const needs = collection.matches.flatMap((match) => partsFor(match.game, match.needs))
  if (collection.introduction !== '') needs.push('notes')
  return filled(template, needs, {
    title: collection.title,
    luck: '',
    record: '',
    wordings: '',
    collection: inScript(collection),
  })
}

/**
 * Makes one page of many matches, the contents first. Options as for `packEach`; `pack` returns the page part that main
 * writes and the match's row of the library.
 */
export const pageOfMany = async <M, Row extends AnyRow, E>(
  matches: readonly M[],
  pack: (match: M) => Promise<Result<{ readonly bytes: Uint8Array; readonly row: Row }, E>>,
  progress: (done: number) => void,
  stopped: () => boolean,
  {
    template,
    title,
    introduction,
  }: Pick<PageCollection<Row>, 'title' | 'introduction'> & { readonly template: string },
): Promise<Bundle<M, E> | null> => {
  const parts: (PageRow<Row> & PageRecord)[] = []
  const add = ({ bytes, row }: { readonly bytes: Uint8Array; readonly row: Row }): void => {
    const part = JSON.parse(new TextDecoder().decode(bytes)) as PageRecord // as main has written it
    parts.push({ ...rowInPage(row), ...part })
  }
  const failed = await packEach(matches, pack, add, progress, stopped)
  if (failed === null) return null
  const page = collectionPage(template, { title, introduction, matches: parts })
  return { file: new Blob([page], { type: 'text/html' }), packed: parts.length, failed }
}
