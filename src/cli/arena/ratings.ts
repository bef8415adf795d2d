/**
 * Ratings of bots from matches between them. A seat wins with a chance of exp(r) / (the sum of exp(r) over all seats),
 * where r is the rating of its bot: R. A. Bradley and M. E. Terry, "Rank Analysis of Incomplete Block Designs",
 * Biometrika 39, 1952; for several seats R. D. Luce, "Individual Choice Behavior", 1959, and R. L. Plackett, "The
 * Analysis of Permutations", Applied Statistics 24, 1975. The ratings are those with the greatest likelihood.
 *
 * Half a win and half a loss are added to each pair (Jeffreys' prior), so that a bot that never lost has a finite
 * rating. The 95 % intervals are of a Bayesian bootstrap (D. B. Rubin, Annals of Statistics 9, 1981): deals get random
 * weights, and so do the added results, so that an interval has a width even if one bot won everything.
 */
import { quickRandom, type Random } from '../../engine/kernel/random.ts'
import { sumOf } from '../../engine/kernel/rules/lists.ts'

export interface RatedMatch {
  /** Matches of the same deal had the same luck; they get the same weight. */
  readonly deal: string
  /** The bot in each seat, and its share of the win. */
  readonly seats: readonly { readonly bot: string; readonly won: number }[]
}

/** A value with its 95 % interval. */
export interface Estimate {
  readonly value: number
  readonly low: number
  readonly high: number
}

/** Two bots that meet. */
export type Pair = readonly [string, string]

export interface Ratings {
  /** By bot, in Elo points; the anchor has 0. */
  readonly ratings: ReadonlyMap<string, Estimate>
  /** The share of matches that the first of each pair won against the second alone, in the order of the pairs. */
  readonly shares: readonly Estimate[]
}

/** Elo points of a rating of 1: with 400 more, a bot wins ten matches for each one it loses. */
const ELO = 400 / Math.LN10
const RESAMPLES = 1000
/** The share of resamples below and above an interval. */
const TAIL = 0.025
/** Wins and losses added to each pair. */
const ADDED = 0.5

/** Matches between the same bots: how many seats each bot takes, and how many matches it has won. */
interface Group {
  readonly seats: readonly number[]
  readonly wins: readonly number[]
}

/** A number from 0 to 1, without the ends. */
const uniform = (random: Random): number => (random.below(2 ** 32) + 0.5) / 2 ** 32
/** Weights with the gamma distribution of shape 1, as for one result, and of shape ½, as for half of one. */
const weightOfOne = (random: Random): number => -Math.log(uniform(random))
const weightOfHalf = (random: Random): number =>
  weightOfOne(random) * Math.cos(2 * Math.PI * uniform(random)) ** 2

/** Solves a system of linear equations with a positive definite matrix, by elimination. */
const solved = (matrix: readonly (readonly number[])[], right: readonly number[]): readonly number[] => {
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0])
  const size = rows.length
  const cell = (row: number, column: number): number => rows[row]?.[column] ?? 0
  for (let at = 0; at < size; at += 1)
    for (let below = at + 1; below < size; below += 1) {
      const factor = cell(below, at) / cell(at, at)
      rows[below] = (rows[below] ?? []).map((value, column) => value - factor * cell(at, column))
    }
  const found = new Array<number>(size).fill(0)
  for (let at = size - 1; at >= 0; at -= 1) {
    const known = sumOf(found.map((value, column) => (column > at ? value * cell(at, column) : 0)))
    found[at] = (cell(at, size) - known) / cell(at, at)
  }
  return found
}

/** The chance of each bot to win a match of a group. */
const chancesIn = ({ seats }: Group, ratings: readonly number[]): readonly number[] => {
  const most = Math.max(...ratings.filter((_, bot) => (seats[bot] ?? 0) > 0))
  const hopes = seats.map((count, bot) => (count === 0 ? 0 : count * Math.exp((ratings[bot] ?? 0) - most)))
  const all = sumOf(hopes)
  return hopes.map((hope) => hope / all)
}

const logLikelihood = (groups: readonly Group[], ratings: readonly number[]): number =>
  sumOf(
    groups.map((group) => {
      const chances = chancesIn(group, ratings)
      return sumOf(group.wins.map((wins, bot) => (wins === 0 ? 0 : wins * Math.log(chances[bot] ?? 0))))
    }),
  )

const MOST_ROUNDS = 200
const PRECISION = 1e-9

/** The likeliest ratings, that of `anchor` unchanged, by Newton's method from `start`. */
const fitted = (groups: readonly Group[], anchor: number, start: readonly number[]): readonly number[] => {
  const free = start.map((_, bot) => bot).filter((bot) => bot !== anchor)
  let ratings = start
  let likelihood = logLikelihood(groups, ratings)
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const told = groups.map((group) => ({
      wins: group.wins,
      matches: sumOf(group.wins),
      chances: chancesIn(group, ratings),
    }))
    const slope = free.map((bot) =>
      sumOf(told.map(({ wins, matches, chances }) => (wins[bot] ?? 0) - matches * (chances[bot] ?? 0))),
    )
    const curvature = free.map((one) =>
      free.map((other) =>
        sumOf(
          told.map(
            ({ matches, chances }) =>
              matches * (chances[one] ?? 0) * ((one === other ? 1 : 0) - (chances[other] ?? 0)),
          ),
        ),
      ),
    )
    const step = solved(curvature, slope)
    const moved = (part: number): readonly number[] =>
      ratings.map((rating, bot) => rating + part * (step[free.indexOf(bot)] ?? 0))
    let part = 1
    let next = moved(part)
    let better = logLikelihood(groups, next)
    // Far from the maximum a whole step may lead past it.
    while (!(better >= likelihood) && part > PRECISION) {
      part /= 2
      next = moved(part)
      better = logLikelihood(groups, next)
    }
    if (!(better >= likelihood)) return ratings
    ratings = next
    likelihood = better
    if (Math.max(...step.map(Math.abs)) < PRECISION) return ratings
  }
  return ratings
}

/** The interval of the resampled values; it never leaves out the value itself. */
const estimated = (value: number, resampled: readonly number[]): Estimate => {
  const sorted = resampled.toSorted((one, other) => one - other)
  const at = (part: number): number => sorted[Math.round(part * (sorted.length - 1))] ?? value
  return { value, low: Math.min(value, at(TAIL)), high: Math.max(value, at(1 - TAIL)) }
}

/**
 * Rates bots. `pairs` are those that were to meet; together they connect all bots. The rating of `anchor` is 0. The
 * result does not depend on the order of the matches.
 */
export const rated = (
  pairs: readonly Pair[],
  matches: readonly RatedMatch[],
  anchor: string,
  seed: string,
): Ratings => {
  // In an order of their own, so that that of the pairs does not matter.
  const bots = [...new Set(pairs.flat())].sort()
  const indexOf = new Map(bots.map((bot, at) => [bot, at]))
  const countsOf = (names: readonly string[]): readonly number[] =>
    bots.map((bot) => names.filter((name) => name === bot).length)

  const groupOf = new Map<string, number>()
  const seatsOfGroups: (readonly number[])[] = []
  const groupFor = (names: readonly string[]): number => {
    const counts = countsOf(names)
    const key = counts.join()
    const at = groupOf.get(key) ?? seatsOfGroups.length
    if (at === seatsOfGroups.length) {
      groupOf.set(key, at)
      seatsOfGroups.push(counts)
    }
    return at
  }

  /** What some results add to the wins in the groups. */
  interface Source {
    readonly won: { readonly group: number; readonly bot: number; readonly share: number }[]
    readonly weight: (random: Random) => number
    /** As it counts for the ratings themselves. */
    readonly usual: number
    readonly name: string
  }
  const deals = new Map<string, Source>()
  for (const { deal, seats } of matches) {
    const source = deals.get(deal) ?? { won: [], weight: weightOfOne, usual: 1, name: `deal ${deal}` }
    deals.set(deal, source)
    const group = groupFor(seats.map(({ bot }) => bot))
    for (const { bot, won } of seats)
      if (won > 0) source.won.push({ group, bot: indexOf.get(bot) ?? 0, share: won })
  }
  const added = pairs.flatMap((pair) =>
    pair.map((bot): Source => {
      const won = [{ group: groupFor(pair), bot: indexOf.get(bot) ?? 0, share: 1 }]
      return { won, weight: weightOfHalf, usual: ADDED, name: `added ${pair.toSorted().join()} ${bot}` }
    }),
  )
  const sources = [...deals.values(), ...added].toSorted((one, other) => (one.name < other.name ? -1 : 1))

  const groupsBy = (from: readonly Source[], weightOf: (source: Source) => number): readonly Group[] => {
    const wins = seatsOfGroups.map(() => bots.map(() => 0))
    for (const source of from) {
      const weight = weightOf(source)
      for (const { group, bot, share } of source.won) {
        const row = wins[group]
        if (row !== undefined) row[bot] = (row[bot] ?? 0) + weight * share
      }
    }
    return seatsOfGroups.map((seats, at) => ({ seats, wins: wins[at] ?? [] }))
  }
  const shareIn = (groups: readonly Group[], [one, other]: Pair): number => {
    const [first, second] = [indexOf.get(one) ?? 0, indexOf.get(other) ?? 0]
    const theirs = groups.filter(({ seats }) =>
      seats.every((count, bot) => count > 0 === (bot === first || bot === second)),
    )
    return (
      sumOf(theirs.map(({ wins }) => wins[first] ?? 0)) / sumOf(theirs.map(({ wins }) => sumOf([...wins])))
    )
  }

  const at = indexOf.get(anchor) ?? 0
  const zeros = bots.map(() => 0)
  const likeliest = fitted(
    groupsBy(sources, ({ usual }) => usual),
    at,
    zeros,
  )
  const streams = new Map(sources.map((source) => [source, quickRandom(`${seed} ${source.name}`)] as const))
  const resampled = Array.from({ length: RESAMPLES }, () => {
    const groups = groupsBy(sources, (source) => {
      const stream = streams.get(source)
      return stream === undefined ? 0 : source.weight(stream)
    })
    return { ratings: fitted(groups, at, likeliest), shares: pairs.map((pair) => shareIn(groups, pair)) }
  })
  const played = groupsBy([...deals.values()], () => 1)
  return {
    ratings: new Map(
      bots.map((bot, each) => {
        const { value, low, high } = estimated(
          likeliest[each] ?? 0,
          resampled.map(({ ratings }) => ratings[each] ?? 0),
        )
        return [bot, { value: ELO * value, low: ELO * low, high: ELO * high }]
      }),
    ),
    shares: pairs.map((pair, each) =>
      estimated(
        shareIn(played, pair),
        resampled.map(({ shares }) => shares[each] ?? 0),
      ),
    ),
  }
}
