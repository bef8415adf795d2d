import type Database from 'better-sqlite3'

/** Who sat where and how it ended, as far as statistics count it. Seats that are alike share one object. */
export interface Seat {
  /** The name in small letters, A to Z alone: names that differ only in them are one player. */
  readonly who: string
  /** The level of a built-in bot, -1 for another bot, 0 for a person. */
  readonly bot: number
  /** How many sat there. */
  readonly seats: number
  /** Null while the match goes on. */
  readonly place: number | null
  readonly score: number | null
}

/** What statistics count of a match. */
export interface MatchResult {
  readonly game: string
  readonly over: boolean
  readonly drawn: boolean
  /** Steps on the played line. */
  readonly played: number
  /** In the order of the seats. */
  readonly seats: readonly { readonly number: number; readonly seat: Seat }[]
}

/** A face of a die or a tile, with the type of event that shows it. */
export interface Face {
  readonly game: string
  readonly type: string
  readonly face: string
}

/** The results of all matches of a library, the bin included. */
export interface Results {
  /** Brings the others up to date; to be called in the transaction that reads with them. */
  refresh(): void
  of(key: number): MatchResult | undefined
  /** How often each face came up in finished matches among these. */
  fell(keys: readonly number[]): readonly (readonly [Face, number])[]
  /** The name as it is written; of several spellings always the same. */
  spelling(who: string): string
}

interface MatchColumns {
  readonly keys: string
  readonly games: string
  readonly over: string
  readonly drawn: string
  readonly played: string
}
interface SeatRow extends Omit<Seat, 'who'> {
  readonly name: string
  readonly matches: string
  readonly at: string
}
interface FaceRow extends Face {
  readonly matches: string
  readonly counts: string
}

const small = (name: string): string => name.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase())

/** An array that SQLite has written as JSON: far quicker to read than as many rows. */
const list = <T extends number | string>(json: string): readonly T[] => JSON.parse(json) as readonly T[]

const CHANGED = 'IN (SELECT value FROM json_each(?))'

/** Numbers by row, 0 until they are set. */
const createColumn = () => {
  let values = new Uint32Array(1024)
  return {
    at: (row: number): number => values[row] ?? 0,
    set(row: number, value: number): void {
      if (row >= values.length) {
        const longer = new Uint32Array(Math.max(row + 1, values.length * 2))
        longer.set(values)
        values = longer
      }
      values[row] = value
    },
  }
}
type Column = ReturnType<typeof createColumn>

/** Gives values the numbers 1, 2, 3 …, equal ones the same. */
const createNumbers = <T>(nameOf: (value: T) => string) => {
  const values: T[] = []
  const known = new Map<string, number>()
  return {
    of(value: T): number {
      const name = nameOf(value)
      const before = known.get(name)
      if (before !== undefined) return before
      known.set(name, values.push(value))
      return values.length
    },
    value: (number: number): T | undefined => values[number - 1],
  }
}

/**
 * Reads all results once, and from then on only those of matches that are new, have ended or were taken up again, as
 * table `revision` tells. They stay in memory as columns of numbers, some 100 bytes a match.
 */
export const createResults = (db: Database.Database): Results => {
  const reader = (scope: 'all' | 'changed') => {
    const where = (column: string): string => (scope === 'all' ? '' : `WHERE ${column} ${CHANGED}`)
    const by = (index: string): string => (scope === 'all' ? `INDEXED BY ${index}` : '')
    return {
      matches: db.prepare<string[], MatchColumns>(
        `SELECT json_group_array(key) AS keys, json_group_array(game) AS games, json_group_array(over) AS over,
           json_group_array(drawn) AS drawn, json_group_array(played) AS played
         FROM match ${by('match_listed')} ${where('key')}`,
      ),
      // In the order of the index, so that nothing is sorted.
      seats: db.prepare<string[], SeatRow>(
        `SELECT min(name COLLATE BINARY) AS name, bot, seats, place, score, json_group_array(match) AS matches,
           json_group_array(seat) AS at
         FROM player ${by('player_by_name')} ${where('match')} GROUP BY player.name, place, bot, seats, score`,
      ),
      faces: db.prepare<string[], FaceRow>(
        `SELECT game, type, face, json_group_array(match) AS matches, json_group_array(count) AS counts
         FROM fallen ${where('match')} GROUP BY game, type, face`,
      ),
    }
  }
  const readers = { all: reader('all'), changed: reader('changed') }
  const last = db.prepare<[], number | null>('SELECT max(number) FROM revision').pluck()
  const since = db.prepare<[number], number>('SELECT match FROM revision WHERE number > ?').pluck()

  const rows = new Map<number, number>()
  const games = createNumbers<string>((game) => game)
  const seats = createNumbers<Seat>((seat) => JSON.stringify(seat))
  const columns = {
    game: createColumn(),
    over: createColumn(),
    drawn: createColumn(),
    played: createColumn(),
  }
  /** By seat: who sat there, as a number of `seats`. */
  const seated: Column[] = []
  const fallen = new Map<string, { readonly face: Face; readonly counts: Column }>()
  const spellings = new Map<string, string>()
  /** The last revision that is read; undefined before the first reading. */
  let read: number | undefined

  /** The row of a match, with nothing in it. */
  const clearedRow = (key: number): number => {
    const known = rows.get(key)
    const row = known ?? rows.size
    rows.set(key, row)
    if (known === undefined) return row
    for (const column of seated) column.set(row, 0)
    for (const { counts } of fallen.values()) counts.set(row, 0)
    return row
  }

  const readMatches = (found: MatchColumns): void => {
    const over = list<number>(found.over)
    const drawn = list<number>(found.drawn)
    const played = list<number>(found.played)
    const names = list<string>(found.games)
    list<number>(found.keys).forEach((key, at) => {
      const row = clearedRow(key)
      columns.game.set(row, games.of(names[at] ?? ''))
      columns.over.set(row, over[at] ?? 0)
      columns.drawn.set(row, drawn[at] ?? 0)
      columns.played.set(row, played[at] ?? 0)
    })
  }

  const readSeats = ({ name, matches, at, ...seat }: SeatRow): void => {
    const who = small(name)
    const written = spellings.get(who)
    if (written === undefined || name < written) spellings.set(who, name)
    const alike = seats.of({ who, ...seat })
    const where = list<number>(at)
    list<number>(matches).forEach((key, index) => {
      const row = rows.get(key)
      const number = where[index]
      if (row === undefined || number === undefined) return
      while (seated.length <= number) seated.push(createColumn())
      seated[number]?.set(row, alike)
    })
  }

  const readFaces = ({ matches, counts, ...face }: FaceRow): void => {
    const name = JSON.stringify(face)
    const column = fallen.get(name) ?? { face, counts: createColumn() }
    fallen.set(name, column)
    const counted = list<number>(counts)
    list<number>(matches).forEach((key, index) => {
      const row = rows.get(key)
      if (row !== undefined) column.counts.set(row, counted[index] ?? 0)
    })
  }

  const readAgain = (from: (typeof readers)['all'], scope: readonly string[]): void => {
    const found = from.matches.get(...scope)
    if (found !== undefined) readMatches(found)
    for (const row of from.seats.all(...scope)) readSeats(row)
    for (const row of from.faces.all(...scope)) readFaces(row)
  }

  return {
    refresh() {
      const now = last.get() ?? 0
      if (read === undefined) readAgain(readers.all, [])
      else if (now > read) readAgain(readers.changed, [JSON.stringify(since.all(read))])
      read = now
    },
    of(key) {
      const row = rows.get(key)
      if (row === undefined) return undefined
      return {
        game: games.value(columns.game.at(row)) ?? '',
        over: columns.over.at(row) === 1,
        drawn: columns.drawn.at(row) === 1,
        played: columns.played.at(row),
        seats: seated.flatMap((column, number) => {
          const seat = seats.value(column.at(row))
          return seat === undefined ? [] : [{ number, seat }]
        }),
      }
    },
    fell(keys) {
      const over = keys.flatMap((key) => {
        const row = rows.get(key)
        return row !== undefined && columns.over.at(row) === 1 ? [row] : []
      })
      return [...fallen.values()].map(({ face, counts }) => [
        face,
        over.reduce((sum, row) => sum + counts.at(row), 0),
      ])
    },
    spelling: (who) => spellings.get(who) ?? who,
  }
}
