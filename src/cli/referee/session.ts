/** One match under the referee: answers requests and never throws. */
import { renameSync, writeFileSync } from 'node:fs'
import { EndlessChance } from '../../engine/kernel/chance-run.ts'
import type { AnyGame, Turn } from '../../engine/kernel/game.ts'
import { err, ok, type Result } from '../../engine/kernel/refusal.ts'
import { sizeFault } from '../../engine/record/validation.ts'
import { encode } from '../../engine/record/file/encode.ts'
import { decideStep, gotoAllowed, rollFairly, runChance, undoTarget } from '../../engine/record/play.ts'
import { replayOf } from '../../engine/record/positions.ts'
import { MAIN, type Header, type Step, type StepId } from '../../engine/record/step.ts'
import { addStep, createRecord, hasStep, isOnLine, putBranch } from '../../engine/record/tree.ts'
import { determinized } from '../../main/bots/bot.ts'
import { fairRandom } from '../../main/table/chance.ts'
import { sentenceOf, type Problem } from '../words.ts'
import {
  helloFor,
  legalActions,
  positionFor,
  previewsOf,
  readRequests,
  type RefereeRequest,
  type RequestLine,
} from '../../main/referee/protocol.ts'

export interface Answered {
  readonly answer: object
  /** True after `quit`. */
  readonly done: boolean
}

export interface Session {
  answer(line: RequestLine): Answered
}

/** Starts a match; seeded chance acts before the first request. */
export const createSession = (game: AnyGame, header: Header): Session => {
  const record = createRecord(header)
  const replay = replayOf(record, game)
  const { positions } = replay
  const names = header.seats.map((seat) => seat.name)
  let at: StepId = record.root
  let version = 0

  const turnNow = (): Turn => game.turn(positions.at(at))

  const moveTo = (step: StepId): void => {
    at = step
    version += 1
    putBranch(record, { id: MAIN, name: 'main', step, version, deleted: false })
  }

  /** Lets seeded chance act; returns its steps. */
  const runChanceSteps = (): readonly Step[] => {
    const steps = runChance(replay, at)
    const last = steps.at(-1)
    if (last !== undefined) moveTo(last.id)
    return steps
  }

  const take = (step: Step): Result<object, Problem> => {
    // A saved file must be readable.
    const tooMuch = sizeFault({ steps: record.steps.size + 1 })
    if (tooMuch !== undefined) return err(tooMuch)
    addStep(record, step)
    moveTo(step.id)
    const steps = [step, ...runChanceSteps()].map(({ id, actor, action, events }) => ({
      id,
      actor,
      action,
      events,
    }))
    return ok({ steps, turn: turnNow() })
  }

  const act = (action: unknown): Result<object, Problem> => {
    const { by } = turnNow()
    if (by === 'nobody') return err({ code: 'matchOver' })
    const decided = decideStep(replay, at, by, action)
    return decided.ok ? take(decided.value) : decided
  }

  const roll = (): Result<object, Problem> => {
    if (header.chance.source !== 'manual') return err({ code: 'notManual' })
    if (turnNow().by !== 'chance') return err({ code: 'notChance' })
    return take(rollFairly(replay, at, fairRandom))
  }

  const undo = (to: string | undefined): Result<object, Problem> => {
    const target = to === undefined ? undoTarget(replay, at) : stepNamed(to)
    if (!target.ok) return target
    moveTo(target.value)
    runChanceSteps()
    return ok({ at, turn: turnNow() })
  }

  const stepNamed = (step: string): Result<StepId, Problem> => {
    if (!hasStep(record, step)) return err({ code: 'unknownStep' })
    if (!isOnLine(record, step, at)) return err({ code: 'notOnLine' })
    return gotoAllowed(replay, at, step)
  }

  const save = (file: string): Result<object, Problem> => {
    try {
      const whole = `${file}.part`
      writeFileSync(whole, encode(record))
      renameSync(whole, file)
      return ok({ file, steps: record.steps.size })
    } catch (thrown) {
      if (thrown instanceof Error && 'code' in thrown) return err({ code: 'notSaved' })
      throw thrown
    }
  }

  const handle = (request: RefereeRequest): Result<object, Problem> => {
    switch (request.name) {
      case 'hello':
        return ok(helloFor(game, names.length, header.options))
      case 'turn':
        return ok({ turn: turnNow() })
      case 'legal':
        return ok(legalActions(game, positions.at(at), request.input))
      case 'act':
        return act(request.input.action)
      case 'roll':
        return roll()
      case 'view': {
        const { as } = request.input
        if (typeof as === 'number' && as >= names.length) return err({ code: 'noSuchSeat' })
        return ok({ view: game.view(positions.at(at), as) })
      }
      case 'preview':
      case 'position': {
        const { by } = turnNow()
        if (by === 'nobody') return err({ code: 'matchOver' })
        const whole = positions.at(at)
        const { options } = header
        const state =
          by === 'chance' ? whole : determinized({ game, options, state: whole, seat: by, seed: at })
        return ok(
          request.name === 'position'
            ? positionFor(game, options, state)
            : previewsOf(game, state, by === 'chance' ? 'all' : by, request.input),
        )
      }
      case 'undo':
        return undo(request.input.to)
      case 'save':
        return save(request.input.file)
      case 'quit':
        return ok({})
    }
  }

  const refused = (problem: Problem): Answered => {
    const { code, rule, details } = problem
    const message = sentenceOf(problem, game, names)
    const more = { ...(rule === undefined ? {} : { rule }), ...(details === undefined ? {} : { details }) }
    return { answer: { ok: false, code, ...more, message }, done: false }
  }

  /** Refuses a request after which chance would act forever; the position stays unchanged. */
  const bounded = (request: RefereeRequest): Result<object, Problem> => {
    const before = at
    try {
      return handle(request)
    } catch (thrown) {
      if (!(thrown instanceof EndlessChance)) throw thrown
      moveTo(before)
      return err({ code: 'chanceEndless' })
    }
  }

  runChanceSteps()

  return {
    answer(line) {
      if ('tooLong' in line) return refused({ code: 'lineTooBig' })
      const requests = readRequests(line.text)
      if (requests === 'badJson' || requests === undefined) return refused({ code: requests ?? 'badRequest' })
      const answer = { ok: true }
      for (const request of requests) {
        const result = bounded(request)
        if (!result.ok) return refused(result.error)
        Object.assign(answer, result.value)
      }
      return { answer, done: requests[0]?.name === 'quit' }
    },
  }
}
