/** One HTML file that anybody can open and step through, offline (docs/page.md): the build's template, its holes filled. */
import type { Result } from '../engine/kernel/refusal.ts'
import { sanitized } from '../engine/kernel/sanitize-text.ts'
import type { Language } from '../engine/kernel/text.ts'
import type { ChanceSource } from '../engine/record/step.ts'
import { packEach, type Bundle } from './write.ts'

/** Where the luck of a match came from; a copy made for others to see does not tell. */
export type PageLuck = ChanceSource['source'] | 'untold'

/** A match as a page holds it. */
export interface PageRecord {
  /** A `.qipu` file in base64. */
  readonly record: string
  /** Of the match, where the record is a copy that leaves it out. */
  readonly luck: PageLuck
}

/** The same match with what is said in it in another language. */
export interface Wording extends Pick<PageRecord, 'record'> {
  readonly language: Language
}

type InRow = 'game' | 'title' | 'seats' | 'createdAt' | 'played' | 'scores' | 'turn'
/** What the contents of a page tell of a match in a library: nothing but what every spectator knows. */
export type PageRow<Row extends Record<InRow, unknown>> = Pick<Row, InRow>

/** `Row`: what the contents tell of a match. */
export interface PageCollection<Row> {
  readonly title: string
  /** In Markdown. */
  readonly introduction: string
  readonly matches: readonly (Row & PageRecord)[]
}

const rowInPage = <Row extends Record<InRow, unknown>>(row: Row): PageRow<Row> => {
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

const filled = (
  template: string,
  holes: {
    readonly title: string
    readonly luck: string
    readonly record: string
    readonly wordings: string
    readonly collection: string
  },
): string => {
  const values: { readonly [name: string]: string } = { ...holes, title: escaped(sanitized(holes.title)) }
  return template.replace(
    /\{\{(title|luck|record|wordings|collection)\}\}/g,
    (_hole, name: string) => values[name] ?? '',
  )
}

/** As JSON it stands in a script element, which only `<` could end or open. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)

/** `wordings` are those in other languages than the record's own. */
export const matchPage = (
  template: string,
  title: string,
  { record, luck }: PageRecord,
  wordings: readonly Wording[] = [],
): string =>
  filled(template, {
    title,
    luck,
    record,
    wordings: wordings.length === 0 ? '' : inScript(wordings),
    collection: '',
  })

export const collectionPage = <Row>(template: string, collection: PageCollection<Row>): string =>
  filled(template, {
    title: collection.title,
    luck: '',
    record: '',
    wordings: '',
    collection: inScript(collection),
  })

/**
 * One page of many matches: its contents first, then each of them. As `packEach`; `pack` answers what main writes as the
 * part of a page, and the match as the library tells of it.
 */
export const pageOfMany = async <M, Row extends Record<InRow, unknown>, E>(
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
