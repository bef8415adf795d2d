/** Standings: who won how often. */
import { padded, widthOf } from '../../main/sharing/score-sheet.ts'
import { counted } from '../../locales/counted.ts'
import { percent } from '../words.ts'
import { sumOf } from '../../engine/kernel/rules/lists.ts'
import type { ArenaMatch, ArenaResult } from './match.ts'

/** An interval of shares, from 0 to 1. */
interface Interval {
  readonly low: number
  readonly high: number
}

/** The 95 % point of the normal distribution. */
const Z = 1.959964

/**
 * The 95 % interval around a share of `wins` in `trials`: E. B. Wilson, "Probable Inference, the Law of
 * Succession, and Statistical Inference", JASA 22, 1927. Shared wins may make `wins` a fraction.
 */
export const wilson = (wins: number, trials: number): Interval => {
  if (trials === 0) return { low: 0, high: 1 }
  const share = wins / trials
  const scale = 1 + Z ** 2 / trials
  const middle = (share + Z ** 2 / (2 * trials)) / scale
  const half = (Z / scale) * Math.sqrt((share * (1 - share)) / trials + Z ** 2 / (4 * trials ** 2))
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}

/** Shares are from 0 to 1. */
export interface Standing {
  readonly bot: string
  /** Seats taken in all matches. */
  readonly seats: number
  /** Matches won; a shared win counts in part. */
  readonly wins: number
  readonly share: number
  /** The 95 % interval of Wilson. */
  readonly interval: { readonly low: number; readonly high: number }
  /**
   * The standard error of the share from the matches themselves, and, with each deal played by all in turn, from the
   * deals: luck that all had alike cancels out. Null with fewer than two.
   */
  readonly error: number | null
  readonly pairedError: number | null
  /** The share of matches the bot would win if all bots were equally strong. */
  readonly fair: number
  readonly decisions: number
  /** Mean time for a decision in milliseconds, including the wait for a thread. */
  readonly milliseconds: number
  /** How often random play took over its seat, by reason. */
  readonly faults: { readonly [fault: string]: number }
}

interface Sum {
  seats: number
  wins: number
  fair: number
  decisions: number
  milliseconds: number
  matches: number
  readonly faults: Map<string, number>
  /** What it won of each match, by the deal. */
  readonly byDeal: Map<string, number[]>
}

/** The standard error of the mean; null for fewer than two values. */
export const standardError = (values: readonly number[]): number | null => {
  if (values.length < 2) return null
  const mean = sumOf(values) / values.length
  const variance = sumOf(values.map((value) => (value - mean) ** 2)) / (values.length - 1)
  return Math.sqrt(variance / values.length)
}

/** Adds up results. A bot is identified by its index in `names`, because a name may occur twice. */
export const createStandings = (names: readonly string[]) => {
  const sums = names.map((): Sum => ({
    seats: 0,
    wins: 0,
    fair: 0,
    decisions: 0,
    milliseconds: 0,
    matches: 0,
    faults: new Map(),
    byDeal: new Map(),
  }))
  return {
    /** `bots` is the index of each seat's bot. */
    add({ seated, luck }: ArenaMatch, bots: readonly number[], { outcome, ...fought }: ArenaResult): void {
      const winners = outcome.places.filter((place) => place === 1).length
      for (const bot of new Set(bots)) {
        const sum = sums[bot]
        if (sum === undefined) continue
        sum.matches += 1
        const won = bots.filter((each, seat) => each === bot && outcome.places[seat] === 1).length / winners
        sum.byDeal.set(luck, [...(sum.byDeal.get(luck) ?? []), won])
      }
      bots.forEach((bot, seat) => {
        const sum = sums[bot]
        if (sum === undefined) return
        sum.seats += 1
        sum.fair += 1 / seated.length
        if (outcome.places[seat] === 1) sum.wins += 1 / winners
        sum.decisions += fought.decisions[seat] ?? 0
        sum.milliseconds += fought.milliseconds[seat] ?? 0
        const fault = fought.faults[seat]
        if (fault !== undefined && fault !== null) sum.faults.set(fault, (sum.faults.get(fault) ?? 0) + 1)
      })
    },
    report: (): readonly Standing[] =>
      sums.map(({ seats, wins, fair, decisions, milliseconds, matches, faults, byDeal }, bot) => ({
        bot: names[bot] ?? '',
        seats,
        wins,
        share: wins / matches,
        interval: wilson(wins, matches),
        error: standardError([...byDeal.values()].flat()),
        pairedError: standardError([...byDeal.values()].map((won) => sumOf(won) / won.length)),
        fair: fair / matches,
        decisions,
        milliseconds: decisions === 0 ? 0 : milliseconds / decisions,
        faults: Object.fromEntries(faults),
      })),
  }
}

/** One line for each bot. */
export const standingsText = (standings: readonly Standing[], duplicate: boolean): string => {
  const width = Math.max(...standings.map(({ bot }) => widthOf(bot)))
  return standings
    .map(({ bot, wins, share, interval, error, pairedError, fair, milliseconds, faults }) => {
      const parts = [
        padded(bot, width),
        `${wins.toFixed(wins % 1 === 0 ? 0 : 1)} ${wins === 1 ? 'win' : 'wins'}`.padStart(11),
        percent(share).padStart(7),
        `[${percent(interval.low)}, ${percent(interval.high)}]`.padEnd(16),
        `fair ${percent(fair)}`,
        ...(duplicate && error !== null && pairedError !== null
          ? [`standard error ${percent(pairedError)} by deal, ${percent(error)} by match`]
          : []),
        `${milliseconds.toFixed(milliseconds < 10 ? 1 : 0)} ms a decision`,
        ...Object.entries(faults).map(([fault, times]) => `${fault} ${counted(times, 'time')}`),
      ]
      return `${parts.join('  ')}\n`
    })
    .join('')
}
