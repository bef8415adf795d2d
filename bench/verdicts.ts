/**
 * `npm run bench -- verdicts --game G`: how often the analysis, as `usual`, marks actions that a search fifty times as
 * long finds a lot worse than the best, and how often actions that it finds hardly worse (docs/analysis.md). With
 * `--make N` it first plays matches and searches in them for N positions of each kind, which it keeps in
 * `bench/verdicts/<game>.json` after each match. The same command goes on where it was stopped.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { settingsFor } from '../src/engine/analysis/strength.ts'
import type { AnyGame } from '../src/engine/kernel/game.ts'
import { quickRandom, type Random } from '../src/engine/kernel/random.ts'
import { seatsOf } from '../src/engine/kernel/seat.ts'
import type { Finding } from '../src/engine/record/analysis.ts'
import { lineTo } from '../src/engine/record/tree.ts'
import { contestants, playArenaMatch } from '../src/cli/arena/match.ts'
import { CommandError, oneOf, wholeNumber } from '../src/cli/command.ts'
import { setupFrom } from '../src/cli/games-by-id.ts'
import { withConcurrency } from '../src/main/analysis/task.ts'
import { determinized } from '../src/main/bots/bot.ts'
import { createThreadPool, type ThreadPool } from '../src/main/bots/thread-pool.ts'
import { matchOf, tipOf } from '../src/main/table/match.ts'
import { number } from './row.ts'

/** How much longer the search that decides about a position is than a usual one, and one that only sorts them. */
const LONG = 50
const SORTING = 5
/** The least loss of a bad action, and the greatest of a good one, in chance to win. */
const BAD = 0.15
const GOOD = 0.02
/** What a position may be off after sorting. */
const MARGIN = 0.03
/** Decisions of a match that are sorted, and the most of one kind that are searched long, so that no match tells the result. */
const SORTED = 40
const OF_A_MATCH = 6

const testSetSchema = z.strictObject({
  command: z.string(),
  /** Of the long search. */
  playouts: z.int(),
  /** Matches that have been searched, of which some gave no position. Unknown of the first sets, which are complete. */
  played: z.int().optional(),
  matches: z.array(
    z.strictObject({
      seats: z.int(),
      options: z.record(z.string(), z.union([z.string(), z.number()])),
      /** All actions from the start, acts of chance among them, up to the last position. */
      actions: z.array(z.unknown()),
      /** Positions after so many actions, an action there, and its loss as the long search found it, in chance to win. */
      judged: z.array(z.strictObject({ after: z.int(), action: z.unknown(), loss: z.number() })),
    }),
  ),
})
type TestSet = z.infer<typeof testSetSchema>
type Made = Pick<TestSet, 'matches'> & { readonly played: number }
type TestMatch = TestSet['matches'][number]

const KINDS = ['bad', 'good'] as const
type Kind = (typeof KINDS)[number]

const isKind = (kind: Kind, loss: number, margin: number): boolean =>
  kind === 'bad' ? loss >= BAD - margin : loss <= GOOD + margin

/** An action to judge, and how many actions come before it. */
type Place = Omit<TestMatch['judged'][number], 'loss'>

/** Analyses an action in the position after so many of a match's actions; `name` seeds the search. */
type Judge = (after: number, action: unknown, playouts: number, name: string) => Promise<Finding>

/** The positions of a match: the first, and the one after each action. */
const positionsOf = (game: AnyGame, { seats, options, actions }: TestMatch): readonly unknown[] => {
  let state = game.start({ options: game.schemas.options.parse(options), seats })
  const positions = [state]
  for (const action of actions) {
    const decision = game.decide(state, game.schemas.action.parse(action))
    if (!decision.ok)
      throw new Error(`${game.id} refuses an action of its test set: ${decision.refusal.code}`)
    for (const event of decision.events) state = game.evolve(state, event)
    positions.push(state)
  }
  return positions
}

const judgeOf = (game: AnyGame, match: TestMatch, pool: ThreadPool): Judge => {
  const options = game.schemas.options.parse(match.options)
  const positions = positionsOf(game, match)
  return (after, action, playouts, name) => {
    const turn = game.turn(positions[after])
    if (typeof turn.by !== 'number') throw new Error(`Nobody decides after ${after} actions`)
    const seat = turn.by
    const seed = `${name} ${after}`
    const state = determinized({ game, options, state: positions[after], seat, seed })
    return pool.analyse({ kind: 'decision', game: game.id, options, state, seat, action, seed, playouts })
  }
}

/** What a finding says an action loses, clear or not; undefined if there was nothing to decide. */
const lossIn = (finding: Finding): number | undefined =>
  finding.kind === 'decision'
    ? Math.max(0, (finding.best[0]?.chance ?? 0) - finding.played.chance)
    : undefined

interface Budget {
  readonly seats: number
  readonly options: TestMatch['options']
  readonly seed: string
  /** Positions of each kind. */
  readonly each: number
  readonly among: Among
}

/**
 * Where the actions that were not taken come from: any legal ones, or those the heuristics find worth a look, in games
 * where few legal actions cost much.
 */
const AMONG = ['legal', 'candidates'] as const
type Among = (typeof AMONG)[number]

const drawnFrom = (among: Among, game: AnyGame, state: unknown, random: Random): unknown => {
  const candidates = among === 'candidates' ? game.heuristics?.candidates?.(state, random) : undefined
  return candidates === undefined || candidates.length === 0
    ? game.sampleLegal(state, random)
    : candidates[random.below(candidates.length)]
}

const countOf = (kind: Kind, matches: readonly TestMatch[]): number =>
  matches.flatMap(({ judged }) => judged).filter(({ loss }) => isKind(kind, loss, 0)).length

/** Plays matches of mixed strength until there are enough positions of both kinds; calls `keep` after each match. */
const made = async (
  game: AnyGame,
  { seats, options, seed, each, among }: Budget,
  usual: number,
  pool: ThreadPool,
  begun: TestSet,
  keep: (so: Made) => void,
): Promise<void> => {
  const bots = contestants('level1,level2,level3,level4', () => pool, 30_000)
  const matches = [...begun.matches]
  const found = { bad: countOf('bad', matches), good: countOf('good', matches) }
  for (let { played = 0 } = begun; Math.min(found.bad, found.good) < each; played += 1) {
    const name = `${seed} ${played}`
    const seated = seatsOf(seats).flatMap((seat) => bots[(seat + played) % bots.length] ?? [])
    const { record } = await playArenaMatch({ game, options, seated, seed: name, luck: name })
    const line = lineTo(record, tipOf(matchOf(record, game, null)))
    const actions = line.map(({ action }): unknown => action)
    const judged: TestMatch['judged'] = []
    const whole: TestMatch = { seats, options, actions, judged }
    const judge = judgeOf(game, whole, pool)
    const random = quickRandom(name)
    const positions = positionsOf(game, whole)
    // Half of the actions are those taken, half others, since bots seldom lose much at once.
    const places = line
      .flatMap(({ actor, action }, after) => {
        if (actor === 'chance') return []
        const taken = random.below(2) === 0 ? action : drawnFrom(among, game, positions[after], random)
        return [{ after, action: taken, order: random.below(1_000_000) }]
      })
      .sort((one, other) => one.order - other.order)
      .slice(0, SORTED)
      .map(({ after, action }): Place => ({ after, action }))
    const lossesOf = async (some: readonly Place[], playouts: number, of: string) => {
      const losses = new Map<Place, number>()
      await withConcurrency(some, pool.size, async (place) => {
        const loss = lossIn(await judge(place.after, place.action, playouts, `${name} ${of}`))
        if (loss !== undefined) losses.set(place, loss)
      })
      // In the order of the places, whichever search ended first.
      return some.flatMap((place) => {
        const loss = losses.get(place)
        return loss === undefined ? [] : [{ ...place, loss }]
      })
    }
    const sorted = await lossesOf(places, SORTING * usual, 'sorting')
    for (const kind of KINDS) {
      const wanted = Math.min(OF_A_MATCH, each - found[kind])
      const some = sorted.filter(({ loss }) => isKind(kind, loss, MARGIN)).slice(0, wanted)
      const long = await lossesOf(some, LONG * usual, 'long')
      const confirmed = long.filter(({ loss }) => isKind(kind, loss, 0))
      judged.push(...confirmed)
      found[kind] += confirmed.length
    }
    console.error(`${game.id}: ${played + 1} matches, ${found.bad} bad actions, ${found.good} good ones`)
    judged.sort((one, other) => one.after - other.after)
    const last = judged.at(-1)
    if (last !== undefined) matches.push({ ...whole, actions: actions.slice(0, last.after), judged })
    keep({ played: played + 1, matches })
  }
}

const FOLDER = join(import.meta.dirname, 'verdicts')
const fileOf = ({ id }: AnyGame): string => join(FOLDER, `${id}.json`)

/** The set that this command was making when it was stopped, or an empty one. */
const begunBy = (game: AnyGame, command: string, playouts: number): TestSet => {
  const empty: TestSet = { command, playouts, matches: [] }
  if (!existsSync(fileOf(game))) return empty
  const set = testSetSchema.parse(JSON.parse(readFileSync(fileOf(game), 'utf8')))
  return set.command === command && set.playouts === playouts ? set : empty
}

/** One match a line, so that a change shows where it is. */
const written = ({ command, playouts, played, matches }: TestSet & Made): string =>
  `{"command":${JSON.stringify(command)},"playouts":${playouts},"played":${played},"matches":[\n` +
  `${matches.map((match) => JSON.stringify(match)).join(',\n')}\n]}\n`

const OPTIONS = {
  game: { type: 'string' },
  seats: { type: 'string' },
  options: { type: 'string' },
  make: { type: 'string' },
  seed: { type: 'string', default: 'verdicts' },
  among: { type: 'string', default: 'legal' },
  threads: { type: 'string', default: '2' },
} as const

const measure = async (args: readonly string[]): Promise<void> => {
  const { values } = parseArgs({ args: [...args], options: OPTIONS })
  const { game, seats, options } = setupFrom(values)
  const usual = settingsFor(game, 'usual').playouts
  const pool = createThreadPool(
    new URL('../src/main/bots/worker-thread.ts', import.meta.url),
    wholeNumber('threads', values.threads, 1, 256),
  )
  try {
    if (values.make !== undefined) {
      const each = wholeNumber('make', values.make, 1, 10_000)
      const among = oneOf('among', values.among, AMONG)
      const command = `npm run bench -- verdicts --game ${game.id} --seats ${seats} --make ${each} --seed ${values.seed}${among === 'legal' ? '' : ` --among ${among}`}`
      const budget = { seats, options, seed: values.seed, each, among }
      const begun = begunBy(game, command, LONG * usual)
      const set = { command, playouts: begun.playouts }
      mkdirSync(FOLDER, { recursive: true })
      await made(game, budget, usual, pool, begun, (so) =>
        writeFileSync(fileOf(game), written({ ...set, ...so })),
      )
    }
    if (!existsSync(fileOf(game)))
      throw new CommandError(`There are no positions of ${game.id} yet: --make 60`)
    const { matches } = testSetSchema.parse(JSON.parse(readFileSync(fileOf(game), 'utf8')))
    const marked = { bad: 0, good: 0 }
    const all = { bad: 0, good: 0 }
    for (const [at, match] of matches.entries()) {
      const judge = judgeOf(game, match, pool)
      await withConcurrency(match.judged, pool.size, async ({ after, action, loss }) => {
        const finding = await judge(after, action, usual, `${at} measured`)
        const kind = isKind('bad', loss, 0) ? 'bad' : 'good'
        all[kind] += 1
        if (finding.kind === 'decision' && finding.grade !== null) marked[kind] += 1
      })
    }
    const told = (kind: Kind): string =>
      `${marked[kind]} of ${all[kind]} (${number((100 * marked[kind]) / all[kind], 1)} %)`
    console.log(
      `${game.id}: usual marks ${told('bad')} actions that lose at least ${100 * BAD} %, ` +
        `and ${told('good')} that lose at most ${100 * GOOD} %`,
    )
  } finally {
    await pool.close()
  }
}

/** Runs the command; a wrong argument is told on standard error. */
export const verdicts = async (args: readonly string[]): Promise<void> => {
  try {
    await measure(args)
  } catch (error) {
    const isMisused = error instanceof CommandError || (error instanceof TypeError && 'code' in error)
    if (!isMisused) throw error
    console.error((error as Error).message)
    process.exitCode = 2
  }
}
