import type { z } from 'zod'
import { filterSchema, type SavedSearch } from '../../api/values-library.ts'
import { wordsCondition, type Unindexed } from './search-index.ts'
import type Database from 'better-sqlite3'
import { gameOf } from '../../../engine/index.ts'
import type { AnyGame } from '../../../engine/kernel/game.ts'
import { parseJson } from '../../../engine/kernel/json.ts'
import {
  isApplying,
  type OptionField,
  type OptionFields,
  type OptionValues,
} from '../../../engine/kernel/options.ts'
import { atomic } from '../sqlite/transactions.ts'

/** A filter with defaults filled in. */
export type Filter = z.output<typeof filterSchema>

/** An SQL condition on `match`, and its parameters in order. */
export interface Conditions {
  readonly where: string
  readonly params: readonly (string | number)[]
  /** Chooses among the matches of the list, or of the bin. */
  readonly filtering: boolean
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

/** Matches with one of these values of an option; a header leaves out the default of an option added later. */
const valueTest = (fields: OptionFields, name: string, values: readonly (string | number)[]): Test => {
  const named: Test = {
    sql: `key IN (SELECT match FROM option WHERE name = ? AND value IN (${marks(values)}))`,
    params: [name, ...values],
  }
  const field = fields[name]
  if (field?.omitsDefault !== true || !values.includes(field.default)) return named
  return joined(
    [named, { sql: 'key NOT IN (SELECT match FROM option WHERE name = ?)', params: [name] }],
    ' OR ',
  )
}

const seatsTest = (seats: readonly number[]): Test => ({
  sql: `key IN (SELECT match FROM player WHERE seat = 0 AND seats IN (${marks(seats)}))`,
  params: seats,
})

/**
 * The values of other options with which a field has no effect for this many seats. Whatever option the field's own
 * test asks for beyond those in `known` is tried with each of its values.
 */
const casesWithout = (
  fields: OptionFields,
  field: OptionField,
  seats: number,
  known: OptionValues = {},
): readonly OptionValues[] => {
  let asked: string | undefined
  const watched = new Proxy(known, {
    get(values, name) {
      if (typeof name !== 'string') return undefined
      if (!Object.hasOwn(values, name)) asked ??= name
      return values[name]
    },
  })
  const applies = isApplying(field, seats, watched)
  if (asked === undefined) return applies ? [] : [known]
  const name: string = asked
  return (fields[name]?.values ?? []).flatMap((value) =>
    casesWithout(fields, field, seats, { ...known, [name]: value }),
  )
}

/** Matches in which a field has no effect; undefined if it always has one. */
const withoutEffect = ({ fields, seats: { min, max } }: AnyGame, field: OptionField): Test | undefined => {
  const counts = Array.from({ length: max - min + 1 }, (_, at) => min + at)
  const found = counts.map((seats) => ({
    seats,
    cases: casesWithout(fields, field, seats).map((options) => Object.entries(options)),
  }))
  // Numbers of players with the same cases share one test.
  const alike = Map.groupBy(found, ({ cases }) => JSON.stringify(cases))
  const tests = [...alike.values()].flatMap((same) => {
    const seats = same.map((each) => each.seats)
    const cases = same[0]?.cases ?? []
    // So do values of one option after the same values of others.
    const byLast = Map.groupBy(cases, (options) =>
      JSON.stringify([options.slice(0, -1), options.at(-1)?.[0]]),
    )
    return [...byLast.values()].map((similar) => {
      const [options = []] = similar
      const valued = options.map(([name, value], at) =>
        valueTest(
          fields,
          name,
          at < options.length - 1 ? [value] : similar.flatMap((each) => each[at]?.[1] ?? []),
        ),
      )
      return joined([...(seats.length === counts.length ? [] : [seatsTest(seats)]), ...valued], ' AND ')
    })
  })
  return tests.length === 0 ? undefined : joined(tests, ' OR ')
}

/** Matches whose option has one of these values, and has an effect there: a header also holds options without one. */
const effectiveTest = (game: string, name: string, values: readonly (string | number)[]): Test => {
  const known = gameOf(game)
  const field = known?.fields[name]
  const valued = valueTest(known?.fields ?? {}, name, values)
  const without = known === undefined || field === undefined ? undefined : withoutEffect(known, field)
  if (without === undefined) return valued
  return { sql: `(${valued.sql} AND NOT ${without.sql})`, params: [...valued.params, ...without.params] }
}

/**
 * Values of one option are alternatives; different options of a game must all match. Games are alternatives, each
 * with its own options; a game without an option asked for is left out.
 */
const optionTest = (options: Filter['options']): Test | undefined => {
  const games = [...Map.groupBy(options, ({ game }) => game)].map(([game, own]): Test => {
    const values = [...Map.groupBy(own, ({ name }) => name)].map(([name, wanted]) =>
      effectiveTest(
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
  // The plus keeps SQLite from the index of these times, which has none of the other columns.
  if (from !== null) test('+created_at >= ?', from)
  if (to !== null) test('+created_at < ?', to)
  if (least !== null) test('played >= ?', least)
  if (most !== null) test('played <= ?', most)
  // Matches every tag and every name, not any of them.
  for (const tag of tags) test('key IN (SELECT match FROM tag WHERE name = ?)', tag)
  for (const name of players) test('key IN (SELECT match FROM player WHERE name = ?)', name)
  if (seats.length > 0) tests.push(seatsTest(seats))
  if (winner !== null)
    test('drawn = 0 AND key IN (SELECT match FROM player WHERE name = ? AND place = 1)', winner)
  // Most matches have a value that was asked for, so few should be left to look up.
  const options = optionTest(filter.options)
  if (options !== undefined) test(options.sql, ...options.params)
  const words = wordsCondition(filter.text, unindexed)
  if (words !== undefined) test(words.sql, ...words.params)
  return {
    where: tests.map(({ sql }) => sql).join(' AND '),
    params: tests.flatMap(({ params }) => params),
    filtering: tests.length > 1,
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
