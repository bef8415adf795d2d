/**
 * How a match may go on after an action: everybody plays as the strongest level would, while luck and what the seat
 * cannot see are made up. Nothing in it depends on what is hidden, because it starts from a position that was dealt anew.
 */
import { quickRandom } from '../../engine/kernel/random.ts'
import { ok, type Result } from '../../engine/kernel/refusal.ts'
import { sameJson } from '../../engine/record/canonical.ts'
import type { Seat, Viewer } from '../../engine/kernel/seat.ts'
import type { StepId } from '../../engine/record/step.ts'
import { playoutsOf } from '../../engine/search/levels.ts'
import type { ApiError, Output } from '../api/api.ts'
import type { OpenMatch } from '../table/match.ts'
import { decide } from '../table/moves.ts'
import { viewpointOf } from '../table/viewpoint.ts'
import { wireAction, wireEvents, wireJson, wireMessage } from '../table/view/redacted-values.ts'
import { determinized, searchRequestOf, type BotPosition } from './bot.ts'
import { MAX_THINK_MS } from './factory.ts'
import { HINT_LEVEL, MAX_OTHERS, onwards } from './hint.ts'
import { botPositionAt } from './scheduler.ts'
import type { ThreadPool } from './thread-pool.ts'

type Continuation = Output<'bots.continuation'>
type ContinuedStep = Continuation['steps'][number]

/** The part of that level's playouts for each decision: a person waits for up to a dozen of them. */
const SHARE = 0.25
/** The most steps, acts of chance included. */
const MOST_STEPS = 12
/** A made-up deal may hold the very piece the action names, so a few are tried. */
const DEALS = 8

/** A position that looks the same to the seat, dealt so that the action is legal in it if one of the deals allows it. */
const dealtFor = (position: BotPosition, action: unknown): unknown => {
  const dealt = (deal: number): unknown =>
    determinized({ ...position, seed: `${position.seed} continued ${deal}` })
  for (let deal = 0; deal < DEALS; deal += 1) {
    const state = dealt(deal)
    if (position.game.decide(state, action).ok) return state
  }
  return dealt(0)
}

/**
 * Continues from an action of the seat to act to the end of its next turn, of the match, or of `MOST_STEPS`, as `viewer`
 * sees it. Rejects if the signal is aborted.
 */
export const continued = async (
  position: BotPosition,
  { action: first, viewer }: { readonly action: unknown; readonly viewer: Viewer },
  pool: ThreadPool,
  signal?: AbortSignal,
  onProgress: (part: number) => void = () => undefined,
): Promise<Continuation> => {
  const { game, seat } = position
  const random = quickRandom(`${position.seed} continued`)
  const steps: ContinuedStep[] = []
  let state = dealtFor(position, first)

  /** What the strongest level does, and why, if its seat is the one to be advised and the reason is plain. */
  const chosenBy = async (by: Seat) => {
    const seed = `${position.seed} continued ${steps.length}`
    const question = {
      ...searchRequestOf({ ...position, state, seat: by, seed }, HINT_LEVEL, MAX_THINK_MS),
      playouts: Math.round(SHARE * playoutsOf(game, HINT_LEVEL)),
    }
    const found = await pool.think(question, signal, (part) => onProgress((steps.length + part) / MOST_STEPS))
    const action = onwards(game, question, found)
    const others = found.choices
      .filter((choice) => !sameJson(choice.action, action))
      .slice(0, MAX_OTHERS)
      .map((choice) => choice.action)
    const reason = by === seat ? game.heuristics?.reason?.(state, action, others) : undefined
    return { action, reason: reason === undefined ? null : wireMessage(reason) }
  }

  /** The turns in which the seat has acted so far. */
  const turns = new Set<string>()
  while (steps.length < MOST_STEPS) {
    const { by } = game.turn(state)
    const { part, turn } = game.moment(state)
    const now = `${part} ${turn}`
    if (by === 'nobody' || (by !== 'chance' && turns.size === 2 && !turns.has(now))) break
    if (by === seat) turns.add(now)
    let next: { readonly action: unknown; readonly reason: ContinuedStep['reason'] }
    if (by === 'chance') next = { action: game.chance(state, random), reason: null }
    else next = steps.length === 0 ? { action: first, reason: null } : await chosenBy(by)
    const decision = game.decide(state, next.action)
    if (!decision.ok) break // only the first action can be one that no deal allows
    const seen = game.redactAction(next.action, by, viewer)
    const notation = game.text.notation(seen, state)
    for (const event of decision.events) state = game.evolve(state, event)
    steps.push({
      actor: by,
      action: wireAction(seen),
      notation,
      events: wireEvents(position, decision.events, viewer),
      view: wireJson(game.view(state, viewer)),
      reason: next.reason,
    })
  }
  return { steps }
}

/** How an open match may go on after an action of the person to act. Codes those of `decide`. */
export const continuationAfter = async (
  match: OpenMatch,
  at: StepId,
  action: unknown,
  pool: ThreadPool,
  signal: AbortSignal,
  onProgress: (part: number) => void,
): Promise<Result<Continuation, ApiError>> => {
  const step = decide(match, at, action)
  if (!step.ok) return step
  const seat = step.value.actor as Seat // `decide` refuses when chance or nobody acts
  const advised = { action: step.value.action, viewer: viewpointOf(match).viewer }
  return ok(await continued(botPositionAt(match, at, seat), advised, pool, signal, onProgress))
}
