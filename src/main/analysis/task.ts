/**
 * What an analysis asks the threads about a step, and the analysis of a whole line for the command line and the
 * bench.
 */
import { allowsPartialEntry } from '../../engine/record/readable.ts'
import type { AnalysisSettings, Finding, Analysed } from '../../engine/record/analysis.ts'
import type { StepId } from '../../engine/record/step.ts'
import { depthOf } from '../../engine/record/tree.ts'
import { determinized } from '../bots/bot.ts'
import type { ThreadPool, AnalysisTask } from '../bots/thread-pool.ts'
import type { OpenMatch } from '../table/match.ts'

/** Runs `work` on each item in order, `lanes` at a time; rejects with the first error. */
export const withConcurrency = async <T>(
  items: Iterable<T>,
  lanes: number,
  work: (item: T) => Promise<void>,
): Promise<void> => {
  const left = items[Symbol.iterator]()
  const lane = async (): Promise<void> => {
    for (let next = left.next(); next.done !== true; next = left.next()) await work(next.value)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

/** The finding of a step that is not judged. */
export const NOTHING_FOUND: Finding = { kind: 'nothing' }

type At = Pick<OpenMatch, 'id' | 'game' | 'record' | 'positions'>

/** True if an outcome of chance was left open when the match was written down. */
const isUnseen = (action: unknown): boolean =>
  typeof action === 'object' && action !== null && Object.values(action).includes(null)

/**
 * The task that judges a step. A decision is judged by what its seat could see, an act of chance by the true
 * position. Undefined if there is nothing to judge: an outcome that was picked or left open, or a decision that is
 * not legal with the hand dealt in place of an unseen one. The step must be in the match and not the root.
 */
export const analysisTask = (match: At, id: StepId, settings: AnalysisSettings): AnalysisTask | undefined => {
  const { game, record, positions } = match
  const step = record.steps.get(id)
  if (step === undefined) throw new RangeError(`No step ${id}`)
  const state = positions.at(step.parent)
  // Like bots' seeds it depends on nothing hidden; the last word makes it differ from theirs.
  const seed = `${match.id} ${depthOf(record, id)} analysis`
  const { actor, action } = step
  if (actor === 'chance')
    return step.chosen === true || isUnseen(action)
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

/**
 * True if a step can be judged (see `analysisTask`). Fast unless a hand was never seen, because only then may its
 * action not fit.
 */
export const isJudged = (match: At, id: StepId, settings: AnalysisSettings): boolean =>
  (match.record.steps.get(id)?.actor !== 'chance' && !allowsPartialEntry(match.record.header, match.game)) ||
  analysisTask(match, id, settings) !== undefined

/** Analyses steps of a match; calls `onProgress` after each with the number done. */
export const analyseLine = async (
  match: OpenMatch,
  steps: readonly StepId[],
  settings: AnalysisSettings,
  pool: ThreadPool,
  onProgress: (done: number) => void = () => undefined,
): Promise<readonly Analysed[]> => {
  const analysed: Analysed[] = []
  await withConcurrency(steps, pool.size, async (step) => {
    const task = analysisTask(match, step, settings)
    const finding = task === undefined ? NOTHING_FOUND : await pool.analyse(task)
    analysed.push({ step, settings, finding })
    onProgress(analysed.length)
  })
  return analysed
}
