import type Database from 'better-sqlite3'
import type { AnyGame, RollStatistic } from '../../../engine/kernel/game.ts'
import type {
  GameFigures,
  LuckFigures,
  PlayerFigures,
  Statistics,
  Lengths,
} from '../../api/values-library.ts'
import { conditionsOf, type Filter } from './filter.ts'
import { createUnindexed } from './search-index.ts'

/** How many matches had this many steps. */
interface LengthCount {
  readonly length: number
  readonly count: number
}

/** At most this many bars. */
const BINS = 12
/** Round widths of a bar, in steps. */
const WIDTHS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000]

/** Groups lengths (ascending) for a bar chart; null if there are none. */
export const binsOf = (lengths: readonly LengthCount[]): Lengths | null => {
  const first = lengths[0]
  const last = lengths.at(-1)
  if (first === undefined || last === undefined) return null
  const all = lengths.reduce((sum, { count }) => sum + count, 0)
  const total = lengths.reduce((sum, { length, count }) => sum + length * count, 0)
  let before = 0
  const middle = lengths.find(({ count }) => (before += count) * 2 >= all) ?? first
  const width =
    WIDTHS.find((each) => Math.floor(last.length / each) - Math.floor(first.length / each) < BINS) ??
    Math.ceil((last.length - first.length + 1) / (BINS - 1))
  const from = Math.floor(first.length / width)
  const bins = Array.from({ length: Math.floor(last.length / width) - from + 1 }, (_, at) => ({
    from: (from + at) * width,
    to: (from + at + 1) * width - 1,
    count: 0,
  }))
  for (const { length, count } of lengths) {
    const bin = bins[Math.floor(length / width) - from]
    if (bin !== undefined) bin.count += count
  }
  return { least: first.length, median: middle.length, mean: total / all, most: last.length, bins }
}

/**
 * How fair rolls and draws look. `few`: too few to tell. Otherwise by how often fair luck is at least as uneven:
 * `usual` in more than 5 % of libraries, `uneven` in fewer, `rare` in fewer than 1 %.
 */
type FairnessVerdict = 'few' | 'usual' | 'uneven' | 'rare'

/** Below this the chi-square approximation does not hold (Cochran 1954). */
const MIN_EXPECTED = 5
/** Standard normal quantiles for 5 % and 1 %. */
const ONE_IN_20 = 1.6449
const ONE_IN_100 = 2.3263

/**
 * Pearson's chi-square test of observed against expected counts, by the cube-root approximation of Wilson and
 * Hilferty (1931), accurate to a thousandth from two faces on.
 */
export const fairnessOf = (seen: readonly number[], expected: readonly number[]): FairnessVerdict => {
  if (expected.length < 2 || expected.some((count) => count < MIN_EXPECTED)) return 'few'
  const chi = expected.reduce((sum, should, at) => sum + ((seen[at] ?? 0) - should) ** 2 / should, 0)
  const spread = 2 / (9 * (expected.length - 1))
  const deviate = (Math.cbrt(chi / (expected.length - 1)) - (1 - spread)) / Math.sqrt(spread)
  if (deviate > ONE_IN_100) return 'rare'
  return deviate > ONE_IN_20 ? 'uneven' : 'usual'
}

/** Players listed; the others are only counted. */
const MAX_PLAYERS_LISTED = 50

/** The matches of a filter with the columns that all queries below need. */
const CHOSEN = `CREATE TEMP TABLE IF NOT EXISTS chosen (
  key INTEGER PRIMARY KEY, game TEXT NOT NULL, over INTEGER NOT NULL, drawn INTEGER NOT NULL,
  first INTEGER NOT NULL, played INTEGER NOT NULL,
  strongest INTEGER NOT NULL)`

/** How many came first; counted only where some, but not all, may share it. */
const FIRST = `CASE WHEN over = 0 THEN 0 WHEN drawn THEN 2
  ELSE (SELECT count(*) FROM player WHERE player.match = match.key AND place = 1) END`
/** The level of the strongest built-in bot in the match; below 1 without one. */
const STRONGEST = 'iif(over = 0, 0, (SELECT max(bot) FROM player WHERE player.match = match.key))'
/** The seat came first alone. */
const WON = 'place = 1 AND first = 1'
/** The seat shared the first place, possibly with all. */
const SHARED = 'place = 1 AND first > 1'
/** A seat's chance to win if all at the table were equally strong, in matches with one winner: 1/3 among three. */
const FAIR = 'iif(over AND first = 1, 1.0 / seats, 0)'

interface LengthRow extends LengthCount {
  readonly game: string
  readonly over: number
  readonly drawn: number
  readonly shared: number
}
interface SeatRow {
  readonly game: string
  readonly seat: number
  /** The level of a built-in bot; below 1 for others. */
  readonly bot: number
  readonly over: number
  readonly places: number
  readonly wins: number
  readonly shared: number
  readonly expected: number
  readonly scored: number
  readonly total: number | null
  readonly least: number | null
  readonly most: number | null
}
type PlayerRow = Omit<PlayerFigures, 'program' | 'games' | 'against'> & {
  readonly program: number
  readonly names: number
}
type Results = Omit<PlayerFigures['games'][number], 'game'>
type ShareRow = Results & { readonly name: string; readonly game: string; readonly strongest: number }
interface FaceRow {
  readonly game: string
  readonly type: string
  readonly face: string
  readonly count: number
}

/** Sums results grouped by `of`, in ascending order of its values. */
const summedBy = <Row extends Results, V extends string | number>(
  rows: readonly Row[],
  of: (row: Row) => V,
): [V, Results, readonly Row[]][] =>
  [...Map.groupBy(rows, of)]
    .map(([value, alike]): [V, Results, readonly Row[]] => {
      const sum = (field: keyof Results): number => alike.reduce((total, row) => total + row[field], 0)
      return [
        value,
        { over: sum('over'), wins: sum('wins'), shared: sum('shared'), expected: sum('expected') },
        alike,
      ]
    })
    .sort(([one], [other]) => (one < other ? -1 : 1))

/**
 * Computes the statistics of all matches of a filter in SQL. Results, lengths, scores and luck count finished matches
 * only, so that nothing hidden is revealed. Needs a connection of its own, which may be read-only: it creates a
 * temporary table.
 */
export const createStatistics = (
  db: Database.Database,
  gameOf: (id: string) => AnyGame | undefined,
): ((filter: Filter) => Statistics) => {
  db.exec(CHOSEN)
  const byLength = db.prepare<[], LengthRow>(
    `SELECT game, over, played AS length, count(*) AS count, sum(drawn) AS drawn,
       sum(drawn = 0 AND first > 1) AS shared
     FROM chosen GROUP BY game, over, played ORDER BY played`,
  )
  const bySeat = db.prepare<[], SeatRow>(
    `SELECT game, seat, bot, count(*) AS over, sum(${WON}) AS wins,
       sum(${SHARED}) AS shared, sum(${FAIR}) AS expected, sum(place) AS places,
       count(score) AS scored, sum(score) AS total, min(score) AS least, max(score) AS most
     FROM chosen CROSS JOIN player ON match = key WHERE over = 1 GROUP BY game, seat, bot`,
  )
  const byPlayer = db.prepare<[number], PlayerRow>(
    `SELECT name, min(bot) < 0 AS program, count(*) AS matches, sum(over) AS over, sum(over AND ${WON}) AS wins,
       sum(over AND ${SHARED}) AS shared, sum(${FAIR}) AS expected, avg(iif(over, place, NULL)) AS place,
       avg(iif(over, score, NULL)) AS mean, max(iif(over, score, NULL)) AS most, count(*) OVER () AS names
     FROM player INDEXED BY player_by_name CROSS JOIN chosen ON match = key
     WHERE bot <= 0 GROUP BY name ORDER BY matches DESC, name LIMIT ?`,
  )
  // A player's results by game and by the strongest bot, which answer all questions about the player.
  const byShare = db.prepare<[string], ShareRow>(
    `SELECT name, game, strongest, count(*) AS over, sum(${WON}) AS wins, sum(${SHARED}) AS shared,
       sum(${FAIR}) AS expected
     FROM player INDEXED BY player_by_name CROSS JOIN chosen ON match = key
     WHERE name IN (SELECT value FROM json_each(?)) AND bot <= 0 AND over = 1 GROUP BY name, game, strongest`,
  )
  const byFace = db.prepare<[string, string], FaceRow>(
    `SELECT fallen.game, type, face, sum(count) AS count FROM fallen CROSS JOIN chosen ON match = key
     WHERE fallen.game = ? AND type IN (SELECT value FROM json_each(?)) AND over = 1 GROUP BY type, face`,
  )

  const unindexed = createUnindexed(db)
  const choose = (filter: Filter): void => {
    const { where, params } = conditionsOf(filter, unindexed)
    db.exec('DELETE FROM chosen')
    db.prepare<(string | number)[]>(
      `INSERT INTO chosen SELECT key, game, over, drawn, ${FIRST}, played, ${STRONGEST} FROM match WHERE ${where}`,
    ).run(...params)
  }

  const luckOf = (game: string, luck: RollStatistic): LuckFigures | undefined => {
    const counts = new Map<string, number>()
    for (const { face, count } of byFace.all(game, JSON.stringify(luck.events)))
      counts.set(face, (counts.get(face) ?? 0) + count)
    const seen = luck.faces.map(({ face }) => counts.get(face) ?? 0)
    const fell = seen.reduce((sum, count) => sum + count, 0)
    if (fell === 0) return undefined
    const weights = luck.faces.reduce((sum, { weight }) => sum + weight, 0)
    const expected = luck.faces.map(({ weight }) => (fell * weight) / weights)
    return {
      game,
      id: luck.id,
      fell,
      verdict: fairnessOf(seen, expected),
      faces: luck.faces.map(({ face }, at) => ({ face, seen: seen[at] ?? 0, expected: expected[at] ?? 0 })),
    }
  }

  const figuresOf = (game: string, rows: readonly LengthRow[], seats: readonly SeatRow[]): GameFigures => {
    const over = rows.filter((row) => row.over === 1)
    const sum = (list: readonly LengthRow[], of: 'count' | 'drawn' | 'shared'): number =>
      list.reduce((total, row) => total + row[of], 0)
    const scores = seats.flatMap(({ total, least, most, scored }) =>
      total === null || least === null || most === null ? [] : [{ total, least, most, scored }],
    )
    const scored = scores.reduce((all, seat) => all + seat.scored, 0)
    return {
      game,
      matches: sum(rows, 'count'),
      over: sum(over, 'count'),
      drawn: sum(over, 'drawn'),
      shared: sum(over, 'shared'),
      lengths: binsOf(over),
      seats: summedBy(seats, (row) => row.seat).map(([seat, results]) => ({ seat, ...results })),
      score:
        scored === 0
          ? null
          : {
              least: Math.min(...scores.map(({ least }) => least)),
              mean: scores.reduce((all, { total }) => all + total, 0) / scored,
              most: Math.max(...scores.map(({ most }) => most)),
            },
    }
  }

  const levelsOf = (seats: readonly SeatRow[]): Statistics['levels'] =>
    summedBy(
      seats.filter(({ bot }) => bot > 0),
      ({ bot }) => bot,
    ).map(([level, results, rows]) => ({
      level,
      ...results,
      place: rows.reduce((sum, { places }) => sum + places, 0) / results.over,
    }))

  const count = (filter: Filter): Statistics => {
    choose(filter)
    const lengths = Map.groupBy(byLength.all(), ({ game }) => game)
    const sat = bySeat.all()
    const seats = Map.groupBy(sat, ({ game }) => game)
    const games = [...lengths].map(([game, rows]) => figuresOf(game, rows, seats.get(game) ?? []))
    const players = byPlayer.all(MAX_PLAYERS_LISTED)
    // Names that differ only in case are one player.
    const shares = Map.groupBy(byShare.all(JSON.stringify(players.map(({ name }) => name))), ({ name }) =>
      name.toLowerCase(),
    )
    const luck = games.flatMap(({ game }) =>
      (gameOf(game)?.rollStatistics ?? []).flatMap((each) => luckOf(game, each) ?? []),
    )
    return {
      matches: games.reduce((total, { matches }) => total + matches, 0),
      over: games.reduce((total, { over }) => total + over, 0),
      games: games.toSorted((one, other) => other.matches - one.matches),
      levels: levelsOf(sat),
      players: players.map(({ names: _, program, ...player }) => {
        const own = shares.get(player.name.toLowerCase()) ?? []
        const withBots = own.filter(({ strongest }) => strongest > 0)
        return {
          ...player,
          program: program === 1,
          games: summedBy(own, (row) => row.game).map(([game, results]) => ({ game, ...results })),
          against: summedBy(withBots, (row) => row.strongest).map(([level, results]) => ({
            level,
            ...results,
          })),
        }
      }),
      unlisted: Math.max(0, (players[0]?.names ?? 0) - players.length),
      luck,
    }
  }
  // One read transaction, so that the figures fit together.
  return db.transaction(count)
}
