/** Who won how often. */
import { padded, widthOf } from '../../main/sharing/text-width.ts'
import { counted } from '../../locales/counted.ts'
import { percent } from '../words.ts'
import type { ArenaMatch, ArenaResult } from './match.ts'
import { wilson } from './wilson.ts'

/** Shares are from 0 to 1. */
export interface Standing {
  readonly bot: string
  /** Seats taken in all matches together. */
  readonly seats: number
  /** Matches won; a shared win counts in part. */
  readonly wins: number
  readonly share: number
  /** The 95 % interval of Wilson. */
  readonly interval: { readonly low: number; readonly high: number }
  /** The share of matches a bot would win if all were equally strong. */
  readonly fair: number
  readonly decisions: number
  /** Mean time for a decision, including the wait for a thread. */
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
}

/** Adds up matches; a bot is identified by its index in `names`, since a name may occur twice. */
export const createStandings = (names: readonly string[]) => {
  const sums = names.map((): Sum => ({
    seats: 0,
    wins: 0,
    fair: 0,
    decisions: 0,
    milliseconds: 0,
    matches: 0,
    faults: new Map(),
  }))
  return {
    /** `bots` holds the index of each seat's bot. */
    add({ seated }: ArenaMatch, bots: readonly number[], { outcome, ...fought }: ArenaResult): void {
      const winners = outcome.places.filter((place) => place === 1).length
      for (const bot of new Set(bots)) {
        const sum = sums[bot]
        if (sum !== undefined) sum.matches += 1
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
        if (fault !== undefined) sum.faults.set(fault, (sum.faults.get(fault) ?? 0) + 1)
      })
    },
    report: (): readonly Standing[] =>
      sums.map(({ seats, wins, fair, decisions, milliseconds, matches, faults }, bot) => ({
        bot: names[bot] ?? '',
        seats,
        wins,
        share: wins / matches,
        interval: wilson(wins, matches),
        fair: fair / matches,
        decisions,
        milliseconds: decisions === 0 ? 0 : milliseconds / decisions,
        faults: Object.fromEntries(faults),
      })),
  }
}

/** A line for each bot. */
export const standingsText = (standings: readonly Standing[]): string => {
  const width = Math.max(...standings.map(({ bot }) => widthOf(bot)))
  return standings
    .map(({ bot, wins, share, interval, fair, milliseconds, faults }) => {
      const parts = [
        padded(bot, width),
        `${wins.toFixed(wins % 1 === 0 ? 0 : 1)} ${wins === 1 ? 'win' : 'wins'}`.padStart(11),
        percent(share).padStart(7),
        `[${percent(interval.low)}, ${percent(interval.high)}]`.padEnd(16),
        `fair ${percent(fair)}`,
        `${milliseconds.toFixed(milliseconds < 10 ? 1 : 0)} ms a decision`,
        ...Object.entries(faults).map(([fault, times]) => `${fault} ${counted(times, 'time')}`),
      ]
      return `${parts.join('  ')}\n`
    })
    .join('')
}
