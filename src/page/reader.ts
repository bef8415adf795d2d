/**
 * Takes the place of the main process in a page: answers requests from the record inside the page, with main's own
 * functions, and refuses every request that would change something.
 */
import { GAMES, gameOf } from '../engine/index.ts'
import { languagesOf } from '../locales/languages-of.ts'
import { err, ok, type Result } from '../engine/kernel/refusal.ts'
import type { Viewer } from '../engine/kernel/seat.ts'
import type { Language } from '../engine/kernel/text.ts'
import type { PageRecord, Wording } from '../archive/page.ts'
import type { Analysed } from '../engine/record/analysis.ts'
import { decode } from '../engine/record/file/decode.ts'
import { tryRead } from '../engine/record/readable.ts'
import { standingNotes } from '../engine/record/notes.ts'
import { MAIN, type BranchId } from '../engine/record/step.ts'
import { depthOf, type MatchRecord } from '../engine/record/tree.ts'
import type { ApiError, Client, Input, Method, Output, Parsed, Table } from '../main/api/api.ts'
import { DEFAULTS } from '../main/service/default-settings.ts'
import { foundOn, lineThrough } from '../main/analysis/analysed.ts'
import { branchOf, matchOf, type OpenMatch } from '../main/table/match.ts'
import { practiceAnswers } from '../main/table/practice-answers.ts'
import { NO_PROGRESS, type Progress } from '../main/table/practice.ts'
import { createNoteHistory, notesOf } from '../main/table/notes.ts'
import { positionOf } from '../main/table/view/position.ts'
import { rowsFrom } from '../main/table/view/rows.ts'
import { tableOf } from '../main/table/view/snapshot.ts'
import { wireJson } from '../main/table/view/redacted-values.ts'
import { verified } from '../main/table/view/verified.ts'

export interface Reader {
  /** The id of the match; empty if its record is unreadable, in which case opening it is refused. */
  readonly match: string
  readonly client: Client
}

/** The refusal of requests that write: a page is read-only. */
const READER = { id: '0'.repeat(16), name: '', sign: '' }

type Answer<M extends Method> = (input: Input<M>) => Result<Output<M>, ApiError>
type Answers = { readonly [M in Method]?: Answer<M> }

const bytesOf = (base64: string): Uint8Array => {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  } catch {
    // Invalid base64 becomes an empty file, which decoding refuses.
    return new Uint8Array()
  }
}

interface Opened {
  readonly match: OpenMatch
  /** The match as the page has it, with the names its hashes are of. */
  readonly record: MatchRecord
  readonly title: string
  readonly analysed: readonly Analysed[]
}

/** The match with its players called otherwise, in the order of their seats. */
const withNames = (record: MatchRecord, names: readonly string[]): MatchRecord => {
  const seats = record.header.seats.map((seat, at) => ({ ...seat, name: names[at] ?? seat.name }))
  return { ...record, header: { ...record.header, seats } }
}

const opened = (record: string, names: readonly string[]): Result<Opened, ApiError> => {
  const read = decode(bytesOf(record), { games: GAMES, upTo: 'lastGood' })
  // No match can be shown, whatever the error; the author of the page still has it.
  if (!read.ok) return err({ code: 'pageDamaged' })
  const { record: tree, analysed, label, damage } = read.value
  const game = gameOf(tree.header.game)
  if (game === undefined) return err({ code: 'gameUnknown', details: { game: tree.header.game } })
  const match = matchOf(withNames(tree, names), game, damage === null ? null : { code: 'recordDamaged' })
  return ok({ match, record: tree, title: label?.title ?? '', analysed })
}

/** Settings such as language and theme, in memory only. */
const createSettings = () => {
  let settings = DEFAULTS
  const answers: Answers = {
    'app.info': () =>
      ok({
        version: '',
        host: 'browser',
        platform: '',
        languages: [],
        library: '',
        kept: null,
        programs: false,
        dropped: [],
      }),
    'settings.get': () => ok(settings),
    'settings.set': (changed) => {
      // The window never sets a value to undefined, which the type of a partial input allows.
      settings = { ...settings, ...changed } as typeof DEFAULTS
      return ok(settings)
    },
  }
  return { answers, languages: () => languagesOf(settings.language, navigator.languages) }
}

/**
 * The author of the page decided what it contains, so a reader may see all of it. A seat's copy of the record is
 * shown to that viewer only: other views would need events that the copy leaves out.
 */
const viewerOf = ({ record }: OpenMatch): Viewer => {
  const { seenBy } = record.header
  return typeof seenBy === 'number' ? seenBy : 'all'
}

/** The source of luck, which a redacted record lacks; the page carries it beside the record. */
const luckIn = ({ record }: OpenMatch, told: string | undefined): Pick<Table, 'luck'> | undefined => {
  if (record.header.seenBy === undefined) return undefined
  if (told === 'seeded') return { luck: 'withheld' }
  return told === 'manual' ? { luck: 'manual' } : undefined
}

/** The view of the final position for a thumbnail: the public view, or in a seat's copy the view of that seat. */
const thumbnailOf = (match: OpenMatch): unknown => {
  const { seenBy } = match.record.header
  return match.game.view(match.positions.at(branchOf(match, MAIN).step), seenBy ?? 'public')
}

/** Progress through the tasks, in memory only. */
interface Practised {
  readonly progress: Map<BranchId, Progress>
  /** A lesson comes with the program, so its setup by chance is no secret. */
  readonly isBundled: boolean
}
/** The step with the first text of the lesson, or the root. */
const firstWords = ({ record }: OpenMatch): Progress => {
  const depths = standingNotes(record.annotations).map(({ step }) => depthOf(record, step))
  return { ...NO_PROGRESS, reached: depths.length === 0 ? 0 : Math.min(...depths) }
}
/** Those of the schemas in main/api/requests-practice.ts. */
const PRACTICE_DEFAULTS = { branch: MAIN, skips: false }

const lessonAnswers = (match: OpenMatch, title: string, practised: Practised): Answers => {
  const start = practised.isBundled ? firstWords(match) : NO_PROGRESS
  const answers = practiceAnswers(match, title, {
    read: (branch) => practised.progress.get(branch) ?? start,
    save: (branch, progress) => void practised.progress.set(branch, progress),
    start,
  })
  // Fields that a request leaves out have the defaults of its schema, as in main.
  const filled =
    <M extends keyof typeof answers>(method: M): Answer<M> =>
    (input) => {
      // With the defaults of all of them each has the input it takes; TypeScript cannot follow the look-up.
      const answer = answers[method] as (input: Parsed<M>) => Result<Output<M>, ApiError>
      return answer({ ...PRACTICE_DEFAULTS, ...input } as Parsed<M>)
    }
  return Object.fromEntries(
    Object.keys(answers).map((method) => [method, filled(method as keyof typeof answers)]),
  )
}

const matchAnswers = (
  { match, record, title, analysed }: Opened,
  file: string,
  luck: string | undefined,
  practised: Practised,
): Answers => ({
  'table.open': () =>
    ok({
      ...tableOf(match, { title, imported: true }),
      ...luckIn(match, luck),
      viewer: viewerOf(match),
      curtain: null,
    }),
  'table.close': () => ok({}),
  'table.rows': ({ viewer, from = 0, differing = false }) => ok(rowsFrom(match, { viewer, from, differing })),
  'table.position': ({ step, viewer }) => positionOf(match, step, viewer),
  'library.thumbnail': () => {
    const shown = tryRead(() => ({ view: wireJson(thumbnailOf(match)) }))
    return shown === undefined ? err({ code: 'unreadableStep' }) : ok(shown)
  },
  'table.verify': () => ok(verified(record)),
  ...lessonAnswers(match, title, practised),
  'notes.list': () => ok(notesOf(match, createNoteHistory(), READER)),
  // Returns the analysis stored in the page; a page cannot run one.
  'analysis.look': ({ step }) => {
    const line = lineThrough(match, step)
    if (!line.ok) return line
    return ok({
      match: match.id,
      line: line.value,
      run: null,
      ...foundOn(match, line.value, analysed),
      trouble: null,
      refusal: { code: 'readOnly' },
    })
  },
  // The author of the page decided what it contains.
  'library.disclosure': () => ok({}),
  // The record of the page, as a file for Qipu.
  'library.export': ({ format }) =>
    format === 'qipu'
      ? ok({ name: `${match.record.header.game}.qipu`, type: 'application/x-qipu', bytes: file })
      : err({ code: 'readOnly' }),
})

const clientOf = (answersFor: (input: object) => Answers): Client => ({
  readOnly: true,
  async request<M extends Method>(method: M, input: Input<M>) {
    // The answer under a method's name has that method's types; TypeScript cannot follow the look-up.
    const answer = answersFor(input)[method] as Answer<M> | undefined
    return answer?.(input) ?? err({ code: 'readOnly' })
  },
  on: () => () => undefined,
})

interface Read {
  readonly match: string
  readonly answers: Answers
}

const readRecord = (
  file: string,
  luck: string | undefined,
  practised: Practised,
  names: readonly string[] = [],
): Read => {
  const read = opened(file, names)
  return read.ok
    ? { match: read.value.match.id, answers: matchAnswers(read.value, file, luck, practised) }
    : { match: '', answers: { 'table.open': () => read } }
}

/**
 * `record` is a `.qipu` file in base64, `luck` the source of luck as the page states it. `wordings` are copies of the
 * match with its notes in other languages; requests are answered from the one in the language of the screen.
 */
export const createReader = (record: string, luck?: string, wordings: readonly Wording[] = []): Reader => {
  const practised: Practised = { progress: new Map(), isBundled: wordings.length > 0 }
  const settings = createSettings()
  const own = readRecord(record, luck, practised)
  const { match } = own
  const worded = new Map<Language | undefined, Read>()
  const read = (language: Language | undefined): Read => {
    const other = wordings.find((each) => each.language === language)
    const found = other === undefined ? own : readRecord(other.record, luck, practised, other.names)
    return found.match === match ? found : own
  }
  const spoken = (): Read => {
    const [language] = settings.languages()
    const found = worded.get(language) ?? read(language)
    worded.set(language, found)
    return found
  }
  const ours: Answers = practised.isBundled ? { 'samples.edition': () => ok({ match }) } : {}
  return { match, client: clientOf(() => ({ ...settings.answers, ...ours, ...spoken().answers })) }
}

/** The number of decoded records to keep of a page with several matches. */
const KEPT = 12

/**
 * The reader of a page with several matches. Requests name a match by its number, counted from 1, or by its id once it
 * has been opened. A record is decoded when it is first opened.
 */
export const createCollectionReader = (records: readonly Omit<PageRecord, 'needs'>[]): Client => {
  const settings = createSettings().answers
  const numbers = new Map<string, number>()
  /** When the cache is full, the least recently used record is dropped. */
  const kept = new Map<number, Answers>()
  /** Progress by match number; it is kept when a record leaves the cache. */
  const progress = new Map<number, Practised['progress']>()
  const progressOf = (number: number): Practised['progress'] => {
    const had = progress.get(number) ?? new Map<BranchId, Progress>()
    progress.set(number, had)
    return had
  }
  const readNumber = (number: number): Answers => {
    const found = records[number - 1]
    if (found === undefined) return {}
    const practised = { progress: progressOf(number), isBundled: false }
    const { match, answers } = readRecord(found.record, found.luck, practised)
    numbers.set(match, number)
    return answers
  }
  const answersOf = (match: string): Answers => {
    const number = numbers.get(match) ?? Number(match)
    const answers = kept.get(number) ?? readNumber(number)
    kept.delete(number)
    kept.set(number, answers)
    const [oldest] = kept.keys()
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
    return answers
  }
  return clientOf((input) =>
    'match' in input && typeof input.match === 'string' ? answersOf(input.match) : settings,
  )
}
