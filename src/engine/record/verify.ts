/**
 * Verifies a record: ids must be the hashes of what they name, every action legal with exactly these events, and every
 * outcome the one the seed gives.
 */
import type { AnyGame, GameEvent } from '../kernel/game.ts'
import type { Json } from '../kernel/json.ts'
import { sameJson } from './canonical.ts'
import { areEvents, HEADER_FAULTS, headerFault, isStanding, stepFault } from './validation.ts'
import { stepId } from './ids.ts'
import { seededOutcome } from './play.ts'
import { startOf } from './positions.ts'
import { isDecidable } from './readable.ts'
import type { Step, StepId } from './step.ts'
import { childrenOf, depthOf, type MatchRecord } from './tree.ts'

export const DAMAGE_CODES = [
  ...HEADER_FAULTS,
  /** The id is not the hash of the step. */
  'badId',
  /** The game has no such event. */
  'unknownEvent',
  /** Not an action of the game. */
  'malformedAction',
  /** The rules refuse it; `rule` and `details.refusal` say why. */
  'illegal',
  /** The rules give other events. */
  'differs',
  /** The seed gives another outcome. */
  'luckAltered',
  /** The events cannot be folded in this position. */
  'foldFailed',
  /** The time allowed ran out before this step. */
  'timeUp',
] as const
type DamageCode = (typeof DAMAGE_CODES)[number]

export interface RecordDamage {
  readonly code: DamageCode
  /** The first bad step in the order added; the root if the header is at fault. */
  readonly step: StepId
  readonly depth: number
  readonly rule?: string
  readonly details?: { readonly [key: string]: Json }
}

export interface Verification {
  /** The number of good steps before the first bad one. */
  readonly steps: number
  /** True if the rules checked every action; false if only ids (and folding) were checked. */
  readonly decided: boolean
  /** Outcomes that people picked instead of drawing them from the seed. */
  readonly chosen: number
  readonly damage: RecordDamage | null
}

/** The state after a step, or what is wrong with it. */
type Checked = { readonly state: unknown } | Omit<RecordDamage, 'step' | 'depth'>
type Check = (state: unknown, step: Step) => Checked

const fold = (game: AnyGame, state: unknown, events: readonly GameEvent[]): Checked => {
  let next = state
  for (const event of events) next = game.evolve(next, event)
  return { state: next }
}

/** Checks a step by the rules that made it. */
const decides =
  (record: MatchRecord, game: AnyGame): Check =>
  (state, step) => {
    const { by } = game.turn(state)
    if (by !== step.actor) return { code: 'illegal', details: { refusal: 'notYourTurn', by } }
    const drawn = step.actor === 'chance' ? seededOutcome(record, game, state, step.parent) : undefined
    if (drawn !== undefined && step.chosen !== true) {
      if (!sameJson(drawn.action, step.action)) return { code: 'luckAltered' }
    } else if (!game.schemas.action.safeParse(step.action).success) return { code: 'malformedAction' }

    const decision = game.decide(state, step.action)
    if (!decision.ok) {
      const { code, rule, details } = decision.refusal
      return {
        code: 'illegal',
        ...(rule === undefined ? {} : { rule }),
        details: { ...details, refusal: code },
      }
    }
    if (!sameJson(decision.events, step.events))
      return { code: areEvents(game, step.events) ? 'differs' : 'unknownEvent' }
    return fold(game, state, decision.events)
  }

/**
 * Folds events that the available rules cannot decide: of other rules versions or a redacted copy. Actions must still
 * be the game's, unless later rules have some that this program does not know.
 */
const folds =
  ({ header }: MatchRecord, game: AnyGame): Check =>
  (state, step) => {
    if (header.rules <= game.version && !game.schemas.action.safeParse(step.action).success)
      return { code: 'malformedAction' }
    if (!areEvents(game, step.events)) return { code: 'unknownEvent' }
    const after = fold(game, state, step.events)
    // A state that cannot be shown is not a position.
    if ('state' in after && !isStanding(game, after.state, header.seats.length)) return { code: 'foldFailed' }
    return after
  }

/** The rules can check only what they would decide the same way, and only if nothing is hidden from them. */
const isDecided = ({ header }: MatchRecord, game: AnyGame): boolean => isDecidable(header, game)

const checkOf = (record: MatchRecord, game: AnyGame | undefined): Check => {
  if (game === undefined) return (state) => ({ state })
  return isDecided(record, game) ? decides(record, game) : folds(record, game)
}

/**
 * Turns an exception into a fault: a game may throw on events that fit its schemas but no position, and a record must
 * not crash the program.
 */
const guarded = (work: () => Checked): Checked => {
  try {
    return work()
  } catch (cause) {
    return {
      code: 'foldFailed',
      details: { problem: cause instanceof Error ? cause.message : String(cause) },
    }
  }
}

const start = (record: MatchRecord, game: AnyGame | undefined): Checked => {
  const fault = headerFault(record.header, game)
  if (fault !== undefined) return fault
  return game === undefined ? { state: undefined } : guarded(() => ({ state: startOf(record, game) }))
}

/**
 * Verifies a whole record and names the first bad step. With the same rules, replays every line through `decide`,
 * compares the events, and computes every outcome not marked as chosen again from the seed; with other rules or in a
 * redacted copy, only folds the events; for an unknown game (undefined, or not the one in the header), checks only the
 * ids.
 *
 * Calls `outOfTime` now and then; true ends the work with the code `timeUp`.
 */
export const verify = (
  record: MatchRecord,
  game: AnyGame | undefined,
  outOfTime: () => boolean = () => false,
): Verification => {
  const rules = game?.id === record.header.game ? game : undefined
  const check = checkOf(record, rules)
  const decided = rules !== undefined && isDecided(record, rules)
  let steps = 0
  let chosen = 0
  const answer = (at: StepId | null, wrong?: Omit<RecordDamage, 'step' | 'depth'>): Verification => ({
    steps,
    decided,
    chosen,
    damage: at === null || wrong === undefined ? null : { ...wrong, step: at, depth: depthOf(record, at) },
  })

  const first = start(record, rules)
  if ('code' in first) return answer(record.root, first)
  /** States after steps that still have unchecked children. */
  const open = new Map([[record.root, { state: first.state, left: childrenOf(record, record.root).length }]])

  for (const step of record.steps.values()) {
    if (steps % 64 === 0 && outOfTime()) return answer(step.id, { code: 'timeUp' })
    if (stepId(step) !== step.id) return answer(step.id, { code: 'badId' })
    const before = open.get(step.parent)
    if (before === undefined) throw new Error(`Step ${step.id} comes before its parent`)
    const after = stepFault(record.header, step) ?? guarded(() => check(before.state, step))
    if ('code' in after) return answer(step.id, after)
    before.left -= 1
    if (before.left === 0) open.delete(step.parent)
    const left = childrenOf(record, step.id).length
    if (left > 0) open.set(step.id, { state: after.state, left })
    steps += 1
    if (step.chosen === true) chosen += 1
  }
  return answer(null)
}
