import type Database from 'better-sqlite3'
import type { AnyGame } from '../../../engine/kernel/game.ts'
import type { RollStatistic } from '../../../engine/kernel/roll-statistics.ts'
import type { GameFigures, LuckFigures, PlayerFigures, Statistics } from '../../api/values-library.ts'
import { verdictOf } from './fairness.ts'
import { conditionsOf, type Filter } from './filter.ts'
import { binsOf, type LengthCount } from './lengths.ts'

/** Players listed; the others are counted. */
const LISTED = 50

/** The narrow columns of the matches meant; every later question is about these. */
const CHOSEN = `CREATE TEMP TABLE IF NOT EXISTS chosen (
  key INTEGER PRIMARY KEY, game TEXT NOT NULL, over INTEGER NOT NULL, drawn INTEGER NOT NULL,
  first INTEGER NOT NULL, played INTEGER NOT NULL)`

/** How many came first; counted only where some may share it that are not all. */
const FIRST = `CASE WHEN over = 0 THEN 0 WHEN drawn THEN 2
  ELSE (SELECT count(*) FROM player WHERE player.match = match.key AND place = 1) END`
/** Came first alone. */
const WON = 'place = 1 AND first = 1'
/** Came first together with others, be it with all of them. */
const SHARED = 'place = 1 AND first > 1'
/** What a win would be worth if all at the table were equal, of matches somebody won: 1/3 among three. */
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
  readonly over: number
  readonly wins: number
  readonly shared: number
  readonly expected: number
  readonly mean: number | null
  readonly least: number | null
  readonly most: number | null
}
type PlayerRow = Omit<PlayerFigures, 'bot' | 'games'> & { readonly bot: number; readonly names: number }
type PlayerGameRow = PlayerFigures['games'][number] & { readonly name: string }
interface FaceRow {
  readonly game: string
  readonly type: string
  readonly face: string
  readonly count: number
}

/**
 * Counts matches, results, lengths, scores and luck over all matches a filter means, in SQL. Results,
 * lengths, scores and luck are of matches that are over: what is hidden in one that is not stays hidden.
 * On a connection of its own, which may be read-only: it makes a temporary table.
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
    `SELECT game, seat, count(*) AS over, sum(${WON}) AS wins,
       sum(${SHARED}) AS shared, sum(${FAIR}) AS expected, avg(score) AS mean, min(score) AS least, max(score) AS most
     FROM chosen CROSS JOIN player ON match = key WHERE over = 1 GROUP BY game, seat`,
  )
  const byPlayer = db.prepare<[number], PlayerRow>(
    `SELECT name, max(bot) AS bot, count(*) AS matches, sum(over) AS over, sum(over AND ${WON}) AS wins,
       sum(over AND ${SHARED}) AS shared, sum(${FAIR}) AS expected, avg(iif(over, place, NULL)) AS place,
       avg(iif(over, score, NULL)) AS mean, max(iif(over, score, NULL)) AS most, count(*) OVER () AS names
     FROM player INDEXED BY player_by_name CROSS JOIN chosen ON match = key
     GROUP BY name ORDER BY matches DESC, name LIMIT ?`,
  )
  const byPlayerAndGame = db.prepare<[string], PlayerGameRow>(
    `SELECT name, game, count(*) AS matches, sum(over) AS over, sum(over AND ${WON}) AS wins,
       sum(over AND ${SHARED}) AS shared, sum(${FAIR}) AS expected
     FROM player INDEXED BY player_by_name CROSS JOIN chosen ON match = key
     WHERE name IN (SELECT value FROM json_each(?)) GROUP BY name, game`,
  )
  const byFace = db.prepare<[string, string], FaceRow>(
    `SELECT fallen.game, type, face, sum(count) AS count FROM fallen CROSS JOIN chosen ON match = key
     WHERE fallen.game = ? AND type IN (SELECT value FROM json_each(?)) AND over = 1 GROUP BY type, face`,
  )

  const choose = (filter: Filter): void => {
    const { where, params } = conditionsOf(filter)
    db.exec('DELETE FROM chosen')
    db.prepare<(string | number)[]>(
      `INSERT INTO chosen SELECT key, game, over, drawn, ${FIRST}, played FROM match WHERE ${where}`,
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
      verdict: verdictOf(seen, expected),
      faces: luck.faces.map(({ face }, at) => ({ face, seen: seen[at] ?? 0, expected: expected[at] ?? 0 })),
    }
  }

  const figuresOf = (game: string, rows: readonly LengthRow[], seats: readonly SeatRow[]): GameFigures => {
    const over = rows.filter((row) => row.over === 1)
    const sum = (list: readonly LengthRow[], of: 'count' | 'drawn' | 'shared'): number =>
      list.reduce((total, row) => total + row[of], 0)
    const scores = seats.flatMap(({ mean, least, most, over }) =>
      mean === null || least === null || most === null ? [] : [{ mean, least, most, over }],
    )
    const scored = scores.reduce((total, seat) => total + seat.over, 0)
    return {
      game,
      matches: sum(rows, 'count'),
      over: sum(over, 'count'),
      drawn: sum(over, 'drawn'),
      shared: sum(over, 'shared'),
      lengths: binsOf(over),
      seats: seats.map(({ seat, over, wins, shared, expected }) => ({ seat, over, wins, shared, expected })),
      score:
        scored === 0
          ? null
          : {
              least: Math.min(...scores.map(({ least }) => least)),
              mean: scores.reduce((total, seat) => total + seat.mean * seat.over, 0) / scored,
              most: Math.max(...scores.map(({ most }) => most)),
            },
    }
  }

  const count = (filter: Filter): Statistics => {
    choose(filter)
    const lengths = Map.groupBy(byLength.all(), ({ game }) => game)
    const seats = Map.groupBy(bySeat.all(), ({ game }) => game)
    const games = [...lengths].map(([game, rows]) => figuresOf(game, rows, seats.get(game) ?? []))
    const players = byPlayer.all(LISTED)
    // Names that differ in case alone are one player's.
    const playerGames = Map.groupBy(
      byPlayerAndGame.all(JSON.stringify(players.map(({ name }) => name))),
      ({ name }) => name.toLowerCase(),
    )
    const luck = games.flatMap(({ game }) =>
      (gameOf(game)?.rollStatistics ?? []).flatMap((each) => luckOf(game, each) ?? []),
    )
    return {
      matches: games.reduce((total, { matches }) => total + matches, 0),
      over: games.reduce((total, { over }) => total + over, 0),
      games: games.toSorted((one, other) => other.matches - one.matches),
      players: players.map(({ names: _, bot, ...player }) => ({
        ...player,
        bot: bot > 0,
        games: (playerGames.get(player.name.toLowerCase()) ?? []).map(({ name: _, ...game }) => game),
      })),
      unlisted: Math.max(0, (players[0]?.names ?? 0) - players.length),
      luck,
    }
  }
  // One read of the library, however much is written meanwhile.
  return db.transaction(count)
}
