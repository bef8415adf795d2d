/** What the threads are asked about a step of a match. */
import { allowsPartialEntry } from '../../engine/record/readable.ts'
import type { AnalysisSettings, Finding } from '../../engine/record/analysis.ts'
import type { StepId } from '../../engine/record/step.ts'
import { depthOf } from '../../engine/record/tree.ts'
import { determinized } from '../bots/bot.ts'
import type { AnalysisTask } from '../bots/protocol.ts'
import type { OpenMatch } from '../table/match.ts'

/** What is found out where nothing is asked. */
export const NOTHING: Finding = { kind: 'nothing' }

type At = Pick<OpenMatch, 'id' | 'game' | 'record' | 'positions'>

/** What chance did was not seen by whoever wrote it down. */
const isOpen = (action: unknown): boolean =>
  typeof action === 'object' && action !== null && Object.values(action).includes(null)

/**
 * A decision by what its seat could see, an act of chance by the true position. Undefined for luck that
 * somebody chose, which is none, and where it takes what nobody has seen: an outcome left open, and a
 * decision that could not be taken with the hand the seat is dealt for it. The step must be one of the
 * match, other than the root.
 */
export const taskAt = (match: At, id: StepId, settings: AnalysisSettings): AnalysisTask | undefined => {
  const { game, record, positions } = match
  const step = record.steps.get(id)
  if (step === undefined) throw new RangeError(`No step ${id}`)
  const state = positions.at(step.parent)
  // Of nothing that is hidden, as the seeds of bots, and none of theirs.
  const seed = `${match.id} ${depthOf(record, id)} analysis`
  const { actor, action } = step
  if (actor === 'chance')
    return step.chosen === true || isOpen(action)
      ? undefined
      : { kind: 'luck', game: game.id, state, action, seed, samples: settings.samples }
  const options = game.schemas.options.parse(record.header.options)
  const dealt = determinized({ game, options, state, seat: actor, seed })
  if (!game.decide(dealt, action).ok) return undefined
  return {
    kind: 'decision',
    game: game.id,
    options,
    state: dealt,
    seat: actor,
    action,
    seed,
    playouts: settings.playouts,
  }
}

/** Whether a step can be judged at all (see `matterAt`). Hands that nobody has seen are the only ones an action may not fit. */
export const isJudged = (match: At, id: StepId, settings: AnalysisSettings): boolean =>
  (match.record.steps.get(id)?.actor !== 'chance' && !allowsPartialEntry(match.record.header, match.game)) ||
  taskAt(match, id, settings) !== undefined
