/** Advice for the person who is to act: what the strongest level would do, by what that person may see. */
import { err, ok, type Result } from '../../engine/kernel/refusal.ts'
import type { StepId } from '../../engine/record/step.ts'
import type { ApiError, Output } from '../api.ts'
import { turnAt, type OpenMatch } from '../table/match.ts'
import { decide, readyForPersons } from '../table/moves.ts'
import { foreseeable, sightOf } from '../table/sight.ts'
import { wireEvents } from '../table/wire.ts'
import { questionOf } from './bot.ts'
import { sightAt } from './driver.ts'
import type { Pool } from './pool.ts'
import { PATIENCE } from './seated.ts'

export type Hint = Output<'bots.hint'>

const LEVEL = 5
/** Other actions told beside the one advised. */
const OTHERS = 2

/** Rejects if the signal is aborted. Codes stale, curtain, botToAct, chanceToAct, matchOver. */
export const hintAt = async (
  match: OpenMatch,
  at: StepId,
  pool: Pool,
  signal: AbortSignal,
  heard: (part: number) => void,
): Promise<Result<Hint, ApiError>> => {
  const problem = readyForPersons(match, at)
  if (problem !== undefined) return err(problem)
  const { by } = turnAt(match, at)
  if (typeof by !== 'number') return err({ code: by === 'chance' ? 'chanceToAct' : 'matchOver' })
  const question = questionOf(sightAt(match, at, by), LEVEL, PATIENCE)
  const { action, choices } = await pool.think(question, signal, heard)
  const step = decide(match, at, action)
  if (!step.ok) return step
  const { game } = match
  const notation = (of: unknown): string => game.text.notation(of, question.state)
  const told = choices.map((choice) => ({
    notation: notation(choice.action),
    chance: choice.values[by] ?? 0,
  }))
  const own = notation(action)
  const reason = game.guide?.reason?.(question.state, action)
  return ok({
    at,
    seat: by,
    // An action of the game, which has a type.
    action: step.value.action as Hint['action'],
    notation: own,
    events: wireEvents(match, foreseeable(match, step.value.events), sightOf(match).viewer),
    chance: told.find((each) => each.notation === own)?.chance ?? 0,
    others: told.filter((each) => each.notation !== own).slice(0, OTHERS),
    reason: reason === undefined ? null : { key: reason.key, params: { ...reason.params } as never },
  })
}
