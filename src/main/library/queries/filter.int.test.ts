import Database from 'better-sqlite3'
import { describe, expect, it, onTestFinished } from 'vitest'
import { listQuerySchema, type ListQuery } from '../../api/api.ts'
import { GAMES } from '../../../engine/index.ts'
import type { Outcome } from '../../../engine/kernel/game.ts'
import { isApplying, valuesFor } from '../../../engine/kernel/options.ts'
import { seededRandom } from '../../../engine/kernel/random.ts'
import type { Header, MatchId } from '../../../engine/record/step.ts'
import { conditionsOf } from './filter.ts'
import { SEED } from '../file/migrations.ts'
import type { Library } from '../library.ts'
import { exampleHeader, exampleSummary } from '../testing/example.ts'
import { libraryIn, opened, temporaryFolder } from '../testing/temporary-library.ts'

const seats = (...names: string[]): Header['seats'] =>
  names.map((name, at) => ({ name, colour: at === 0 ? 1 : 2, player: { kind: 'person' } }))

const ended = (places: readonly number[]): { by: 'nobody'; outcome: Outcome } => ({
  by: 'nobody',
  outcome: { places, scores: places.map((place) => 10 - place), ending: 'home' },
})

interface Wish extends Partial<Header> {
  readonly places?: readonly number[]
  readonly played?: number
}

/** Six matches, created a day apart from 1 January 1970 on. */
const MATCHES: Readonly<Record<string, Wish>> = {
  open: { seats: seats('Ada', 'Bo'), played: 10 },
  adaWins: { seats: seats('Ada', 'Bo'), places: [1, 2], played: 20 },
  boWins: { seats: seats('Ada', 'Bo'), places: [2, 1], played: 30 },
  drawn: { seats: seats('ada', 'Cy'), places: [1, 1], played: 40, options: { raceTo: 3, flipLock: 'none' } },
  shared: {
    game: 'qin',
    seats: seats('Ada', 'Bo', '雅婷'),
    places: [1, 2, 1],
    played: 50,
    options: { raceTo: 3 },
  },
  other: { game: 'qin', seats: seats('Bo', '雅婷'), places: [2, 1], played: 60, options: { side: 'lion' } },
}
const DAY = 86_400_000

const shelf = (): { library: Library; ids: Readonly<Record<string, MatchId>> } => {
  let now = 0
  const library = opened(libraryIn(temporaryFolder()), { now: () => now })
  const ids = Object.entries(MATCHES).map(([title, { places, played = 0, ...header }], number) => {
    const id = library.create(exampleHeader(number, header), title)
    const turn = places === undefined ? { by: 0 } : ended(places)
    library.append(id, { steps: [], branches: [], reason: 'act', summary: exampleSummary({ played, turn }) })
    now += DAY
    return [title, id] as const
  })
  return { library, ids: Object.fromEntries(ids) }
}

const found = (library: Library, query: ListQuery): readonly string[] => {
  const answer = library.list(listQuerySchema.parse({ sort: 'length', ...query }))
  expect(answer.total).toBe(answer.rows.length)
  return answer.rows.map((row) => row.title)
}

const option = (game: string, name: string, value: string | number) => ({ game, name, value })

describe('a filter', () => {
  it.each<[string, ListQuery, readonly string[]]>([
    ['a name, whatever its case', { players: ['ADA'] }, ['shared', 'drawn', 'boWins', 'adaWins', 'open']],
    ['two names at one table', { players: ['Ada', 'Bo'] }, ['shared', 'boWins', 'adaWins', 'open']],
    ['no part of a name', { players: ['Ad'] }, []],
    ['who won, alone or with others, not who drew', { winner: 'Ada' }, ['shared', 'adaWins']],
    ['who won against whom', { winner: 'Bo', players: ['Ada'] }, ['boWins']],
    ['a draw', { state: 'drawn' }, ['drawn']],
    ['unfinished', { state: 'open' }, ['open']],
    ['finished', { state: 'over', games: ['qin'] }, ['other', 'shared']],
    ['from a day on', { from: 4 * DAY }, ['other', 'shared']],
    ['before a day', { to: DAY }, ['open']],
    ['between days', { from: DAY, to: 3 * DAY }, ['boWins', 'adaWins']],
    ['a length', { least: 20, most: 30 }, ['boWins', 'adaWins']],
    ['an option of a game', { options: [option('quorsum', 'raceTo', 3)] }, ['drawn']],
    ['an option that is a word', { options: [option('qin', 'side', 'lion')] }, ['other']],
    ['a variant that is played', { options: [option('qin', 'joinThree', 'forbidden')] }, []],
    [
      'the default of an option that headers leave out',
      { options: [option('qin', 'joinThree', 'allowed')] },
      ['other', 'shared'],
    ],
    ['a number is no word', { options: [option('quorsum', 'raceTo', '3')] }, []],
    [
      'values of one option: any of them',
      { options: [option('quorsum', 'raceTo', 3), option('quorsum', 'raceTo', 1)] },
      ['drawn', 'boWins', 'adaWins', 'open'],
    ],
    [
      'values of two options: both',
      { options: [option('quorsum', 'raceTo', 1), option('quorsum', 'flipLock', 'none')] },
      [],
    ],
    [
      'values of several options of several games: what one of the games asks for',
      {
        options: [
          option('quorsum', 'raceTo', 1),
          option('qin', 'side', 'lion'),
          option('quorsum', 'raceTo', 3),
          option('quorsum', 'flipLock', 'none'),
        ],
      },
      ['other', 'drawn'],
    ],
    [
      'options of two games in one of them',
      { games: ['qin'], options: [option('qin', 'side', 'lion'), option('quorsum', 'raceTo', 1)] },
      ['other'],
    ],
    ['several games', { games: ['qin', 'quorsum'], state: 'drawn' }, ['drawn']],
    ['words and the rest together', { text: '雅', winner: '雅婷', least: 55 }, ['other']],
    ['how many sat there', { seats: [3] }, ['shared']],
    ['one of several numbers of players', { seats: [3, 2], games: ['qin'] }, ['other', 'shared']],
    ['an injection as itself', { players: ["' OR 1 = 1 --"] }, []],
  ])('finds %s', (_, query, titles) => {
    expect(found(shelf().library, query)).toEqual(titles)
  })

  it('finds an option only in matches where it has an effect', () => {
    const { library } = shelf()
    const chooses = (title: string, header: Partial<Header>, number: number): void => {
      library.create(exampleHeader(number, header), title)
    }
    // A sprint has no flips, so the lock on flips means nothing.
    chooses('sprint', { options: { raceTo: 1, flipLock: 'none', sprint: 'on' } }, 20)
    chooses('flips', { options: { raceTo: 1, flipLock: 'none' } }, 21)
    const locked = { options: [option('quorsum', 'flipLock', 'none')] }
    expect(found(library, locked)).toEqual(['drawn', 'flips'])
    expect(found(library, { options: [option('quorsum', 'sprint', 'on')] })).toEqual(['sprint'])
  })

  it('agrees with every game about where its options have an effect', () => {
    const random = seededRandom('options with effect', 0)
    const draw = <T>(list: readonly T[]): T => list[random.below(list.length)]!
    const { library } = shelf()
    let number = 100
    let leftOut = 0
    for (const game of GAMES) {
      const made = Array.from({ length: 30 }, () => {
        number += 1
        const seats = game.seats.min + random.below(game.seats.max - game.seats.min + 1)
        const options = Object.fromEntries(
          Object.entries(game.fields).flatMap(([name, field]) => {
            const value = draw(valuesFor(field, seats))
            return field.omitsDefault === true && value === field.default ? [] : [[name, value]]
          }),
        )
        const title = `${game.id} ${number}`
        const header = {
          game: game.id,
          options,
          seats: Array.from({ length: seats }, () => MATCHES['open']!.seats![0]!),
        }
        library.create(exampleHeader(number, header), title)
        return { title, seats, options }
      })
      for (const [name, field] of Object.entries(game.fields)) {
        const wanted = field.values.map((value) => option(game.id, name, value))
        const expected = made.filter(({ seats, options }) => isApplying(field, seats, options))
        leftOut += made.length - expected.length
        const titles = found(library, { options: wanted })
        expect(titles.filter((title) => title.startsWith(`${game.id} `)).sort()).toEqual(
          expected.map(({ title }) => title).sort(),
        )
      }
    }
    expect(leftOut).toBeGreaterThan(0)
  })

  it('follows a match whose end is undone and that ends differently', () => {
    const { library, ids } = shelf()
    const put = (turn: { by: 0 } | ReturnType<typeof ended>): void =>
      library.append(ids['adaWins']!, {
        steps: [],
        branches: [],
        reason: 'undo',
        summary: exampleSummary({ played: 20, turn }),
      })
    put({ by: 0 })
    expect(found(library, { winner: 'Ada' })).toEqual(['shared'])
    expect(found(library, { state: 'open' })).toEqual(['adaWins', 'open'])
    put(ended([1, 1]))
    expect(found(library, { state: 'drawn' })).toEqual(['drawn', 'adaWins'])
    put(ended([2, 1]))
    expect(found(library, { winner: 'Bo' })).toEqual(['boWins', 'adaWins'])
    expect(found(library, { state: 'drawn' })).toEqual(['drawn'])
  })

  it('finds every match once across pages', () => {
    const { library } = shelf()
    const page = (offset: number, also: ListQuery = {}): readonly string[] =>
      library
        .list(listQuerySchema.parse({ players: ['Ada'], sort: 'title', limit: 2, offset, ...also }))
        .rows.map((row) => row.title)
    expect([...page(0), ...page(2), ...page(4)]).toEqual(['adaWins', 'boWins', 'drawn', 'open', 'shared'])
    expect(page(0, { state: 'over' })).toEqual(['adaWins', 'boWins'])
    expect(page(0, { bin: true })).toEqual([])
    // After a change the same question runs again.
    library.rename(shelf().ids['open']!, 'zzz')
    expect(page(0)).toEqual(['adaWins', 'boWins'])
    library.bin([library.ids()[1]!])
    expect(page(0)).toEqual(['boWins', 'drawn'])
    expect(page(0, { bin: true })).toEqual(['adaWins'])
  })
})

describe('a list', () => {
  /** SQLite's plan for a query. */
  const planOf = (file: string, query: ListQuery, order = 'updated_at DESC, key DESC'): readonly string[] => {
    const db = new Database(file, { readonly: true })
    onTestFinished(() => void db.close())
    const { where, params } = conditionsOf(listQuerySchema.parse(query), () => [])
    return db
      .prepare<(string | number)[], { detail: string }>(
        `EXPLAIN QUERY PLAN SELECT key FROM match WHERE ${where} ORDER BY ${order}`,
      )
      .all(...params)
      .map(({ detail }) => detail)
  }

  it.each<[string, ListQuery]>([
    ['nothing', {}],
    ['games, result, comments', { games: ['qin', 'quorsum'], state: 'drawn', commented: true }],
    ['days and length', { from: 1, to: 2, least: 3, most: 4 }],
    ['names', { players: ['Ada', 'Bo'], winner: 'Ada' }],
    ['options of two games', { options: [option('qin', 'side', 'lion'), option('quorsum', 'raceTo', 3)] }],
    ['numbers of players', { seats: [2, 3] }],
    ['options without effect in some matches', { options: [option('quorsum', 'flipLock', 'none')] }],
    ['options and tags', { options: [option('qin', 'side', 'lion')], tags: ['club'] }],
    ['words', { text: 'Tuesday 雅婷' }],
  ])('filtered by %s reads no wide row and no whole table', (_, query) => {
    const plan = planOf(shelf().library.file, query)
    expect(plan.filter((line) => /\bmatch (USING|VIRTUAL)/.test(line))).not.toEqual([])
    for (const line of plan) {
      expect(line).not.toMatch(/^SCAN (?!words VIRTUAL TABLE)/)
      if (/^SEARCH match /.test(line)) expect(line).toMatch(/USING COVERING INDEX match_/)
      if (/^SEARCH (player|option|tag) /.test(line))
        expect(line).toMatch(/USING (COVERING INDEX|PRIMARY KEY)/)
    }
  })

  it.each(['updated_at DESC, key DESC', 'created_at DESC, key DESC', 'title COLLATE NOCASE, key'])(
    'of all matches by %s is not sorted',
    (order) => {
      const plan = planOf(shelf().library.file, {}, order)
      expect(plan).toEqual([expect.stringMatching(/^SEARCH match USING COVERING INDEX match_/)])
    },
  )
})

it('matches of the same deal are found by an index of seeds', () => {
  const db = new Database(shelf().library.file, { readonly: true })
  onTestFinished(() => void db.close())
  const plan = db
    .prepare<[], { detail: string }>(
      `EXPLAIN QUERY PLAN SELECT key FROM match WHERE game = 'qin' AND ${SEED} = 'jade' AND binned_at IS NULL`,
    )
    .all()
  expect(plan.map(({ detail }) => detail)).toEqual([
    expect.stringMatching(/^SEARCH match USING INDEX match_dealt \(game=\? AND <expr>=\?\)$/),
  ])
})

it('the games with a match started here are listed, the last played first, without the bin and without imports', () => {
  const { library, ids } = shelf()
  expect(library.lastPlayed()).toEqual([
    { game: 'qin', at: 5 * DAY },
    { game: 'quorsum', at: 3 * DAY },
  ])
  library.bin([ids['shared'], ids['other'], ids['drawn']].filter((id) => id !== undefined))
  expect(library.lastPlayed()).toEqual([{ game: 'quorsum', at: 2 * DAY }])
  const db = new Database(library.file)
  db.exec(`INSERT INTO import (match, at, file, is_new, moves, before_at, after_at, steps, branches, notes, analysed)
    SELECT key, 0, '', 1, 0, 0, 0, 0, 0, 0, 0 FROM match`)
  db.close()
  expect(library.lastPlayed()).toEqual([])
})

describe('saved searches', () => {
  const filter = listQuerySchema.omit({ sort: true, offset: true, limit: true }).parse({ players: ['雅婷'] })

  it('survive a restart, and can be renamed and deleted', () => {
    const folder = temporaryFolder()
    const library = opened(libraryIn(folder))
    library.saveSearch('Ya-ting', filter)
    library.saveSearch('Club', { ...filter, tags: ['club'] })
    library.close()
    const again = opened(libraryIn(folder))
    expect(again.searches().map(({ name, filter }) => [name, filter.tags, filter.players])).toEqual([
      ['Club', ['club'], ['雅婷']],
      ['Ya-ting', [], ['雅婷']],
    ])
    const [club, yating] = again.searches()
    expect(again.renameSearch(club!.id, 'ya-TING')).toBe(false)
    expect(again.renameSearch(club!.id, '社團')).toBe(true)
    again.dropSearch(yating!.id)
    expect(again.searches()).toEqual([{ ...club, name: '社團' }])
  })

  it('replace another of the same name', () => {
    const library = opened(libraryIn(temporaryFolder()))
    library.saveSearch('club', filter)
    library.saveSearch('Club', { ...filter, commented: true })
    expect(library.searches()).toMatchObject([{ name: 'Club', filter: { commented: true } }])
  })

  it('keep several values of an option; searches saved when there were fewer filters still work', () => {
    const { library } = shelf()
    const options = [
      option('quorsum', 'raceTo', 1),
      option('quorsum', 'raceTo', 3),
      option('qin', 'side', 'lion'),
    ]
    library.saveSearch('several', { ...filter, players: [], options })
    const db = new Database(library.file)
    const old = { text: '', options: [option('quorsum', 'raceTo', 3)] }
    db.prepare('INSERT INTO search (name, filter) VALUES (?, ?)').run('old', JSON.stringify(old))
    db.close()
    const searches = library.searches()
    expect(searches.map(({ name, filter: kept }) => [name, found(library, kept)])).toEqual([
      ['old', ['drawn']],
      ['several', ['other', 'drawn', 'boWins', 'adaWins', 'open']],
    ])
    expect(searches[1]?.filter.options).toEqual(options)
  })
})
