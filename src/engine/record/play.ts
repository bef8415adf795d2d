/**
 * What happens at a table, as pure functions over a record: deciding an action, letting chance act, and where undo,
 * redo and "go to here" lead. Only `runChance` adds to the record.
 */
import { chanceWatch } from '../kernel/chance-run.ts'
import type { AnyGame } from '../kernel/game.ts'
import { seededRandom, type Random } from '../kernel/random.ts'
import { err, ok, type Refusal, type Result } from '../kernel/refusal.ts'
import type { Actor } from '../kernel/seat.ts'
import { sameJson } from './canonical.ts'
import { stepId } from './ids.ts'
import type { Replay } from './positions.ts'
import type { Step, StepId } from './step.ts'
import {
  addStep,
  commonAncestor,
  hasStep,
  chanceStepsTo,
  parentOf,
  pathBetween,
  type MatchRecord,
} from './tree.ts'

/** The outcome the seed gives for the next act of chance after `parent`; undefined without a seed. */
export const seededOutcome = (
  record: MatchRecord,
  game: AnyGame,
  state: unknown,
  parent: StepId,
): { readonly action: unknown } | undefined => {
  const { chance } = record.header
  if (chance.source !== 'seeded') return undefined
  return { action: game.chance(state, seededRandom(chance.seed, chanceStepsTo(record, parent))) }
}

/**
 * Decides an action after `parent` and returns the step, not yet added, or a refusal: `notYourTurn` (details: whose
 * turn it is), `malformed` (not an action of this game), `luckAltered` (an outcome the seed does not give, without
 * `chosen`), or a code of the game.
 *
 * `chosen` marks an outcome that a person picked although a seed would have given one; it is dropped for a seat's
 * action and in a match with manual chance.
 */
export const decideStep = (
  { record, positions, game }: Replay,
  parent: StepId,
  actor: Actor,
  action: unknown,
  chosen = false,
): Result<Step, Refusal> => {
  const state = positions.at(parent)
  const { by } = game.turn(state)
  if (by !== actor) return err({ code: 'notYourTurn', details: { by } })
  const parsed = game.schemas.action.safeParse(action)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    return err({
      code: 'malformed',
      details: { at: (issue?.path ?? []).map(String).join('.'), problem: issue?.code ?? 'unknown' },
    })
  }
  const drawn = actor === 'chance' ? seededOutcome(record, game, state, parent) : undefined
  if (drawn !== undefined && !chosen && !sameJson(drawn.action, parsed.data))
    return err({ code: 'luckAltered' })
  const decision = game.decide(state, parsed.data)
  if (!decision.ok) return err(decision.refusal)
  const body = { parent, actor, action: parsed.data, events: decision.events }
  const whole = chosen && drawn !== undefined ? { ...body, chosen: true as const } : body
  return ok({ id: stepId(whole), ...whole })
}

/** A step by chance; throws if the game itself refuses it. */
const chanceStep = (game: AnyGame, state: unknown, parent: StepId, action: unknown): Step => {
  const decision = game.decide(state, action)
  if (!decision.ok) throw new Error(`${game.id} refuses its own outcome: ${decision.refusal.code}`)
  const body = { parent, actor: 'chance' as const, action, events: decision.events }
  return { id: stepId(body), ...body }
}

const chanceToAct = ({ positions, game }: Replay, parent: StepId): unknown => {
  const state = positions.at(parent)
  if (game.turn(state).by !== 'chance') throw new Error(`Chance is not to act after ${parent}`)
  return state
}

/** The step the seed gives after `parent`, not yet added. Throws unless chance is to act from a seed. */
export const drawStep = (replay: Replay, parent: StepId): Step => {
  const { record, game } = replay
  const state = chanceToAct(replay, parent)
  const drawn = seededOutcome(record, game, state, parent)
  if (drawn === undefined) throw new Error('This match has no seed')
  return chanceStep(game, state, parent, drawn.action)
}

/** A fair outcome for chance after `parent` in a match with manual chance; not yet added. */
export const rollFairly = (replay: Replay, parent: StepId, random: Random): Step => {
  const { record, game } = replay
  if (record.header.chance.source !== 'manual') throw new Error('With a seed, chance draws from it')
  const state = chanceToAct(replay, parent)
  return chanceStep(game, state, parent, game.chance(state, random))
}

/**
 * Lets chance act after `from` until a seat is to act or the match is over, and adds the steps. Returns all steps on
 * the way, including those already there; the last one is the new tip. Does nothing with manual chance, which people
 * enter. Throws `EndlessChance` if faulty rules let chance act for ever.
 */
export const runChance = (replay: Replay, from: StepId): readonly Step[] => {
  const { record, positions, game } = replay
  const made: Step[] = []
  if (record.header.chance.source !== 'seeded') return made
  const watch = chanceWatch(game)
  let at = from
  while (game.turn(positions.at(at)).by === 'chance') {
    watch('chance')
    const step = drawStep(replay, at)
    addStep(record, step)
    made.push(step)
    at = step.id
  }
  return made
}

/** A refusal if the header's undo rule forbids leaving these steps. */
const leave = (record: MatchRecord, game: AnyGame, steps: readonly Step[]): Refusal | undefined => {
  if (steps.length === 0) return undefined
  switch (record.header.undo) {
    case 'free':
      return undefined
    case 'off':
      return { code: 'undoOff' }
    case 'beforeReveal':
      return steps.some((step) => step.actor === 'chance' || step.events.some((event) => game.reveals(event)))
        ? { code: 'undoReveals' }
        : undefined
  }
}

/** True if people are to act: a seat, or with manual luck anybody who enters the outcome. */
const asksPeople = ({ record, positions, game }: Replay, at: StepId): boolean => {
  const { by } = game.turn(positions.at(at))
  return typeof by === 'number' || (by === 'chance' && record.header.chance.source === 'manual')
}

/**
 * Where undo leads: the nearest earlier position in which people are to act. Refused with `undoOff`, `nothingToUndo` or
 * `undoReveals`.
 */
export const undoTarget = (replay: Replay, from: StepId): Result<StepId, Refusal> => {
  const { record, game } = replay
  if (record.header.undo === 'off') return err({ code: 'undoOff' })
  let target = parentOf(record, from)
  while (target !== null && !asksPeople(replay, target)) target = parentOf(record, target)
  if (target === null) return err({ code: 'nothingToUndo' })
  const refusal = leave(record, game, pathBetween(record, target, from) ?? [])
  return refusal === undefined ? ok(target) : err(refusal)
}

/**
 * Checks whether the table may go from one step to another; the steps left behind (none if `to` continues `from`) must
 * be free to undo. Refused with `unknownStep`, `undoOff`, `undoReveals`.
 */
export const gotoAllowed = ({ record, game }: Replay, from: StepId, to: StepId): Result<StepId, Refusal> => {
  if (!hasStep(record, to)) return err({ code: 'unknownStep' })
  const left = pathBetween(record, commonAncestor(record, from, to), from) ?? []
  const refusal = leave(record, game, left)
  return refusal === undefined ? ok(to) : err(refusal)
}

/**
 * Where redo leads from `from` towards `ahead`: one step on, plus the seeded acts of chance that follow it. Null if
 * `ahead` does not continue `from`.
 */
export const redoTarget = (replay: Replay, from: StepId, ahead: StepId): StepId | null => {
  let target: StepId | null = null
  for (const step of pathBetween(replay.record, from, ahead) ?? []) {
    if (target !== null && asksPeople(replay, target)) break
    target = step.id
  }
  return target
}
