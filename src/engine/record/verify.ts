/**
 * Whether a record is what it claims: that its ids are the hashes of what they name, that every
 * action was legal and caused just these events, and that no luck from the seed was altered.
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
  /** The game does not know such an event. */
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
  /** The first bad step, in the order they were added; the root if the header is at fault. */
  readonly step: StepId
  readonly depth: number
  readonly rule?: string
  readonly details?: { readonly [key: string]: Json }
}

export interface Verification {
  /** Good steps, up to the first bad one. */
  readonly steps: number
  /** True if every action was put to the rules; false if only ids (and folding) were checked. */
  readonly decided: boolean
  /** Outcomes picked by hand in place of the seed's. */
  readonly chosen: number
  readonly damage: RecordDamage | null
}

/** What is wrong with one step, or the state after it. */
type Checked = { readonly state: unknown } | Omit<RecordDamage, 'step' | 'depth'>
type Check = (state: unknown, step: Step) => Checked

const fold = (game: AnyGame, state: unknown, events: readonly GameEvent[]): Checked => {
  let next = state
  for (const event of events) next = game.evolve(next, event)
  return { state: next }
}

/** Puts a step to the rules that made it. */
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
 * Folds the events of other rules than those at hand, or of a copy. Actions must be the game's; later rules
 * alone may have some that this program does not know.
 */
const folds =
  ({ header }: MatchRecord, game: AnyGame): Check =>
  (state, step) => {
    if (header.rules <= game.version && !game.schemas.action.safeParse(step.action).success)
      return { code: 'malformedAction' }
    if (!areEvents(game, step.events)) return { code: 'unknownEvent' }
    const after = fold(game, state, step.events)
    // What cannot be shown at all is no position.
    if ('state' in after && !isStanding(game, after.state, header.seats.length)) return { code: 'foldFailed' }
    return after
  }

/** Rules can judge only what they would have decided alike, and only if nothing is hidden from them. */
const isDecided = ({ header }: MatchRecord, game: AnyGame): boolean => isDecidable(header, game)

const checkOf = (record: MatchRecord, game: AnyGame | undefined): Check => {
  if (game === undefined) return (state) => ({ state })
  return isDecided(record, game) ? decides(record, game) : folds(record, game)
}

/** What a game throws on facts that fit its schemas but no position; a record must not bring it down. */
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
 * Checks a whole record and names the first bad step. With the same rules every line is
 * replayed through `decide`, its events compared, and every outcome not marked as chosen computed
 * again from the seed; with others, or in a copy made for others to see, events are folded; of an unknown game (undefined, or
 * not the one in the header) ids alone can be checked.
 *
 * `outOfTime` is asked now and then and ends the work with the code `timeUp`.
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
  /** States after steps whose children are not all checked. */
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
