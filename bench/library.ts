/** Listing, filtering, searching and counting a library of very many matches of all games. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { GAMES } from '../src/engine/index.ts'
import { filterSchema, listQuerySchema, type ListQuery } from '../src/main/api/api.ts'
import type { Library } from '../src/main/library/library.ts'
import { openLibrary } from '../src/main/library/open.ts'
import { exampleHeader } from '../src/main/library/testing/example.ts'
import { createRecordWorker } from '../src/main/service/record-worker/record-worker.ts'
import { fillLibrary, NAMES, TAGS, WORDS } from './large-library.ts'
import { number, percentile, times, type Row } from './row.ts'

/** What is measured unless `--matches` says otherwise. */
const SIZES = [10_000, 100_000]
const RUNS = 40
const PAGE = 60
const WORKER = join(import.meta.dirname, '..', 'src', 'main', 'service', 'record-worker', 'worker-thread.ts')
/** The bar of lists; a library that is larger than `LARGE` has one of its own. */
const LIST_BAR = 20
const LARGE = 100_000
const LARGE_BAR = 60
const COUNT_BAR = 150

const pick = <T>(items: readonly T[], index: number): T => {
  const item = items[index % items.length]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}

const SORTS = ['updated', 'created', 'title', 'length'] as const
const CHINESE = NAMES.filter((name) => /\p{Script=Han}/u.test(name))

/** The first two values of an option of each game that has one. */
const OPTIONS = GAMES.flatMap(({ id, fields }) =>
  Object.entries(fields)
    .slice(0, 1)
    .map(([name, { values }]) => values.slice(0, 2).map((value) => ({ game: id, name, value }))),
)

/** The query of the `run`-th run; always differs from the one before, so that no cache answers it. */
const QUESTIONS: readonly { readonly work: string; readonly ask: (run: number) => ListQuery }[] = [
  { work: 'list, every order', ask: (run) => ({ sort: pick(SORTS, run), offset: (run % 10) * PAGE }) },
  {
    work: 'filter by name and winner',
    ask: (run) => ({ players: [pick(NAMES, run + 1)], winner: pick(NAMES, run) }),
  },
  {
    work: 'filter by option, result, date and length',
    ask: (run) => ({
      options: pick(OPTIONS, run),
      state: 'over',
      from: run,
      least: 20 + run,
    }),
  },
  {
    work: 'filter by several games, tags, and values of options',
    ask: (run) => ({
      games: GAMES.slice(0, 3).map(({ id }) => id),
      tags: [pick(TAGS, run)],
      options: OPTIONS.slice(0, 3).flat(),
      sort: pick(SORTS, run),
    }),
  },
  { work: 'search a name of two Chinese characters', ask: (run) => ({ text: pick(CHINESE, run) }) },
  { work: 'search words, English', ask: (run) => ({ text: run % 2 === 0 ? 'Tuesday' : 'lunch break' }) },
  {
    work: 'search and filter together',
    ask: (run) => ({
      text: pick(WORDS, run),
      games: [pick(GAMES, run).id],
      state: 'over',
      sort: pick(SORTS, run),
    }),
  },
]

const row = (work: string, figure: number, reference: number, most: number | undefined): Row => ({
  work,
  value: figure,
  unit: 'ms',
  figure: `p95 ${number(figure, 1)} ms`,
  reference: `bare SELECT of ${PAGE} rows: ${number(reference, 1)} ms`,
  ...(most === undefined ? {} : { bar: { of: 'calibration', most } }),
})

interface Counted {
  /** The first answer, which reads the results of all matches. */
  readonly first: number
  /** The 95th percentile of the others, in milliseconds; before each a match is begun, which has to be read. */
  readonly later: number
}

/** Asks in the worker thread, including the messages there and back. */
const counting = async (library: Library): Promise<Counted> => {
  const worker = createRecordWorker(WORKER)
  const ask = async (run: number): Promise<number> => {
    const from = performance.now()
    const filter = filterSchema.parse(run % 2 === 0 ? {} : { players: [pick(NAMES, run)] })
    const answer = await worker.query(library.file, { about: 'statistics', filter })
    if (!answer.ok) throw new Error(answer.error.code)
    return performance.now() - from
  }
  // Starts the thread and opens the file.
  await worker.query(library.file, { about: 'names', text: '' })
  const first = await ask(0)
  const taken: number[] = []
  for (let run = 1; run < 10; run += 1) {
    library.create(exampleHeader(run), 'Begun')
    taken.push(await ask(run))
  }
  worker.close()
  return {
    first,
    later: percentile(
      taken.sort((a, b) => a - b),
      0.95,
    ),
  }
}

const rowsOf = async (matches: number): Promise<readonly Row[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'qipu-bench-'))
  const opened = openLibrary(join(folder, 'library.sqlite'), { now: Date.now })
  if (!opened.ok) throw new Error(opened.error.code)
  const library = opened.value
  const making = fillLibrary(library, matches)
  console.error(`${number(matches)} matches written in ${number(making, 1)} s`)
  const db = new Database(library.file, { readonly: true })
  const bare = db.prepare(
    `SELECT * FROM match WHERE binned_at IS NULL ORDER BY updated_at DESC LIMIT ${PAGE}`,
  )
  const reference = percentile(
    times(RUNS, () => void bare.all()),
    0.95,
  )
  db.close()
  const list = (query: ListQuery): void => void library.list(listQuerySchema.parse({ limit: PAGE, ...query }))
  const size = `${number(matches)} matches`
  const listBar = matches > LARGE ? LARGE_BAR : LIST_BAR
  const afterChange = times(
    RUNS,
    () => list({}),
    (run) => library.saveSettings({ run }),
  )
  const counted = await counting(library)
  const ids = library.ids()
  const deals = times(RUNS, (run) => void library.deals(pick(ids, run * 7919)))
  const rows = [
    ...QUESTIONS.map(({ work, ask }) =>
      row(
        `${work}, ${size}`,
        percentile(
          times(RUNS, (run) => list(ask(run))),
          0.95,
        ),
        reference,
        listBar,
      ),
    ),
    row(`matches of the same deal, ${size}`, percentile(deals, 0.95), reference, listBar),
    row(`list and counts after a change, ${size}`, percentile(afterChange, 0.95), reference, listBar),
    row(
      `statistics, in a thread, ${size}`,
      counted.later,
      reference,
      matches > LARGE ? undefined : COUNT_BAR,
    ),
    {
      work: `statistics the first time, ${size}`,
      value: counted.first,
      unit: 'ms' as const,
      figure: `${number(counted.first, 1)} ms`,
      reference: 'reads the results of all matches',
    },
  ]
  library.close()
  rmSync(folder, { recursive: true, force: true })
  return rows
}

export const libraryRows = async (sizes: readonly number[] = SIZES): Promise<readonly Row[]> => {
  const rows: Row[] = []
  for (const matches of sizes) rows.push(...(await rowsOf(matches)))
  return rows
}
