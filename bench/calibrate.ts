/**
 * `npm run bench -- calibrate --game G`: plays matches between bots of mixed strength, analyses them and tells how far
 * the chances the analysis tells agree with the results (docs/analysis.md).
 */
import { parseArgs } from 'node:util'
import { analysisOf } from '../src/engine/analysis/result.ts'
import { settingsFor } from '../src/engine/analysis/strength.ts'
import { seatsOf } from '../src/engine/kernel/seat.ts'
import { DEPTHS, type Analysed } from '../src/engine/record/analysis.ts'
import { rewardsOf } from '../src/engine/search/rollout.ts'
import { contestants, playArenaMatch } from '../src/cli/arena/match.ts'
import { CommandError, oneOf, wholeNumber } from '../src/cli/command.ts'
import { setupFrom } from '../src/cli/games-by-id.ts'
import { stepsOf } from '../src/main/analysis/analysed.ts'
import { analyseLine } from '../src/main/analysis/task.ts'
import { createThreadPool } from '../src/main/bots/thread-pool.ts'
import { matchOf, tipOf } from '../src/main/table/match.ts'
import { reliabilityOf, type Forecast } from './reliability.ts'
import { number } from './row.ts'
import { printTable } from './table.ts'

/**
 * The chances of all seats before each decision of a match beside the result, as each search by itself gives them:
 * carried along the line they would know what came later.
 */
const forecastsOf = (analysed: readonly Analysed[], rewards: readonly number[]): readonly Forecast[] =>
  analysed.flatMap(({ finding }) =>
    finding.kind === 'decision'
      ? finding.before.map((told, seat) => ({ told, won: rewards[seat] ?? 0 }))
      : [],
  )

const OPTIONS = {
  game: { type: 'string' },
  seats: { type: 'string' },
  options: { type: 'string' },
  bots: { type: 'string', default: 'level2,level3,level4,level5' },
  matches: { type: 'string', default: '20' },
  seed: { type: 'string', default: 'calibrate' },
  strength: { type: 'string', default: 'usual' },
  threads: { type: 'string', default: '2' },
  json: { type: 'boolean', default: false },
} as const

const measure = async (args: readonly string[]): Promise<void> => {
  const { values } = parseArgs({ args: [...args], options: OPTIONS })
  const { game, seats, options } = setupFrom(values)
  const matches = wholeNumber('matches', values.matches, 1, 100_000)
  const strength = oneOf('strength', values.strength, DEPTHS)
  const pool = createThreadPool(
    new URL('../src/main/bots/worker-thread.ts', import.meta.url),
    wholeNumber('threads', values.threads, 1, 256),
  )
  try {
    const bots = contestants(values.bots, () => pool, 30_000)
    const settings = settingsFor(game, strength)
    const forecasts: Forecast[] = []
    const unresolved: number[] = []
    for (let at = 1; at <= matches; at += 1) {
      // Strengths change seats and partners from match to match.
      const seated = seatsOf(seats).flatMap(
        (seat) => bots[(seat * (1 + Math.floor(at / bots.length)) + at) % bots.length] ?? [],
      )
      const seed = `${values.seed} ${at}`
      const { record, result } = await playArenaMatch({ game, options, seated, seed, luck: seed })
      const match = matchOf(record, game, null)
      const steps = stepsOf(match, tipOf(match))
      const analysed = await analyseLine(match, steps, settings, pool)
      const rewards = rewardsOf(result.outcome)
      const analysis = analysisOf(
        steps,
        seats,
        analysed,
        () => true,
        () => rewards,
      )
      if (analysis === undefined) continue
      const told = forecastsOf(analysed, rewards)
      forecasts.push(...told)
      unresolved.push(...analysis.totals.map(({ account }) => Math.abs(account.unresolved)))
      if (values.json) console.log(JSON.stringify({ match: at, seed, forecasts: told }))
      console.error(`${game.id}, ${seats} seats: match ${at} of ${matches}, ${forecasts.length} chances`)
    }
    const found = reliabilityOf(forecasts, 1 / seats)
    const mean = unresolved.reduce((sum, each) => sum + each, 0) / unresolved.length
    if (values.json) {
      console.log(
        JSON.stringify({ game: game.id, seats, options, settings, matches, ...found, unresolved: mean }),
      )
      return
    }
    printTable(
      ['called', 'chances', 'mean', 'won'],
      found.tenths.map(({ from, forecasts: count, told, won }) => [
        `${number(from * 100)} to ${number(from * 100 + 10)} %`,
        number(count),
        `${number(told * 100, 1)} %`,
        `${number(won * 100, 1)} %`,
      ]),
    )
    console.log(
      `${game.id}, ${seats} seats, ${matches} matches of ${values.bots}, ${number(forecasts.length / seats)} positions, ${strength}: ` +
        `calibration error ${number(found.calibrationError, 3)}, Brier score ${number(found.brier, 3)} ` +
        `(all seats alike ${number(found.brierAlike, 3)}), not resolved ${number(mean, 2)} of a win`,
    )
  } finally {
    await pool.close()
  }
}

/** Runs the command; a wrong argument is told on standard error. */
export const calibrate = async (args: readonly string[]): Promise<void> => {
  try {
    await measure(args)
  } catch (error) {
    const isMisused = error instanceof CommandError || (error instanceof TypeError && 'code' in error)
    if (!isMisused) throw error
    console.error((error as Error).message)
    process.exitCode = 2
  }
}
