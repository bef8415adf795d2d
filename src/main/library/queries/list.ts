import type Database from 'better-sqlite3'
import { z } from 'zod'
import { parseJson } from '../../../engine/kernel/json.ts'
import type { MatchId } from '../../../engine/record/step.ts'
import type { MatchRow, Output, listQuerySchema } from '../../api/api.ts'
import { matchRowSchema } from '../../api/values.ts'
import { tryReadRow, storedHeader, fromBlob, toBlob } from '../sqlite/stored.ts'
import { createExcerpts } from './excerpts.ts'
import { conditionsOf, type Conditions } from './filter.ts'
import { createUnindexed } from './search-index.ts'
import { HEADER, SEED } from '../file/migrations.ts'

/** A request for the list, defaults filled in. */
export type ListRequest = z.output<typeof listQuerySchema>
export type ListAnswer = Output<'library.list'>

export interface Lists {
  list(query: ListRequest): ListAnswer
  row(id: MatchId): MatchRow | undefined
  /**
   * The match and all others of the same deal, oldest first, without the bin; only the match itself if its luck was
   * entered by hand.
   */
  deals(id: MatchId): readonly MatchRow[]
  /** The games with a match started here, the one played last first, with the time of its last match; without the bin. */
  lastPlayed(): readonly { readonly game: string; readonly at: number }[]
  /** Every match, the bin included, oldest first. */
  ids(): readonly MatchId[]
}

interface Row {
  key: number
  id: Buffer
  game: string
  title: string
  created_at: number
  updated_at: number
  binned_at: number | null
  played: number
  steps: number
  comments: number
  branches: number
  turn: string
  moment: string
  scores: string
  header: string
  tags: string
  imported_at: number | null
}

const COLUMNS = `key, id, game, title, created_at, updated_at, binned_at, played, steps, comments, branches, turn,
  moment, scores, header,
  (SELECT json_group_array(name ORDER BY name) FROM tag WHERE tag.match = match.key) AS tags,
  (SELECT at FROM import WHERE import.match = match.key AND is_new = 1 ORDER BY import.key LIMIT 1) AS imported_at`

/** Newest or longest first; the key keeps the order of equals stable, and so paging. */
const ORDER: { readonly [S in ListRequest['sort']]: string } = {
  updated: 'updated_at DESC, key DESC',
  created: 'created_at DESC, key DESC',
  title: 'title COLLATE NOCASE, key',
  length: 'played DESC, key DESC',
}

type Query = Omit<ListRequest, 'offset' | 'limit'>

/**
 * What a filter is read from. Only `match_listed` has all the columns of filters, so another order than its own is made by
 * sorting what was found. Titles stand in an index of their own: read in its order, matches that a search has found need
 * no wide row.
 */
const foundIn = ({ sort, bin }: Query, { where, searching }: Conditions): string => {
  if (sort === 'created') return `match INDEXED BY match_listed WHERE ${where}`
  return sort === 'title' && searching
    ? `match INDEXED BY match_titled WHERE binned_at IS ${bin ? 'NOT ' : ''}NULL
         AND key IN (SELECT key FROM match WHERE ${where})`
    : `match WHERE ${where}`
}

interface Page {
  readonly keys: readonly number[]
  readonly total: number
}

/** Caches the last answer until another question comes or the stamp changes. */
const cachedBy = <Q, A>(stamp: () => string, answer: (question: Q) => A): ((question: Q) => A) => {
  let last: { readonly about: string; readonly answer: A } | undefined
  return (question) => {
    const about = `${stamp()} ${JSON.stringify(question)}`
    if (last?.about !== about) last = { about, answer: answer(question) }
    return last.answer
  }
}

/** Changes whenever another program has written. */
const elsewhere = (db: Database.Database): string => String(db.pragma('data_version', { simple: true }))

/**
 * A stamp that changes when another program has written, or this one what the counts of the list depend on. Playing
 * seldom does.
 */
const countsStamp = (db: Database.Database): (() => string) => {
  let changes = 0
  db.function('qipu_counts_changed', () => {
    changes += 1
    return null
  })
  const events = {
    match: ['INSERT', 'DELETE', 'UPDATE OF over, comments, binned_at'],
    tag: ['INSERT', 'DELETE'],
  }
  for (const [table, kinds] of Object.entries(events))
    for (const [at, kind] of kinds.entries())
      db.exec(`CREATE TEMP TRIGGER counts_by_${table}_${at} AFTER ${kind} ON main.${table}
        BEGIN SELECT qipu_counts_changed(); END`)
  return () => `${elsewhere(db)} ${changes}`
}

/**
 * Lists, filters, searches and counts matches by the columns of `match` and the tables of tags, players, options and
 * words.
 */
export const createLists = (db: Database.Database): Lists => {
  const one = db.prepare<[Buffer], Row>(`SELECT ${COLUMNS} FROM match WHERE id = ?`)
  const byKey = db.prepare<[number], Row>(`SELECT ${COLUMNS} FROM match WHERE key = ?`)
  const excerptOf = createExcerpts(db)
  const unindexed = createUnindexed(db)
  // Uses the index of ids, so that no row is read.
  const all = db
    .prepare<[], Buffer>('SELECT id FROM match INDEXED BY sqlite_autoindex_match_1 ORDER BY key')
    .pluck()
  const byGame = db.prepare<[], { game: string; all: number; open: number; commented: number }>(
    `SELECT game, count(*) AS "all", sum(over = 0) AS open, sum(comments > 0) AS commented
     FROM match WHERE binned_at IS NULL GROUP BY game`,
  )
  // The same seed gives the same deal only with as many seats and the same options.
  const ofDeal = db.prepare<{ game: string; seed: string; header: string }, Row>(
    `SELECT ${COLUMNS} FROM match INDEXED BY match_dealt
     WHERE game = @game AND ${SEED} = @seed AND binned_at IS NULL
       AND ${HEADER} -> '$.options' = @header -> '$.options'
       AND json_array_length(${HEADER}, '$.seats') = json_array_length(@header, '$.seats')
     ORDER BY created_at, key`,
  )
  // This index has all the columns, so that no wide row is read.
  const lastOwn = db.prepare<[], { game: string; at: number }>(
    `SELECT game, max(updated_at) AS at FROM match INDEXED BY match_listed
     WHERE binned_at IS NULL AND NOT EXISTS (SELECT 1 FROM import WHERE import.match = match.key AND is_new = 1)
     GROUP BY game ORDER BY at DESC, game`,
  )
  const inBin = db.prepare<[], number>('SELECT count(*) FROM match WHERE binned_at IS NOT NULL').pluck()
  const byTag = db.prepare<[], { name: string; count: number }>(
    // Counts all, minus those in the bin, which are few (CROSS JOIN reads these first).
    `SELECT name, count(*) - (SELECT count(*) FROM match CROSS JOIN tag AS own ON own.match = match.key
       WHERE binned_at IS NOT NULL AND own.name = tag.name) AS count
     FROM tag GROUP BY name HAVING count > 0 ORDER BY name`,
  )
  const changes = db.prepare<[], number>('SELECT total_changes()').pluck()
  /** Changes whenever this or another program has written. */
  const stamp = (): string => `${elsewhere(db)} ${changes.get() ?? 0}`

  const counted = cachedBy(countsStamp(db), (_: null): ListAnswer['counts'] => {
    const games = byGame.all()
    const sum = (field: 'all' | 'open' | 'commented'): number =>
      games.reduce((total, game) => total + game[field], 0)
    return {
      all: sum('all'),
      open: sum('open'),
      commented: sum('commented'),
      bin: inBin.get() ?? 0,
      games: Object.fromEntries(games.map((game) => [game.game, game.all])),
      tags: Object.fromEntries(byTag.all().map((tag) => [tag.name, tag.count])),
    }
  })

  const lastPlayed = cachedBy(stamp, (_: null) => lastOwn.all())

  const found = cachedBy(stamp, (query: Query): readonly number[] => {
    const conditions = conditionsOf(query, unindexed)
    return db
      .prepare<(string | number)[], number>(
        `SELECT key FROM ${foundIn(query, conditions)} ORDER BY ${ORDER[query.sort]}`,
      )
      .pluck()
      .all(...conditions.params)
  })

  /** The keys of a page, and the total. */
  const pageOf = ({ offset, limit, ...query }: ListRequest): Page => {
    const conditions = conditionsOf(query, unindexed)
    if (conditions.searching) {
      // A search runs once; further pages are cut from its result.
      const keys = found(query)
      return { total: keys.length, keys: keys.slice(offset, offset + limit) }
    }
    const { where, params, filtering } = conditions
    const keys = db
      .prepare<(string | number)[], number>(
        `SELECT key FROM ${filtering ? foundIn(query, conditions) : `match WHERE ${where}`}
         ORDER BY ${ORDER[query.sort]} LIMIT ? OFFSET ?`,
      )
      .pluck()
      .all(...params, limit, offset)
    if (!filtering) return { keys, total: counted(null)[query.bin ? 'bin' : 'all'] }
    const total = db
      .prepare<(string | number)[], number>(`SELECT count(*) FROM match WHERE ${where}`)
      .pluck()
      .get(...params)
    return { total: total ?? 0, keys }
  }

  const list = (request: ListRequest): ListAnswer => {
    const { total, keys } = pageOf(request)
    // Narrow columns find the page; wide ones are read for its rows only.
    const rows = keys.flatMap((key): MatchRow[] => {
      const row = rowOf(() => byKey.get(key))
      if (row === undefined) return []
      const found = tryReadRow(() => excerptOf(key, row, request.text))
      return [found === undefined ? row : { ...row, found }]
    })
    return { rows, total, counts: counted(null) }
  }

  const atOnce = db.transaction(list)

  return {
    // After an unreadable page SQLite does not end the transaction normally.
    list: (request) => tryReadRow(() => atOnce(request)) ?? list(request),
    row: (id) => rowOf(() => one.get(toBlob(id))),
    deals(id) {
      const row = tryReadRow(() => one.get(toBlob(id)))
      if (row === undefined) return []
      const header = storedHeader(row.header)
      if (header?.chance.source !== 'seeded') return [matchRow(row)]
      const { game, chance } = header
      return ofDeal.all({ game, seed: chance.seed, header: row.header }).map(matchRow)
    },
    lastPlayed: () => lastPlayed(null),
    ids: () => all.all().map(fromBlob),
  }
}

/** Undefined for a row that is unreadable or has lost its id. */
const rowOf = (read: () => Row | undefined): MatchRow | undefined => {
  const row = tryReadRow(read)
  return row?.id.length === ID_BYTES ? matchRow(row) : undefined
}

const ID_BYTES = 16

/** The latest time a `Date` can hold, in milliseconds since 1970. */
const LAST_MS = 8.64e15
const time = z.int().min(-LAST_MS).max(LAST_MS)
const { title, tags, turn, moment, scores, played } = matchRowSchema.shape

const valuesSchema = z.object({
  title,
  createdAt: time,
  updatedAt: time,
  importedAt: time.nullable(),
  played,
  steps: played,
  comments: played,
  branches: played,
  tags,
  turn,
  moment,
  scores,
  binnedAt: time.nullable(),
})
type Values = z.infer<typeof valuesSchema>
/** What a damaged value counts as. */
const EMPTY: Values = {
  title: '',
  createdAt: 0,
  updatedAt: 0,
  importedAt: null,
  played: 0,
  steps: 0,
  comments: 0,
  branches: 0,
  tags: [],
  turn: { by: 'chance' },
  moment: { part: 1, round: 1, turn: 1 },
  scores: [],
  binnedAt: null,
}
const withoutDamage = (values: object, { issues }: z.ZodError): Values => {
  const damaged = new Set(issues.map(({ path: [name] }) => name))
  const empty = Object.fromEntries(Object.entries(EMPTY).filter(([name]) => damaged.has(name)))
  return valuesSchema.parse({ ...values, ...empty })
}

/** A row of the list; marked as damaged if a value is. */
const matchRow = (row: Row): MatchRow => {
  const values = {
    title: row.title,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    importedAt: row.imported_at,
    played: row.played,
    steps: row.steps,
    comments: row.comments,
    branches: row.branches,
    tags: parseJson(row.tags),
    turn: parseJson(row.turn),
    moment: parseJson(row.moment),
    scores: parseJson(row.scores),
    binnedAt: row.binned_at,
  }
  const read = valuesSchema.safeParse(values)
  const header = storedHeader(row.header)
  const game = header?.game ?? title.catch('').parse(row.game)
  const answer: MatchRow = {
    ...(read.success ? read.data : withoutDamage(values, read.error)),
    id: fromBlob(row.id),
    game,
    seats: (header?.seats ?? []).map((seat) => ({ ...seat })),
    options: { ...header?.options },
    luck: header === undefined || header.seenBy !== undefined ? 'untold' : header.chance.source,
  }
  const damaged = header === undefined || !read.success
  return damaged ? { ...answer, damaged } : answer
}
