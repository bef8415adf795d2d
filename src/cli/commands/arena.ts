import { seatsOf } from '../../engine/kernel/seat.ts'
import { createThreadPool, coresToUse, type ThreadPool } from '../../main/bots/thread-pool.ts'
import { newSeed } from '../../main/table/seed.ts'
import { playArenaMatch, contestants } from '../arena/match.ts'
import { openKeptMatches } from '../arena/kept-matches.ts'
import { createStandings, standingsText } from '../arena/standings.ts'
import { CommandError, EXIT, parsed, wholeNumber, type Command } from '../command.ts'
import { setupFrom } from '../games-by-id.ts'
import { peakMemory } from '../words.ts'

const HELP = `Usage: qipu arena --game ID --bots A,B [--count N] [--seed TEXT] [--seats N] [--options JSON]
                  [--threads N] [--within MS] [--duplicate] [--out DIR] [--json]

Plays matches between bots and tells how often each won, with the 95 % interval of Wilson. The bots
change seats from match to match; with more seats than bots they sit down in turn.

  --game ID        which game ("qipu games" lists them)
  --bots A,B       random, level1 to level6, or exec:COMMAND, a program that speaks the referee's JSON
                   Lines (docs/bots.md); at most as many as there are seats
  --count N        how many matches; 100 if left out
  --seed TEXT      the same seed plays the same matches, programs aside; a new one if left out
  --seats N        how many play; the fewest the game takes if left out
  --options JSON   the match's options, such as '{"raceTo":3}'
  --threads N      how many matches at the same time; one less than there are cores if left out
  --within MS      how long a program may take for a decision; 30000 if left out
  --duplicate      plays each deal once in every seating of the bots, so that luck favours none of them
  --out DIR        keeps every match there as a .qipu file; an arena that was stopped goes on from there
  --json           prints the figures as one line of JSON
`

export const arena: Command = {
  summary: 'matches between bots: who wins how often',
  help: HELP,
  async run(args, terminal) {
    const { values, positionals } = parsed(args, {
      game: { type: 'string' },
      bots: { type: 'string' },
      count: { type: 'string', default: '100' },
      seed: { type: 'string' },
      seats: { type: 'string' },
      options: { type: 'string' },
      threads: { type: 'string', default: String(coresToUse()) },
      within: { type: 'string', default: '30000' },
      duplicate: { type: 'boolean', default: false },
      out: { type: 'string' },
      json: { type: 'boolean', default: false },
    })
    if (positionals.length > 0) throw new CommandError(`"${positionals.join(' ')}" is not understood.`)
    const { game, seats, options } = setupFrom(values)
    const count = wholeNumber('count', values.count, 1, 1_000_000)
    const threads = wholeNumber('threads', values.threads, 1, 256)
    const within = wholeNumber('within', values.within, 1, 3_600_000)
    const seed = values.seed ?? newSeed()
    if (values.out !== undefined && values.seed === undefined)
      throw new CommandError('--out needs --seed, so that the arena can go on later.')
    let pool: ThreadPool | undefined
    const thinkers = (): ThreadPool =>
      (pool ??= createThreadPool(new URL('../../main/bots/worker-thread.ts', import.meta.url), threads))
    const bots = contestants(values.bots ?? '', thinkers, within)
    if (bots.length === 0) throw new CommandError('--bots names nobody.')
    if (bots.length > seats) throw new CommandError(`--bots names ${bots.length} for ${seats} seats.`)

    const standings = createStandings(bots.map(({ name }) => name))
    const { duplicate } = values
    const kept =
      values.out === undefined
        ? undefined
        : openKeptMatches(values.out, {
            arena: 1,
            game: game.id,
            rules: game.version,
            seats,
            options,
            bots: bots.map(({ name }) => name),
            seed,
            duplicate,
          })
    const from = performance.now()
    let next = 0
    let found = 0
    const play = async (): Promise<void> => {
      while (next < count) {
        const number = next
        next += 1
        const sitting = seatsOf(seats).map((seat) => (seat + number) % bots.length)
        const seated = sitting.flatMap((bot) => bots[bot] ?? [])
        const deal = duplicate ? Math.floor(number / bots.length) : number
        const arranged = { game, options, seated, seed: `${seed} ${number + 1}`, luck: `${seed} ${deal + 1}` }
        const before = kept?.results.get(number + 1)
        if (before !== undefined) {
          found += 1
          standings.add(arranged, sitting, before)
          continue
        }
        const played = await playArenaMatch(arranged)
        kept?.keep(number + 1, played)
        standings.add(arranged, sitting, played.result)
      }
    }
    try {
      await Promise.all(Array.from({ length: Math.min(threads, count) }, play))
    } finally {
      await pool?.close()
    }
    const seconds = (performance.now() - from) / 1000
    const report = standings.report()
    if (values.json)
      terminal.out(
        `${JSON.stringify({ game: game.id, seats, options, seed, matches: count, seconds, bots: report })}\n`,
      )
    else {
      const earlier = found === 0 ? '' : `, ${found} of them earlier`
      terminal.out(
        `${game.id}, ${seats} seats, seed ${seed}, ${count} matches${earlier} in ${seconds.toFixed(1)} s\n`,
      )
      terminal.out(standingsText(report, duplicate))
      terminal.out(
        `${((count - found) / seconds).toFixed(1)} matches a second, ${peakMemory()} MiB at most\n`,
      )
    }
    return EXIT.ok
  },
}
