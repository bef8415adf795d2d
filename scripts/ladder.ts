/**
 * `npm run ladder -- --game G --deals N --seed S --out DIR`: plays the ladder of a game (docs/bots.md) and prints it. It
 * keeps its matches in the folder and goes on where it was stopped, by Ctrl+C or after `--seconds`. With `--write` the
 * ladder goes to `src/engine/games/<id>/bot/ladder.json` and into the table of docs/bots.md.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { openKeptMatches } from '../src/cli/arena/kept-matches.ts'
import { contestants, playArenaMatch, type ArenaResult, type Contestant } from '../src/cli/arena/match.ts'
import { CommandError, parsed, wholeNumber } from '../src/cli/command.ts'
import { setupFrom } from '../src/cli/games-by-id.ts'
import { quickRandom } from '../src/engine/kernel/random.ts'
import type { Choose } from '../src/engine/kernel/testing/play.ts'
import { programPlayer } from '../src/engine/record/players.ts'
import { counted } from '../src/locales/counted.ts'
import { LIMITS } from '../src/main/bots/external-program.ts'
import { coresToUse, createThreadPool, type ThreadPool } from '../src/main/bots/thread-pool.ts'
import { loadByGame } from '../src/main/testing/by-game.ts'
import { matchNumber, pairsOf, seatingsOf } from './ladder-matches.ts'
import { fileOf, ladderOf, ladderText, PAGE, pageOf } from './ladder-report.ts'

const BOTS = 'random,purposeful,level1,level2,level3,level4,level5'
const GAMES_FOLDER = join(import.meta.dirname, '..', 'src', 'engine', 'games')

/** The game's hand-written play. */
const purposeful = (choose: Choose<unknown, unknown>): Contestant => ({
  name: 'purposeful',
  player: programPlayer('purposeful'),
  sit: () => ({
    choose: ({ game, state, seed }) =>
      Promise.resolve(choose(state, () => [...game.legal(state)], quickRandom(seed))),
    fault: () => undefined,
    close: () => undefined,
  }),
})

const { values } = parsed(process.argv.slice(2), {
  game: { type: 'string' },
  bots: { type: 'string', default: BOTS },
  seats: { type: 'string' },
  /** How many deals each pair plays. */
  deals: { type: 'string', default: '100' },
  seed: { type: 'string', default: 'plum' },
  out: { type: 'string' },
  threads: { type: 'string', default: String(coresToUse()) },
  /** No match begins after so many seconds. */
  seconds: { type: 'string' },
  write: { type: 'boolean', default: false },
})
const { game, seats, options } = setupFrom({ game: values.game, seats: values.seats, options: undefined })
const deals = wholeNumber('deals', values.deals, 1, 100_000)
const threads = wholeNumber('threads', values.threads, 1, 256)
const seconds =
  values.seconds === undefined ? Infinity : wholeNumber('seconds', values.seconds, 0, 10_000_000)
const { seed } = values

const policies = await loadByGame<Choose<unknown, unknown>>(
  (id) => join(GAMES_FOLDER, id, 'testing', 'purposeful-play.ts'),
  'purposefulAction',
)
const policy = policies.get(game.id)
let pool: ThreadPool | undefined
const thinkers = (): ThreadPool =>
  (pool ??= createThreadPool(new URL('../src/main/bots/worker-thread.ts', import.meta.url), threads))
const bots = contestants(
  values.bots,
  thinkers,
  LIMITS.decision,
  policy === undefined ? [] : [purposeful(policy)],
)
const names = bots.map(({ name }) => name)
if (new Set(names).size < 2 || new Set(names).size < names.length)
  throw new CommandError('--bots names at least two bots, each once.')
const pairs = pairsOf(names)

const kept =
  values.out === undefined
    ? undefined
    : openKeptMatches(values.out, {
        ladder: 1,
        game: game.id,
        rules: game.version,
        seats,
        options,
        bots: names,
        seed,
      })
const results = new Map<number, ArenaResult>()
const count = deals * pairs.length * seatingsOf(seats).length
const from = performance.now()
let isStopping = false
const stop = (): void => {
  isStopping = true
  // A second Ctrl+C ends it at once.
  process.off('SIGINT', stop)
  console.error('Ends after the matches that are being played.')
}
process.on('SIGINT', stop)
let next = 1
const play = async (): Promise<void> => {
  while (next <= count) {
    const number = next
    next += 1
    const before = kept?.results.get(number)
    if (before !== undefined) {
      results.set(number, before)
      continue
    }
    if (isStopping || performance.now() - from >= 1000 * seconds) continue
    const { pair, deal, seating } = matchNumber(pairs, seats, number)
    const seated = seating.flatMap((which) => bots.find(({ name }) => name === pairs[pair]?.[which]) ?? [])
    const seeds = { seed: `${seed} ${number}`, luck: `${seed} ${deal}` }
    const played = await playArenaMatch({ game, options, seated, ...seeds })
    kept?.keep(number, played)
    results.set(number, played.result)
  }
}
try {
  await Promise.all(Array.from({ length: threads }, play))
} finally {
  process.off('SIGINT', stop)
  await pool?.close()
}

const own = names.join() === BOTS ? '' : ` --bots '${values.bots}'`
const table = values.seats === undefined ? '' : ` --seats ${seats}`
const command = `npm run ladder -- --game ${game.id}${own}${table} --deals ${deals} --seed ${seed}`
console.log(`${command}\n${seats} seats, ${results.size} of ${count} matches\n`)
// Where random play took over from a program, its results say little.
const faults = [...results].flatMap(([number, result]) => {
  const { pair, seating } = matchNumber(pairs, seats, number)
  return result.faults.flatMap((fault, seat) =>
    fault === null ? [] : [`${pairs[pair]?.[seating[seat] ?? 0]}: ${fault}`],
  )
})
for (const [fault, all] of Map.groupBy(faults, (each) => each))
  console.error(`${fault} ${counted(all.length, 'time')}`)
const found = ladderOf({ command, game, seats, pairs, seed }, results)
if (found === undefined) console.log('Some pairs have not played a whole deal yet.')
else {
  console.log(ladderText(found))
  if (values.write && results.size < count) {
    console.error(`Nothing was written: ${count - results.size} matches are missing; --deals may be lower.`)
    process.exitCode = 1
  } else if (values.write) {
    const file = fileOf(game)
    const style = (await resolveConfig(file)) ?? {}
    writeFileSync(file, await format(JSON.stringify(found.ladder), { ...style, parser: 'json' }))
    writeFileSync(PAGE, pageOf().should)
  }
}
