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
import { createResults, type MatchResult, type Results, type Seat } from './results.ts'
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

type Sums = Omit<PlayerFigures['games'][number], 'game'>
type Counting = { -readonly [K in keyof Sums]: Sums[K] }
const nothing = (): Counting => ({ over: 0, wins: 0, shared: 0, expected: 0 })

/** Places and scores; null where a damaged row has none. */
interface Marks {
  places: number
  placed: number
  total: number
  scored: number
  least: number
  most: number
}
const noMarks = (): Marks => ({
  places: 0,
  placed: 0,
  total: 0,
  scored: 0,
  least: Number.POSITIVE_INFINITY,
  most: Number.NEGATIVE_INFINITY,
})

interface GameCounts {
  matches: number
  over: number
  drawn: number
  shared: number
  readonly lengths: Map<number, number>
  readonly seats: Map<number, Counting>
  readonly marks: Marks
}
interface PlayerCounts {
  program: boolean
  matches: number
  readonly sums: Counting
  readonly marks: Marks
  readonly games: Map<string, Counting>
  readonly against: Map<number, Counting>
}

const entryOf = <K, V>(map: Map<K, V>, key: K, begin: () => V): V => {
  const known = map.get(key)
  if (known !== undefined) return known
  const begun = begin()
  map.set(key, begun)
  return begun
}

/**
 * Counts a seat of a finished match. `first` is how many came first, of whom one alone wins; the chance to win if all
 * were equally strong, 1/3 among three, counts in matches with one winner.
 */
const countSeat = (sums: Counting, { place, seats }: Seat, first: number): void => {
  sums.over += 1
  if (place === 1 && first === 1) sums.wins += 1
  if (place === 1 && first > 1) sums.shared += 1
  if (first === 1) sums.expected += 1 / seats
}

const countMarks = (marks: Marks, { place, score }: Seat): void => {
  if (place !== null) {
    marks.places += place
    marks.placed += 1
  }
  if (score === null) return
  marks.total += score
  marks.scored += 1
  marks.least = Math.min(marks.least, score)
  marks.most = Math.max(marks.most, score)
}

/** In ascending order of what they are counted by. */
const sorted = <K extends string | number, V>(counts: ReadonlyMap<K, V>): [K, V][] =>
  [...counts].sort(([one], [other]) => (one < other ? -1 : 1))

/** What a library's matches come to, match by match. */
const createCounts = () => {
  const games = new Map<string, GameCounts>()
  const levels = new Map<number, { readonly sums: Counting; readonly marks: Marks }>()
  const players = new Map<string, PlayerCounts>()
  const add = ({ game, over, drawn, played, seats }: MatchResult): void => {
    const own = entryOf(games, game, () => ({
      matches: 0,
      over: 0,
      drawn: 0,
      shared: 0,
      lengths: new Map(),
      seats: new Map(),
      marks: noMarks(),
    }))
    own.matches += 1
    // All share the first place in a draw, however many places were read.
    const first = drawn ? 2 : seats.filter(({ seat }) => seat.place === 1).length
    const strongest = seats.reduce((most, { seat }) => Math.max(most, seat.bot), 0)
    if (over) {
      own.over += 1
      if (drawn) own.drawn += 1
      else if (first > 1) own.shared += 1
      own.lengths.set(played, (own.lengths.get(played) ?? 0) + 1)
    }
    for (const { seat, number } of seats) {
      if (over) {
        countSeat(entryOf(own.seats, number, nothing), seat, first)
        countMarks(own.marks, seat)
      }
      if (seat.bot > 0) {
        if (!over) continue
        const level = entryOf(levels, seat.bot, () => ({ sums: nothing(), marks: noMarks() }))
        countSeat(level.sums, seat, first)
        countMarks(level.marks, seat)
        continue
      }
      const player = entryOf(players, seat.who, () => ({
        program: false,
        matches: 0,
        sums: nothing(),
        marks: noMarks(),
        games: new Map(),
        against: new Map(),
      }))
      player.matches += 1
      if (seat.bot < 0) player.program = true
      if (!over) continue
      countSeat(player.sums, seat, first)
      countMarks(player.marks, seat)
      countSeat(entryOf(player.games, game, nothing), seat, first)
      if (strongest > 0) countSeat(entryOf(player.against, strongest, nothing), seat, first)
    }
  }
  return { games, levels, players, add }
}

/**
 * Computes the statistics of all matches of a filter. Results, lengths, scores and luck count finished matches only, so
 * that nothing hidden is revealed. The connection may be read-only.
 */
export const createStatistics = (
  db: Database.Database,
  gameOf: (id: string) => AnyGame | undefined,
): ((filter: Filter) => Statistics) => {
  const results = createResults(db)
  const unindexed = createUnindexed(db)

  const luckOf = (
    game: string,
    luck: RollStatistic,
    fell: ReturnType<Results['fell']>,
  ): LuckFigures | undefined => {
    const counts = new Map<string, number>()
    for (const [{ game: of, type, face }, count] of fell)
      if (of === game && luck.events.includes(type)) counts.set(face, (counts.get(face) ?? 0) + count)
    const seen = luck.faces.map(({ face }) => counts.get(face) ?? 0)
    const all = seen.reduce((sum, count) => sum + count, 0)
    if (all === 0) return undefined
    const weights = luck.faces.reduce((sum, { weight }) => sum + weight, 0)
    const expected = luck.faces.map(({ weight }) => (all * weight) / weights)
    return {
      game,
      id: luck.id,
      fell: all,
      verdict: fairnessOf(seen, expected),
      faces: luck.faces.map(({ face }, at) => ({ face, seen: seen[at] ?? 0, expected: expected[at] ?? 0 })),
    }
  }

  const figuresOf = (game: string, counts: GameCounts): GameFigures => {
    const { matches, over, drawn, shared, lengths, seats, marks } = counts
    const { scored, total, least, most } = marks
    return {
      game,
      matches,
      over,
      drawn,
      shared,
      lengths: binsOf(sorted(lengths).map(([length, count]) => ({ length, count }))),
      seats: sorted(seats).map(([seat, sums]) => ({ seat, ...sums })),
      score: scored === 0 ? null : { least, mean: total / scored, most },
    }
  }

  const playerOf = (who: string, { program, matches, sums, marks, games, against }: PlayerCounts) => ({
    name: results.spelling(who),
    program,
    matches,
    ...sums,
    place: marks.placed === 0 ? null : marks.places / marks.placed,
    mean: marks.scored === 0 ? null : marks.total / marks.scored,
    most: marks.scored === 0 ? null : marks.most,
    games: sorted(games).map(([game, own]) => ({ game, ...own })),
    against: sorted(against).map(([level, own]) => ({ level, ...own })),
  })

  const count = (filter: Filter): Statistics => {
    results.refresh()
    const { where, params } = conditionsOf(filter, unindexed)
    const found = db
      .prepare<(string | number)[], string>(`SELECT json_group_array(key) FROM match WHERE ${where}`)
      .pluck()
      .get(...params)
    const keys = JSON.parse(found ?? '[]') as readonly number[]
    const fell = results.fell(keys)
    const { games, levels, players, add } = createCounts()
    for (const key of keys) {
      const result = results.of(key)
      if (result !== undefined) add(result)
    }
    const figures = sorted(games)
      .map(([game, counts]) => figuresOf(game, counts))
      .sort((one, other) => other.matches - one.matches)
    const listed = sorted(players)
      .sort(([, one], [, other]) => other.matches - one.matches)
      .slice(0, MAX_PLAYERS_LISTED)
    return {
      matches: figures.reduce((total, { matches }) => total + matches, 0),
      over: figures.reduce((total, { over }) => total + over, 0),
      games: figures,
      levels: sorted(levels).map(([level, { sums, marks }]) => ({
        level,
        ...sums,
        place: marks.places / sums.over,
      })),
      players: listed.map(([who, counts]) => playerOf(who, counts)),
      unlisted: players.size - listed.length,
      luck: figures.flatMap(({ game }) =>
        (gameOf(game)?.rollStatistics ?? []).flatMap((each) => luckOf(game, each, fell) ?? []),
      ),
    }
  }
  // One read transaction, so that the figures fit together.
  return db.transaction(count)
}
