/** A hint for the person to move: what the strongest level would do, based on what that person may see. */
import { MIN_VISIT_SHARE } from '../../engine/analysis/decision.ts'
import { err, ok, type Result } from '../../engine/kernel/refusal.ts'
import type { StepId } from '../../engine/record/step.ts'
import type { ApiError, Output } from '../api/api.ts'
import { turnAt, type OpenMatch } from '../table/match.ts'
import { decide, personRefusal } from '../table/moves.ts'
import { previewableEvents, viewpointOf } from '../table/viewpoint.ts'
import { wireAction, wireEvents } from '../table/view/redacted-values.ts'
import { searchRequestOf } from './bot.ts'
import { botPositionAt } from './scheduler.ts'
import type { ThreadPool } from './thread-pool.ts'
import { MAX_THINK_MS } from './factory.ts'

export type Hint = Output<'bots.hint'>

const LEVEL = 5
/** Alternatives shown beside the advised action. */
const MAX_OTHERS = 2

/** Computes a hint. Rejects if the signal is aborted. Codes stale, curtain, botToAct, chanceToAct, matchOver. */
export const hintAt = async (
  match: OpenMatch,
  at: StepId,
  pool: ThreadPool,
  signal: AbortSignal,
  onProgress: (part: number) => void,
): Promise<Result<Hint, ApiError>> => {
  const problem = personRefusal(match, at)
  if (problem !== undefined) return err(problem)
  const { by } = turnAt(match, at)
  if (typeof by !== 'number') return err({ code: by === 'chance' ? 'chanceToAct' : 'matchOver' })
  const question = searchRequestOf(botPositionAt(match, at, by), LEVEL, MAX_THINK_MS)
  const { action: first, choices } = await pool.think(question, signal, onProgress)
  // The search deals unseen cards at random, so its action may name one that another seat is known to hold.
  const ways = [first, ...choices.map(({ action }) => action)]
  const action = ways.find((way) => decide(match, at, way).ok) ?? first
  const step = decide(match, at, action)
  if (!step.ok) return step
  const { game } = match
  const notation = (of: unknown): string => game.text.notation(of, question.state)
  const own = notation(action)
  const advised = choices.find((choice) => notation(choice.action) === own)
  const chance = advised?.values[by] ?? 0
  const others = choices
    .filter(({ visits }) => visits >= MIN_VISIT_SHARE * (advised?.visits ?? 0))
    // No alternative is shown as better than the advice: its higher value comes from few playouts.
    .map((choice) => ({
      action: wireAction(choice.action),
      notation: notation(choice.action),
      chance: Math.min(chance, choice.values[by] ?? 0),
    }))
    .filter((each) => each.notation !== own)
  const reason = game.heuristics?.reason?.(question.state, action)
  return ok({
    at,
    seat: by,
    action: wireAction(step.value.action),
    notation: own,
    events: wireEvents(match, previewableEvents(match, step.value.events), viewpointOf(match).viewer),
    chance,
    others: others.slice(0, MAX_OTHERS),
    reason: reason === undefined ? null : { key: reason.key, params: { ...reason.params } as never },
  })
}
