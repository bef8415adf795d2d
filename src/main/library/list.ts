import type Database from 'better-sqlite3'
import type { z } from 'zod'
import type { Header, MatchId } from '../../engine/record/step.ts'
import type { Outcome } from '../../engine/kernel/game.ts'
import type { MatchRow, Output, listQuerySchema } from '../api.ts'
import { fromBlob, toBlob } from './blob.ts'
import { wordsCondition } from './search.ts'

/** What the list is asked for, defaults filled in. */
export type ListRequest = z.output<typeof listQuerySchema>
export type ListAnswer = Output<'library.list'>

export interface Lists {
  list(query: ListRequest): ListAnswer
  row(id: MatchId): MatchRow | undefined
  /** A match and all others of the same deal, the bin left out, oldest first; with luck entered by hand it alone. */
  deals(id: MatchId): readonly MatchRow[]
  /** Every match, the bin included, oldest first. */
  ids(): readonly MatchId[]
}

interface Row {
  key: number
  id: Buffer
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
}

const COLUMNS = `key, id, title, created_at, updated_at, binned_at, played, steps, comments, branches, turn,
  moment, scores, header,
  (SELECT json_group_array(name ORDER BY name) FROM tag WHERE tag.match = match.key) AS tags`

/** The newest, the longest first; the key makes the order of equals, and so paging, stable. */
const ORDER: { readonly [S in ListRequest['sort']]: string } = {
  updated: 'updated_at DESC, key DESC',
  created: 'created_at DESC, key DESC',
  title: 'title COLLATE NOCASE, key',
  length: 'played DESC, key DESC',
}

/** Lists, filters, searches and counts matches by the columns of `match` alone. */
export const createLists = (db: Database.Database): Lists => {
  const one = db.prepare<[Buffer], Row>(`SELECT ${COLUMNS} FROM match WHERE id = ?`)
  const all = db.prepare<[], Buffer>('SELECT id FROM match ORDER BY key').pluck()
  const byGame = db.prepare<[], { game: string; all: number; open: number; commented: number }>(
    `SELECT game, count(*) AS "all", sum(over = 0) AS open, sum(comments > 0) AS commented
     FROM match WHERE binned_at IS NULL GROUP BY game`,
  )
  // The same seed deals the same only to as many seats playing with the same options. Looking for the
  // seed as text first keeps the headers of all other matches from being parsed.
  const ofDeal = db.prepare<{ game: string; seed: string; text: string; header: string }, Row>(
    `SELECT ${COLUMNS} FROM match
     WHERE game = @game AND binned_at IS NULL AND instr(header, @text) > 0
       AND header ->> '$.chance.seed' = @seed
       AND header -> '$.options' = @header -> '$.options'
       AND json_array_length(header, '$.seats') = json_array_length(@header, '$.seats')
     ORDER BY created_at, key`,
  )
  const inBin = db.prepare<[], number>('SELECT count(*) FROM match WHERE binned_at IS NOT NULL').pluck()
  const byTag = db.prepare<[], { name: string; count: number }>(
    `SELECT tag.name, count(*) AS count FROM tag JOIN match ON match.key = tag.match
     WHERE binned_at IS NULL GROUP BY tag.name ORDER BY tag.name`,
  )

  const counts = (): ListAnswer['counts'] => {
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
  }

  const list = (query: ListRequest): ListAnswer => {
    const { where, params } = conditions(query)
    const total = db
      .prepare<string[], number>(`SELECT count(*) FROM match WHERE ${where}`)
      .pluck()
      .get(...params)
    // The page is found by narrow columns first; the wide ones are read for its rows only.
    const rows = db
      .prepare<(string | number)[], Row>(
        `SELECT ${COLUMNS} FROM match WHERE key IN
           (SELECT key FROM match WHERE ${where} ORDER BY ${ORDER[query.sort]} LIMIT ? OFFSET ?)
         ORDER BY ${ORDER[query.sort]}`,
      )
      .all(...params, query.limit, query.offset)
    return { rows: rows.map(matchRow), total: total ?? 0, counts: counts() }
  }

  return {
    list: db.transaction(list),
    row(id) {
      const row = one.get(toBlob(id))
      return row === undefined ? undefined : matchRow(row)
    },
    deals(id) {
      const row = one.get(toBlob(id))
      if (row === undefined) return []
      const { header } = row
      const { game, chance } = JSON.parse(header) as Header
      if (chance.source !== 'seeded') return [matchRow(row)]
      const { seed } = chance
      return ofDeal.all({ game, seed, text: JSON.stringify(seed), header }).map(matchRow)
    },
    ids: () => all.all().map(fromBlob),
  }
}

const conditions = (query: ListRequest): { readonly where: string; readonly params: readonly string[] } => {
  const tests = [query.bin ? 'binned_at IS NOT NULL' : 'binned_at IS NULL']
  const params: string[] = []
  if (query.games.length > 0) {
    tests.push(`game IN (${query.games.map(() => '?').join(', ')})`)
    params.push(...query.games)
  }
  // Every tag asked for, not any of them.
  for (const tag of query.tags) {
    tests.push('EXISTS (SELECT 1 FROM tag WHERE tag.match = match.key AND tag.name = ?)')
    params.push(tag)
  }
  if (query.state !== 'any') tests.push(query.state === 'over' ? 'over = 1' : 'over = 0')
  if (query.commented) tests.push('comments > 0')
  const words = wordsCondition(query.text)
  if (words !== undefined) {
    tests.push(words.sql)
    params.push(...words.params)
  }
  return { where: tests.join(' AND '), params }
}

/** A row as the api tells it. All JSON here was written by this library. */
const matchRow = (row: Row): MatchRow => {
  const header = JSON.parse(row.header) as Header
  const turn = JSON.parse(row.turn) as { by: number | 'chance' | 'nobody'; outcome?: Outcome }
  return {
    id: fromBlob(row.id),
    game: header.game,
    title: row.title,
    seats: header.seats.map((seat) => ({ ...seat })),
    options: { ...header.options },
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    played: row.played,
    steps: row.steps,
    comments: row.comments,
    branches: row.branches,
    tags: JSON.parse(row.tags) as string[],
    turn: {
      by: turn.by,
      ...(turn.outcome === undefined
        ? {}
        : {
            outcome: { ...turn.outcome, places: [...turn.outcome.places], scores: [...turn.outcome.scores] },
          }),
    },
    moment: JSON.parse(row.moment) as MatchRow['moment'],
    scores: JSON.parse(row.scores) as number[],
    binnedAt: row.binned_at,
  }
}
