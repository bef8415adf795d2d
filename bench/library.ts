/** Listing and searching a library of 10,000 matches. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { gameOf } from '../src/engine/index.ts'
import { openLibrary } from '../src/main/library/open.ts'
import { listQuerySchema, type ListQuery } from '../src/main/api.ts'
import { headerOf } from './matches.ts'
import { number, percentile, times, type Row } from './row.ts'

const MATCHES = 10_000
const NAMES = ['以真', '柏宇', '雅婷', 'Mira', 'Jonas', 'Ada', '小明', 'Noor', '怡君', 'Léa']
const WORDS = ['Tuesday table', '週二棋局', 'rematch', '決賽', 'lunch break', '教學', 'the long one', '雙勝']

const pick = <T>(items: readonly T[], index: number): T => {
  const item = items[index % items.length]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}

export const libraryRows = (): readonly Row[] => {
  const game = gameOf('quorsum')
  if (game === undefined) return []
  const folder = mkdtempSync(join(tmpdir(), 'qipu-bench-'))
  const file = join(folder, 'library.sqlite')
  const opened = openLibrary(file, { now: Date.now })
  if (!opened.ok) throw new Error(opened.error.code)
  const library = opened.value
  for (let index = 0; index < MATCHES; index += 1) {
    const header = headerOf(game, index)
    const seats = header.seats.map((seat, at) => ({ ...seat, name: pick(NAMES, index * 7 + at * 3) }))
    library.create({ ...header, seats }, `${pick(WORDS, index * 5)} ${index}`)
  }
  const list = (query: ListQuery): readonly number[] =>
    times(60, (run) => void library.list(listQuerySchema.parse({ ...query, offset: (run % 10) * 100 })))
  const rows = [
    { name: 'list', query: {} },
    { name: 'search a name, Chinese', query: { text: '雅婷' } },
    { name: 'search words, English', query: { text: 'Tuesday' } },
  ].map(({ name, query }) => ({ name, p95: percentile(list(query), 0.95) }))
  library.close()
  const db = new Database(file, { readonly: true })
  const bare = db.prepare('SELECT * FROM match ORDER BY updated_at DESC LIMIT 100')
  const reference = percentile(
    times(60, () => void bare.all()),
    0.95,
  )
  db.close()
  rmSync(folder, { recursive: true, force: true })
  return rows.map(({ name, p95 }) => ({
    work: `${name}, ${number(MATCHES)} matches`,
    figure: `p95 ${number(p95, 1)} ms`,
    reference: `bare SELECT of 100 rows: ${number(reference, 1)} ms`,
    ratio: `${number(p95 / reference, 1)} ×`,
    bar: '≤ 50 ms',
    met: p95 <= 50,
  }))
}
