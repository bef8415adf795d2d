/** One position as a viewer may see it. */
import { err, ok, type Result } from '../../../engine/kernel/refusal.ts'
import type { Viewer } from '../../../engine/kernel/seat.ts'
import { isDecidable, tryRead } from '../../../engine/record/readable.ts'
import type { StepId } from '../../../engine/record/step.ts'
import { hasStep } from '../../../engine/record/tree.ts'
import type { ApiError, Position } from '../../api/api.ts'
import { keepsSecrets, stepOf, turnAt, type OpenMatch } from '../match.ts'
import { wireEvents, wireJson, wireTurn } from './redacted-values.ts'

type Act = NonNullable<Position['odds']>[number]['action']

/** The most outcomes a person could pick from a list. */
const MOST_ODDS = 256

/**
 * The outcomes of chance with their probabilities, if chance acts next and they are few; else undefined. While a match has
 * secrets they would reveal them. In a partial entry there are none, because the position may have more pieces than the
 * box and outcomes cannot be tried.
 */
const oddsAt = (match: OpenMatch, step: StepId): Position['odds'] => {
  if (!isDecidable(match.record.header, match.game)) return undefined
  if (turnAt(match, step).by !== 'chance' || keepsSecrets(match)) return undefined
  const odds = match.game.odds(match.positions.at(step))
  if (odds === undefined || odds.length > MOST_ODDS) return undefined
  // Outcomes are actions of the game, which the schema of `Act` describes.
  return odds.map(({ action, probability }) => ({ action: action as Act, probability }))
}

/** The position after a step as a viewer sees it; check the viewer first (`allowViewer`). Codes unknownStep, unreadableStep. */
export const positionOf = (match: OpenMatch, id: string, viewer: Viewer): Result<Position, ApiError> => {
  if (!hasStep(match.record, id)) return err({ code: 'unknownStep' })
  // If the rules decide every step, a step that cannot be shown is a bug, so the error is not caught.
  if (isDecidable(match.record.header, match.game)) return shown(match, id, viewer)
  return tryRead(() => shown(match, id, viewer)) ?? err({ code: 'unreadableStep' })
}

const shown = (match: OpenMatch, id: StepId, viewer: Viewer): Result<Position, ApiError> => {
  const { game } = match
  const state = match.positions.at(id)
  const odds = oddsAt(match, id)
  return ok({
    match: match.id,
    step: id,
    viewer,
    view: wireJson(game.view(state, viewer)),
    turn: wireTurn(game.turn(state)),
    moment: game.moment(state),
    scores: [...game.score(state)],
    events: wireEvents(match, stepOf(match, id)?.events ?? [], viewer),
    ...(odds === undefined ? {} : { odds }),
  })
}
