/** A hint for the person to move: what the strongest level would do, based on what that person may see. */
import type { AnyGame } from '../../engine/kernel/game.ts'
import { quickRandom } from '../../engine/kernel/random.ts'
import { leadOf, takeWhile } from '../../engine/kernel/heuristics.ts'
import { err, eventsOf, ok, type Result } from '../../engine/kernel/refusal.ts'
import { afterAction } from '../../engine/kernel/rules/batch.ts'
import { sameJson } from '../../engine/record/canonical.ts'
import type { Step, StepId } from '../../engine/record/step.ts'
import { playoutsOf } from '../../engine/search/levels.ts'
import type { ApiError, Output } from '../api/api.ts'
import { turnAt, type OpenMatch } from '../table/match.ts'
import { decide, personRefusal } from '../table/moves.ts'
import { previewableEvents, viewpointOf } from '../table/viewpoint.ts'
import { wireAction, wireEvents, wireMessage } from '../table/view/redacted-values.ts'
import { searchRequestOf } from './bot.ts'
import { botPositionAt } from './scheduler.ts'
import type { SearchRequest, SearchResult, ThreadPool } from './thread-pool.ts'
import { MAX_THINK_MS } from './factory.ts'

export type Hint = Output<'bots.hint'>

export const HINT_LEVEL = 5
/** A person waits a second for a hint, so it may think longer than a bot at a quick pace. */
const LONGER = 3
/** Alternatives shown beside the advised action, and the largest error of their chance. */
export const MAX_OTHERS = 2
const MAX_ERROR = 0.1

/** The chance of a seat to win, 0 to 1, with its standard error. */
export interface Estimate {
  readonly chance: number
  readonly error: number
}

/** What a hint found out, for the next one of the same seat's turn. */
export interface HintFindings {
  readonly match: OpenMatch
  readonly at: StepId
  readonly seat: number
  readonly estimates: readonly (Estimate & { readonly action: unknown })[]
}

/** No error is taken for smaller: estimates share the blind spots of the search. */
const LEAST_ERROR = 0.005

/**
 * Combines what an earlier hint expected of an action with what the search finds after it, weighted by their
 * certainty. Both estimate the same chance, so the error covers at least half of their difference.
 */
export const carried = (before: Estimate, now: Estimate): Estimate => {
  const [one, other] = [before, now].map(({ error }) => 1 / Math.max(LEAST_ERROR, error) ** 2) as [
    number,
    number,
  ]
  return {
    chance: (one * before.chance + other * now.chance) / (one + other),
    error: Math.max(1 / Math.sqrt(one + other), Math.abs(before.chance - now.chance) / 2),
  }
}

/** The estimate to show: an action that ends the match leaves nothing to expect, so it has the chance found after it. */
export const shownEstimate = (expected: Estimate | undefined, found: Estimate, isOver: boolean): Estimate =>
  expected === undefined || isOver ? found : carried(expected, found)

/** True if an action of this position ends the match, so that its chance is no estimate. */
export const endsMatch = (
  game: Pick<AnyGame, 'decide' | 'evolve' | 'turn'>,
  state: unknown,
  action: unknown,
): boolean => {
  const after = afterAction(game, state, action)
  return after !== undefined && game.turn(after).by === 'nobody'
}

/** Chances this close are the same to the search, if their errors are no larger than `SURE`. */
const SAME = 0.01
const SURE = 0.02

type Equals = Pick<AnyGame, 'decide' | 'evolve' | 'reveals' | 'score' | 'heuristics'>

/** The points of a seat after an action less the average of the others, as far as the action itself decides them. */
const leadAfter = (game: Equals, state: unknown, seat: number, action: unknown): number => {
  const events = takeWhile(eventsOf(game.decide(state, action)), (event) => !game.reveals(event))
  return leadOf(game.score(events.reduce(game.evolve, state)), seat, { strongest: 0, all: 1 })
}

/**
 * Of the actions that the search finds as good as its own, the one a person would choose: nothing thrown away, then
 * points at once and none for others, then the game's own order, which comes first where it is worth something. A won match shows hardly a difference between getting
 * on, doing nothing, and giving points away.
 */
export const onwards = (
  game: Equals,
  { state, seat, seed }: Pick<SearchRequest, 'state' | 'seat' | 'seed'>,
  { action, choices }: Pick<SearchResult, 'action' | 'choices'>,
): unknown => {
  const own = choices.find((each) => sameJson(each.action, action))
  if (own === undefined || own.error > SURE) return action
  const chanceOf = (choice: typeof own): number => choice.values[seat] ?? 0
  const asGood = choices
    .filter((each) => each === own || (each.error <= SURE && chanceOf(each) >= chanceOf(own) - SAME))
    .map((each) => each.action)
  const { heuristics } = game
  const listed = heuristics?.candidates?.(state, quickRandom(seed)) ?? []
  const sensible = heuristics?.sensible?.(state, listed) ?? listed
  const isSensible = (each: unknown): boolean => sensible.some((other) => sameJson(other, each))
  const meant = asGood.some(isSensible) ? asGood.filter(isSensible) : asGood
  const leads = meant.map((each) => leadAfter(game, state, seat, each))
  // An order that is worth something weighs points against what may become of them.
  const isRanked = heuristics?.orderWorth !== undefined
  const best = isRanked ? meant : meant.filter((_, index) => leads[index] === Math.max(...leads))
  return listed.find((each) => best.some((other) => sameJson(other, each))) ?? best[0]
}

/** True if something is turned up that was hidden. */
const turnsUp = ({ game }: OpenMatch, { events }: Step): boolean =>
  events.some((event) => game.reveals(event))

/** True if a step told a seat nothing but what somebody decided: no luck, nothing turned up, nothing hidden. */
const isOpenDecision = (match: OpenMatch, step: Step, seat: number): boolean =>
  step.actor !== 'chance' &&
  !turnsUp(match, step) &&
  sameJson(match.game.redactAction(step.action, step.actor, seat), step.action)

/** What came after the previous hint of a seat, whose advice or alternative the seat has since taken. */
interface SinceHint {
  /** What the hint expected of what was taken. */
  readonly expected: Estimate
  /** Others have at most decided in the open. That changes no chance that takes their best play into account. */
  readonly isOpen: boolean
  /** Something was rolled, drawn or turned up. */
  readonly luck: boolean
  /** Others who decided, in the order of the seats. */
  readonly seats: readonly number[]
}

/** Undefined if the seat has done something else, or more than one thing, so that no hint said what to expect. */
const sinceHint = (
  match: OpenMatch,
  at: StepId,
  seat: number,
  previous: HintFindings | undefined,
): SinceHint | undefined => {
  if (previous === undefined || previous.match !== match || previous.seat !== seat) return undefined
  const since: Step[] = []
  let step = match.record.steps.get(at)
  while (step !== undefined && step.actor !== seat) {
    since.push(step)
    step = step.parent === null ? undefined : match.record.steps.get(step.parent)
  }
  if (step === undefined || step.parent !== previous.at) return undefined
  const { action: taken } = step
  const expected = previous.estimates.find(({ action }) => sameJson(action, taken))
  if (expected === undefined) return undefined
  return {
    expected,
    isOpen: since.every((each) => isOpenDecision(match, each, seat)),
    luck: turnsUp(match, step) || since.some((each) => each.actor === 'chance' || turnsUp(match, each)),
    seats: [...new Set(since.flatMap(({ actor }) => (actor === 'chance' ? [] : [actor])))].toSorted(),
  }
}

/** Chances this far apart need a word about what lies between them. */
const APART = 0.08

/**
 * Computes a hint and what it found out; `previous` is what the window's last hint found out. Rejects if the signal is
 * aborted. Codes stale, curtain, botToAct, chanceToAct, matchOver.
 */
export const hintAt = async (
  match: OpenMatch,
  at: StepId,
  pool: ThreadPool,
  previous: HintFindings | undefined,
  signal: AbortSignal,
  onProgress: (part: number) => void,
): Promise<Result<{ readonly hint: Hint; readonly findings: HintFindings }, ApiError>> => {
  const problem = personRefusal(match, at)
  if (problem !== undefined) return err(problem)
  const { by } = turnAt(match, at)
  if (typeof by !== 'number') return err({ code: by === 'chance' ? 'chanceToAct' : 'matchOver' })
  const { game } = match
  const question = {
    ...searchRequestOf(botPositionAt(match, at, by), HINT_LEVEL, MAX_THINK_MS),
    playouts: LONGER * playoutsOf(game, HINT_LEVEL),
  }
  const thought = await pool.think(question, signal, onProgress)
  const { choices } = thought
  const first = onwards(game, question, thought)
  // The search deals unseen cards at random, so its action may name one that another seat is known to hold.
  const ways = [first, ...choices.map(({ action }) => action)]
  const action = ways.find((way) => decide(match, at, way).ok) ?? first
  const step = decide(match, at, action)
  if (!step.ok) return step
  const notation = (of: unknown): string => game.text.notation(of, question.state)
  const own = notation(action)
  const advised = choices.find((choice) => notation(choice.action) === own)
  const found: Estimate = { chance: advised?.values[by] ?? 0, error: advised?.error ?? 0 }
  const since = sinceHint(match, at, by, previous)
  const expected = since?.isOpen === true ? since.expected : undefined
  const best = shownEstimate(expected, found, endsMatch(game, question.state, action))
  const others = choices
    .filter(({ error, action: other }) => error <= MAX_ERROR && notation(other) !== own)
    .map((choice) => ({
      action: choice.action,
      // No alternative is shown as better than the advice: its higher value comes from few playouts.
      chance: Math.max(0, Math.min(best.chance, (choice.values[by] ?? 0) + best.chance - found.chance)),
      error: Math.hypot(choice.error, best.error - found.error),
    }))
  const shown = others.slice(0, MAX_OTHERS)
  const shownEvents = (of: typeof step.value): Hint['events'] =>
    wireEvents(match, previewableEvents(match, of.events), viewpointOf(match).viewer)
  const reasonBeside = (alternatives: readonly unknown[]): Hint['reason'] => {
    const reason = game.heuristics?.reason?.(question.state, action, alternatives)
    return reason === undefined ? null : wireMessage(reason)
  }
  return ok({
    hint: {
      at,
      seat: by,
      action: wireAction(step.value.action),
      notation: own,
      events: shownEvents(step.value),
      ...best,
      others: shown.map((each) => {
        const done = decide(match, at, each.action)
        return {
          ...each,
          action: wireAction(each.action),
          notation: notation(each.action),
          events: done.ok ? shownEvents(done.value) : [],
        }
      }),
      reason: reasonBeside(shown.map(({ action: other }) => other)),
      does: reasonBeside([]),
      earlier:
        since === undefined || since.isOpen || Math.abs(since.expected.chance - best.chance) < APART
          ? null
          : {
              chance: since.expected.chance,
              error: since.expected.error,
              luck: since.luck,
              seats: [...since.seats],
            },
    },
    findings: { match, at, seat: by, estimates: [{ action: step.value.action, ...best }, ...others] },
  })
}
