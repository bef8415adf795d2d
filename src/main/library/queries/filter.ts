import type { z } from 'zod'
import { filterSchema, type SavedSearch } from '../../api/values-library.ts'
import { wordsCondition, type Unindexed } from './search-index.ts'
import type Database from 'better-sqlite3'
import { gameOf } from '../../../engine/index.ts'
import { asObject, parseJson } from '../../../engine/kernel/json.ts'
import { isApplying, type OptionValues } from '../../../engine/kernel/options.ts'
import { atomic } from '../sqlite/transactions.ts'

/** A filter with defaults filled in. */
export type Filter = z.output<typeof filterSchema>

/** An SQL condition on `match`, and its parameters in order. */
export interface Conditions {
  readonly where: string
  readonly params: readonly (string | number)[]
  /** Needs other tables than `match`, so no single index answers it. */
  readonly searching: boolean
}

const marks = (list: readonly unknown[]): string => list.map(() => '?').join(', ')

const STATES: { readonly [S in Filter['state']]: string | undefined } = {
  any: undefined,
  open: 'over = 0',
  over: 'over = 1',
  drawn: 'drawn = 1',
}

/** The function of SQL that says whether an option had an effect in a match; see `defineFilterFunctions`. */
const APPLIES = 'option_applies'

/** Defines what the conditions of filters call; once for each connection that runs them. */
export const defineFilterFunctions = (db: Database.Database): void => {
  db.function(APPLIES, { deterministic: true }, (game, name, seats, options) => {
    const field = gameOf(String(game))?.fields[String(name)]
    const values = asObject(parseJson(String(options)))
    if (field === undefined || values === undefined) return 1
    // Headers hold only strings and numbers as options.
    return isApplying(field, Number(seats), values as OptionValues) ? 1 : 0
  })
}

/**
 * Matches whose option has one of these values, and has an effect there: a header also holds options without one. It
 * leaves out the default of an option added later.
 */
const valueTest = (game: string, name: string, values: readonly (string | number)[]): Test => {
  const named: Test = {
    sql: `key IN (SELECT match FROM option WHERE name = ? AND value IN (${marks(values)}))`,
    params: [name, ...values],
  }
  const field = gameOf(game)?.fields[name]
  const valued =
    field?.omitsDefault === true && values.includes(field.default)
      ? joined(
          [named, { sql: 'key NOT IN (SELECT match FROM option WHERE name = ?)', params: [name] }],
          ' OR ',
        )
      : named
  if (field?.applies === undefined && field?.needs === undefined) return valued
  const applying: Test = {
    sql: `${APPLIES}(?, ?, (SELECT seats FROM player WHERE match = key AND seat = 0),
      (SELECT json_group_object(name, value) FROM option WHERE match = key)) = 1`,
    params: [game, name],
  }
  return joined([valued, applying], ' AND ')
}

/**
 * Values of one option are alternatives; different options of a game must all match. Games are alternatives, each
 * with its own options; a game without an option asked for is left out.
 */
const optionTest = (options: Filter['options']): Test | undefined => {
  const games = [...Map.groupBy(options, ({ game }) => game)].map(([game, own]): Test => {
    const values = [...Map.groupBy(own, ({ name }) => name)].map(([name, wanted]) =>
      valueTest(
        game,
        name,
        wanted.map(({ value }) => value),
      ),
    )
    return joined([{ sql: 'game = ?', params: [game] }, ...values], ' AND ')
  })
  return games.length === 0 ? undefined : joined(games, ' OR ')
}

const joined = (tests: readonly Test[], by: ' AND ' | ' OR '): Test => ({
  sql: `(${tests.map(({ sql }) => sql).join(by)})`,
  params: tests.flatMap(({ params }) => params),
})

interface Test {
  readonly sql: string
  readonly params: readonly (string | number)[]
}

/** The condition of a whole filter; `unindexed` is called only if the filter has words. */
export const conditionsOf = (filter: Filter, unindexed: () => readonly Unindexed[]): Conditions => {
  const { games, tags, players, seats, winner, from, to, least, most } = filter
  const tests: Test[] = []
  const test = (sql: string | undefined, ...params: readonly (string | number)[]): void => {
    if (sql !== undefined) tests.push({ sql, params })
  }
  test(filter.bin ? 'binned_at IS NOT NULL' : 'binned_at IS NULL')
  if (games.length > 0) test(`game IN (${marks(games)})`, ...games)
  test(STATES[filter.state])
  if (filter.commented) test('comments > 0')
  if (from !== null) test('created_at >= ?', from)
  if (to !== null) test('created_at < ?', to)
  if (least !== null) test('played >= ?', least)
  if (most !== null) test('played <= ?', most)
  const options = optionTest(filter.options)
  if (options !== undefined) test(options.sql, ...options.params)
  // Matches every tag and every name, not any of them.
  for (const tag of tags) test('key IN (SELECT match FROM tag WHERE name = ?)', tag)
  for (const name of players) test('key IN (SELECT match FROM player WHERE name = ?)', name)
  if (seats.length > 0)
    test(`key IN (SELECT match FROM player WHERE seat = 0 AND seats IN (${marks(seats)}))`, ...seats)
  if (winner !== null)
    test('drawn = 0 AND key IN (SELECT match FROM player WHERE name = ? AND place = 1)', winner)
  const words = wordsCondition(filter.text, unindexed)
  if (words !== undefined) test(words.sql, ...words.params)
  return {
    where: tests.map(({ sql }) => sql).join(' AND '),
    params: tests.flatMap(({ params }) => params),
    searching: tests.some(({ sql }) => sql.includes('SELECT')),
  }
}

/** Saved searches: filters under a name. */
export interface Searches {
  /** All saved searches by name. One this program cannot read is kept but not listed. */
  searches(): readonly SavedSearch[]
  /** Saves a filter; replaces one of the same name, ignoring case. */
  saveSearch(name: string, filter: Filter): void
  /** False if another search has that name. */
  renameSearch(id: number, name: string): boolean
  dropSearch(id: number): void
}

export const createSearches = (db: Database.Database): Searches => {
  const all = db.prepare<[], { id: number; name: string; filter: string }>(
    'SELECT id, name, filter FROM search ORDER BY name',
  )
  const put = db.prepare<[string, string]>(
    `INSERT INTO search (name, filter) VALUES (?, ?)
     ON CONFLICT (name) DO UPDATE SET name = excluded.name, filter = excluded.filter`,
  )
  const rename = db.prepare<[string, number]>('UPDATE OR IGNORE search SET name = ? WHERE id = ?')
  const exists = db.prepare<[number], number>('SELECT 1 FROM search WHERE id = ?').pluck()
  const drop = db.prepare<[number]>('DELETE FROM search WHERE id = ?')
  return {
    searches: () =>
      all.all().flatMap(({ id, name, filter }) => {
        const read = filterSchema.safeParse(parseJson(filter))
        return read.success ? [{ id, name, filter: read.data }] : []
      }),
    saveSearch: atomic(db, (name, filter) => void put.run(name, JSON.stringify(filter))),
    renameSearch: atomic(db, (id, name) => rename.run(name, id).changes > 0 || exists.get(id) === undefined),
    dropSearch: atomic(db, (id) => void drop.run(id)),
  }
}
