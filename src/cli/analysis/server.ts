/** Analysis by request (docs/cli.md): JSON lines with ids, several at once, each with its budget; any can be cancelled. */
import { z } from 'zod'
import { analysisOf } from '../../engine/analysis/result.ts'
import { settingsFor } from '../../engine/analysis/strength.ts'
import { gameOf } from '../../engine/index.ts'
import type { AnyGame } from '../../engine/kernel/game.ts'
import { DEPTHS, type Analysed, type Depth } from '../../engine/record/analysis.ts'
import { setupFor } from '../../engine/record/validation.ts'
import { analysisTask, isJudged, NOTHING_FOUND, withConcurrency } from '../../main/analysis/task.ts'
import { notAnalysable, rewardsAfter, stepsOf } from '../../main/analysis/analysed.ts'
import { searchRequestOf, type BotPosition } from '../../main/bots/bot.ts'
import { botPositionAt } from '../../main/bots/scheduler.ts'
import type { ThreadPool } from '../../main/bots/thread-pool.ts'
import { PROTOCOL, requestLines } from '../../main/referee/protocol.ts'
import { matchOf, tipOf, type OpenMatch } from '../../main/table/match.ts'
import { CommandError, type Terminal } from '../command.ts'
import { findMatch, gameToShow, stepNamed } from '../match-store.ts'
import { sentenceOf, type Problem } from '../words.ts'

const STRONGEST = 5

const matchName = z.string().min(1).max(4096)
const milliseconds = z.int().min(1).max(86_400_000)
const idSchema = z.union([z.string().min(1).max(64), z.int()])

const positionSchema = z.union([
  z.strictObject({ match: matchName, step: z.union([z.int().min(0), z.string()]).optional() }),
  z.strictObject({
    game: z.string(),
    seats: z.int().min(1).max(6),
    options: z.unknown().optional(),
    actions: z.array(z.unknown()).max(10_000),
  }),
])

const requestSchema = z.union([
  z.strictObject({ id: idSchema, hello: z.strictObject({}) }),
  z.strictObject({
    id: idSchema,
    position: positionSchema,
    budget: z
      .strictObject({
        playouts: z.int().min(1).max(10_000_000).optional(),
        ms: milliseconds.optional(),
      })
      .optional(),
  }),
  z.strictObject({
    id: idSchema,
    record: z.strictObject({ match: matchName }),
    strength: z.enum(DEPTHS).default('usual'),
    budget: z.strictObject({ ms: milliseconds.optional() }).optional(),
  }),
  z.strictObject({ id: idSchema, cancel: idSchema }),
])

type Id = z.output<typeof idSchema>
type Position = z.output<typeof positionSchema>

const SENTENCES: { readonly [code: string]: string } = {
  badJson: 'This is not JSON.',
  badRequest: 'This is not a request. Requests have an id and one of hello, position, record and cancel.',
  lineTooBig: 'The request is too long.',
  idInUse: 'A request with this id is still running.',
  cancelled: 'The request was cancelled.',
  noSuchGame: 'There is no such game.',
  nothingPlayed: 'Nothing was played in this match yet.',
  budgetTooSmall: 'The time was over before any step was judged.',
  chanceToAct: 'Chance is to act in this position.',
}

/** Why a request is refused; its message is a sentence for people. */
class RequestError extends Error {
  override readonly name = 'RequestError'
  readonly problem: Problem
  constructor(problem: Problem, game?: AnyGame) {
    super(SENTENCES[problem.code] ?? sentenceOf(problem, game))
    this.problem = problem
  }
}

const openMatch = async (terminal: Terminal, name: string): Promise<OpenMatch> => {
  const found = await findMatch(terminal, name)
  const game = gameToShow(found, name)
  return matchOf(found.record, game, found.damage === null ? null : { code: 'recordDamaged' })
}

/** The position after some actions of a match, those of chance among them. */
const played = (wanted: Extract<Position, { readonly game: string }>): Omit<BotPosition, 'seat'> => {
  const game = gameOf(wanted.game)
  if (game === undefined) throw new RequestError({ code: 'noSuchGame' })
  const options = setupFor(game, wanted.options ?? {}, wanted.seats)
  if (!options.ok) throw new RequestError(options.error)
  let state = game.start({ options: options.value, seats: wanted.seats })
  for (const [at, given] of wanted.actions.entries()) {
    const action = game.schemas.action.safeParse(given)
    if (!action.success) throw new RequestError({ code: 'malformed', details: { at } })
    const decision = game.decide(state, action.data)
    if (!decision.ok) {
      const { code, rule } = decision.refusal
      throw new RequestError({ code, rule, details: { ...decision.refusal.details, at } }, game)
    }
    for (const event of decision.events) state = game.evolve(state, event)
  }
  return { game, options: options.value, state, seed: `analysis ${wanted.actions.length}` }
}

const positionOf = async (terminal: Terminal, wanted: Position): Promise<BotPosition> => {
  let position: Omit<BotPosition, 'seat'>
  if ('game' in wanted) position = played(wanted)
  else {
    const match = await openMatch(terminal, wanted.match)
    const step = stepNamed(match.record, wanted.step === undefined ? undefined : String(wanted.step))
    position = botPositionAt(match, step, 0)
  }
  const { by } = position.game.turn(position.state)
  if (by === 'nobody') throw new RequestError({ code: 'matchOver' })
  if (by === 'chance') throw new RequestError({ code: 'chanceToAct' })
  return { ...position, seat: by }
}

/** What the strongest level finds in a position, by what the seat to act can see. */
const lookedAt = async (
  position: BotPosition,
  budget: { readonly playouts?: number | undefined; readonly ms?: number | undefined },
  pool: ThreadPool,
  signal: AbortSignal,
): Promise<object> => {
  const { playouts } = budget
  const question = searchRequestOf(position, STRONGEST, budget.ms)
  const found = await pool.think({ ...question, ...(playouts === undefined ? {} : { playouts }) }, signal)
  const choices = found.choices.map(({ action, values, error, visits }) => ({
    action,
    chances: values,
    error,
    visits,
  }))
  return { position: { by: position.seat, action: found.action, choices, playouts: found.playouts } }
}

/** A whole match as played. Once the time is over, the steps that are left are not looked at. */
const analysedRecord = async (
  match: OpenMatch,
  strength: Depth,
  ms: number | undefined,
  pool: ThreadPool,
  signal: AbortSignal,
): Promise<object> => {
  const problem = notAnalysable(match)
  if (problem !== undefined) throw new RequestError(problem)
  const settings = settingsFor(match.game, strength)
  const steps = stepsOf(match, tipOf(match))
  const late = ms === undefined ? undefined : AbortSignal.timeout(ms)
  const stop = late === undefined ? signal : AbortSignal.any([signal, late])
  const analysed: Analysed[] = []
  await withConcurrency(steps, pool.size, async (step) => {
    if (stop.aborted) return
    const task = analysisTask(match, step, settings)
    try {
      const finding = task === undefined ? NOTHING_FOUND : await pool.analyse(task, stop)
      analysed.push({ step, settings, finding })
    } catch (thrown) {
      if (!stop.aborted) throw thrown
    }
  })
  signal.throwIfAborted()
  const analysis = analysisOf(
    steps,
    match.record.header.seats.length,
    analysed,
    (step) => isJudged(match, step, settings),
    (tip) => rewardsAfter(match, tip),
  )
  if (analysis === undefined)
    throw new RequestError({ code: steps.length === 0 ? 'nothingPlayed' : 'budgetTooSmall' })
  return { record: { match: match.record.root, complete: analysed.length === steps.length, ...analysis } }
}

/** Answers requests until the input ends and all of them are answered. */
export const serveAnalysis = async (terminal: Terminal, pool: ThreadPool): Promise<void> => {
  const running = new Map<Id, AbortController>()
  const answer = (id: Id | null, members: object): void =>
    terminal.out(`${JSON.stringify({ id, ok: true, ...members })}\n`)
  const refuse = (id: Id | null, problem: Problem, message?: string): void => {
    const { code, rule, details } = problem
    const more = { ...(rule === undefined ? {} : { rule }), ...(details === undefined ? {} : { details }) }
    const answered = { id, ok: false, code, ...more, message: message ?? SENTENCES[code] ?? code }
    terminal.out(`${JSON.stringify(answered)}\n`)
  }

  const work = async (id: Id, job: (signal: AbortSignal) => Promise<object>): Promise<void> => {
    const stop = new AbortController()
    running.set(id, stop)
    try {
      answer(id, await job(stop.signal))
    } catch (thrown) {
      if (stop.signal.aborted) refuse(id, { code: 'cancelled' })
      else if (thrown instanceof RequestError) refuse(id, thrown.problem, thrown.message)
      else if (thrown instanceof CommandError) refuse(id, { code: 'notFound' }, thrown.message)
      // One faulty request must not end the others.
      else refuse(id, { code: 'failed' }, thrown instanceof Error ? thrown.message : String(thrown))
    } finally {
      running.delete(id)
    }
  }

  const jobs = new Set<Promise<void>>()
  for await (const line of requestLines(terminal.input())) {
    if ('tooLong' in line) {
      refuse(null, { code: 'lineTooBig' })
      continue
    }
    let value: unknown
    try {
      value = JSON.parse(line.text)
    } catch (thrown) {
      if (!(thrown instanceof SyntaxError)) throw thrown
      refuse(null, { code: 'badJson' })
      continue
    }
    const request = requestSchema.safeParse(value)
    if (!request.success) {
      const named = z.object({ id: idSchema }).safeParse(value)
      refuse(named.success ? named.data.id : null, { code: 'badRequest' })
      continue
    }
    const { data } = request
    const { id } = data
    if (running.has(id)) {
      refuse(id, { code: 'idInUse' })
      continue
    }
    if ('hello' in data) answer(id, { hello: { protocol: PROTOCOL } })
    else if ('cancel' in data) {
      const stop = running.get(data.cancel)
      stop?.abort(new Error('cancelled'))
      answer(id, { cancelled: stop !== undefined })
    } else {
      const job = work(id, async (signal) =>
        'position' in data
          ? lookedAt(await positionOf(terminal, data.position), data.budget ?? {}, pool, signal)
          : analysedRecord(
              await openMatch(terminal, data.record.match),
              data.strength,
              data.budget?.ms,
              pool,
              signal,
            ),
      )
      jobs.add(job)
      void job.then(() => jobs.delete(job))
    }
  }
  await Promise.all(jobs)
}
