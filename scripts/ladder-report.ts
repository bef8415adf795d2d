/** What a ladder says: as `bot/ladder.json` of a game keeps it, as text, and as the table in docs/bots.md. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ArenaResult } from '../src/cli/arena/match.ts'
import { rated, type Pair, type RatedMatch } from '../src/cli/arena/ratings.ts'
import { GAMES } from '../src/engine/index.ts'
import type { AnyGame } from '../src/engine/kernel/game.ts'
import { ladderSchema, type Ladder } from '../src/engine/kernel/ladder.ts'
import { sumOf } from '../src/engine/kernel/rules/lists.ts'
import { matchNumber, seatingsOf } from './ladder-matches.ts'

/** Whose rating is 0, if it is on the ladder; otherwise that of the lowest rung is. */
const ANCHOR = 'random'

/** What a ladder was played with. */
export interface LadderRun {
  readonly command: string
  readonly game: AnyGame
  readonly seats: number
  readonly pairs: readonly Pair[]
  readonly seed: string
}

interface LadderResult {
  readonly ladder: Ladder
  /** The mean time a match took, in seconds, by the order of the ladder's pairs. */
  readonly seconds: readonly number[]
}

/** Rates the bots by whole deals: those that were played in all seatings. Undefined if a pair has none. */
export const ladderOf = (
  { command, game, seats, pairs, seed }: LadderRun,
  results: ReadonlyMap<number, ArenaResult>,
): LadderResult | undefined => {
  const matches = [...results].map(([number, result]) => {
    const { pair, deal, seating } = matchNumber(pairs, seats, number)
    const winners = result.outcome.places.filter((place) => place === 1).length
    const rating: RatedMatch = {
      deal,
      seats: seating.map((which, seat) => ({
        bot: pairs[pair]?.[which] ?? '',
        won: result.outcome.places[seat] === 1 ? 1 / winners : 0,
      })),
    }
    return { pair, deal, rating, seconds: sumOf([...result.milliseconds]) / 1000 }
  })
  const whole = [...Map.groupBy(matches, ({ deal }) => deal).values()]
    .filter((deal) => deal.length === seatingsOf(seats).length)
    .flat()
  const met = pairs.map((_, at) => whole.filter(({ pair }) => pair === at))
  if (met.some((played) => played.length === 0)) return undefined
  const bots = [...new Set(pairs.flat())]
  const rate = (anchor: string) =>
    rated(
      pairs,
      whole.map(({ rating }) => rating),
      anchor,
      seed,
    )
  const first = rate(bots.includes(ANCHOR) ? ANCHOR : (bots[0] ?? ''))
  const ratingOf = (bot: string): number => first.ratings.get(bot)?.value ?? 0
  const [lowest = ''] = bots.toSorted((one, other) => ratingOf(one) - ratingOf(other))
  // Intervals are of distances from the anchor.
  const { ratings, shares } = bots.includes(ANCHOR) ? first : rate(lowest)

  const rungs = [...ratings]
    .toSorted(([, one], [, other]) => one.value - other.value)
    .map(([bot, { value, low, high }]) => ({
      bot,
      rating: Math.round(value),
      low: Math.round(low),
      high: Math.round(high),
      matches: sumOf(pairs.map((pair, at) => (pair.includes(bot) ? (met[at]?.length ?? 0) : 0))),
    }))
  const height = (bot: string): number => rungs.findIndex((rung) => rung.bot === bot)
  const rounded = (share: number): number => Math.round(share * 1000) / 1000
  const told = pairs
    .map(([one, other], at) => {
      const played = met[at] ?? []
      const { value, low, high } = shares[at] ?? { value: 0, low: 0, high: 1 }
      const isUp = height(one) > height(other)
      return {
        seconds: sumOf(played.map(({ seconds }) => seconds)) / played.length,
        pair: {
          bots: (isUp ? [one, other] : [other, one]) as [string, string],
          share: rounded(isUp ? value : 1 - value),
          low: rounded(isUp ? low : 1 - high),
          high: rounded(isUp ? high : 1 - low),
          matches: played.length,
        },
      }
    })
    .toSorted(
      (one, other) =>
        height(one.pair.bots[0]) - height(other.pair.bots[0]) ||
        height(other.pair.bots[1]) - height(one.pair.bots[1]),
    )
  return {
    ladder: {
      command,
      seed,
      seats,
      rules: game.version,
      matches: whole.length,
      rungs,
      pairs: told.map(({ pair }) => pair),
    },
    seconds: told.map(({ seconds }) => seconds),
  }
}

const percent = (share: number): string => `${Math.round(100 * share)}%`
const shareOf = ({ share, low, high }: Ladder['pairs'][number]): string =>
  `${percent(share)} (${percent(low)} to ${percent(high)})`

/** The share of a rung against the one below it; nothing if they have not met. */
const shareBelow = ({ rungs, pairs }: Ladder, at: number): string => {
  const [bot, below] = [rungs[at]?.bot, rungs[at - 1]?.bot]
  const pair = pairs.find(({ bots }) => bots[0] === bot && bots[1] === below)
  return pair === undefined ? '–' : shareOf(pair)
}

/** The interval of a rung; the anchor has none. */
const intervalOf = ({ low, high }: Ladder['rungs'][number]): string =>
  low === high ? '–' : `${low} to ${high}`

/** A table of plain text; the first column is flush left. */
const columns = (rows: readonly (readonly string[])[]): string => {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => (row[at] ?? '').length)))
  return rows
    .map((row) =>
      row
        .map((text, at) => (at === 0 ? text.padEnd(widths[at] ?? 0) : text.padStart(widths[at] ?? 0)))
        .join('  '),
    )
    .join('\n')
}

/** The rungs, lowest first, and then the pairs. */
export const ladderText = ({ ladder, seconds }: LadderResult): string => {
  const rungs = ladder.rungs.map((rung, at) => [
    rung.bot,
    String(rung.rating),
    intervalOf(rung),
    shareBelow(ladder, at),
    String(rung.matches),
  ])
  const pairs = ladder.pairs.map((pair, at) => [
    pair.bots.join(' v. '),
    shareOf(pair),
    String(pair.matches),
    (seconds[at] ?? 0).toFixed(2),
  ])
  return [
    columns([['bot', 'rating', '95% interval', 'won against the one below', 'matches'], ...rungs]),
    columns([['pair', 'won by the first', 'matches', 'seconds a match'], ...pairs]),
  ].join('\n\n')
}

/** The file that keeps the ladder of a game. */
export const fileOf = ({ id }: AnyGame): string =>
  join(import.meta.dirname, '..', 'src', 'engine', 'games', id, 'bot', 'ladder.json')

/** The ladders that are kept, in the order of the games. */
export const keptLadders = (): readonly { readonly game: AnyGame; readonly ladder: Ladder }[] =>
  GAMES.filter((game) => existsSync(fileOf(game))).map((game) => ({
    game,
    ladder: ladderSchema.parse(JSON.parse(readFileSync(fileOf(game), 'utf8'))),
  }))

export const PAGE = join(import.meta.dirname, '..', 'docs', 'bots.md')
/** The lines around the table. */
const OPENS =
  '<!-- Written by `npm run ladder` from the ladders of the games. -->\n<!-- prettier-ignore-start -->\n'
const CLOSES = '<!-- prettier-ignore-end -->'

/** docs/bots.md as it is and as it should be. Throws if it has no place for the table. */
export const pageOf = (): { readonly is: string; readonly should: string } => {
  const is = readFileSync(PAGE, 'utf8')
  const [from, to] = [is.indexOf(OPENS), is.indexOf(CLOSES)]
  if (from < 0 || to < from) throw new Error(`${PAGE} has no place for the ladders`)
  const rows = keptLadders().flatMap(({ game, ladder }) => {
    const name = game.text.locales.en['name']
    return ladder.rungs.map((rung, at) => [
      at === 0 ? `${String(name)}, ${ladder.seats}` : '',
      rung.bot,
      String(rung.rating),
      intervalOf(rung),
      shareBelow(ladder, at),
      String(rung.matches),
    ])
  })
  const head = ['game, seats', 'bot', 'rating', '95% interval', 'won against the one below', 'matches']
  const lines = [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |\n`)
  return { is, should: `${is.slice(0, from)}${OPENS}\n${lines.join('')}\n${is.slice(to)}` }
}
