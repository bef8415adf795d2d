import type { z } from 'zod'
import type { filterSchema } from '../wire.ts'
import { wordsCondition } from './search.ts'

/** Which matches are meant, defaults filled in. */
export type Filter = z.output<typeof filterSchema>

/** A condition on `match`, and what fills it in, in order. */
export interface Conditions {
  readonly where: string
  readonly params: readonly (string | number)[]
  /** Other tables are looked into: not a matter of one index alone. */
  readonly searching: boolean
}

const marks = (list: readonly unknown[]): string => list.map(() => '?').join(', ')

const STATES: { readonly [S in Filter['state']]: string | undefined } = {
  any: undefined,
  open: 'over = 0',
  over: 'over = 1',
  drawn: 'drawn = 1',
}

/** Values of one option are alternatives; different options must all be so. A game without the option is out. */
const optionTests = (options: Filter['options']): readonly Test[] => {
  const fields = Map.groupBy(options, ({ game, name }) => JSON.stringify([game, name]))
  return [...fields.values()].flatMap((values) => {
    const [first] = values
    if (first === undefined) return []
    const wanted = values.map(({ value }) => value)
    return [
      { sql: 'game = ?', params: [first.game] },
      {
        sql: `key IN (SELECT match FROM option WHERE name = ? AND value IN (${marks(wanted)}))`,
        params: [first.name, ...wanted],
      },
    ]
  })
}

interface Test {
  readonly sql: string
  readonly params: readonly (string | number)[]
}

/** All that a filter demands, as one condition. */
export const conditionsOf = (filter: Filter): Conditions => {
  const { games, tags, players, winner, from, to, least, most } = filter
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
  tests.push(...optionTests(filter.options))
  // Every tag and every name asked for, not any of them.
  for (const tag of tags) test('key IN (SELECT match FROM tag WHERE name = ?)', tag)
  for (const name of players) test('key IN (SELECT match FROM player WHERE name = ?)', name)
  if (winner !== null)
    test('drawn = 0 AND key IN (SELECT match FROM player WHERE name = ? AND place = 1)', winner)
  const words = wordsCondition(filter.text)
  if (words !== undefined) test(words.sql, ...words.params)
  return {
    where: tests.map(({ sql }) => sql).join(' AND '),
    params: tests.flatMap(({ params }) => params),
    searching: tests.some(({ sql }) => sql.includes('SELECT')),
  }
}
