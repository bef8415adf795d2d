/** What the analysis asks the threads about a step. */
import { allowsPartialEntry } from '../../engine/record/readable.ts'
import type { AnalysisSettings, Finding, Analysed } from '../../engine/record/analysis.ts'
import type { StepId } from '../../engine/record/step.ts'
import { depthOf } from '../../engine/record/tree.ts'
import { determinized } from '../bots/bot.ts'
import type { ThreadPool, AnalysisTask } from '../bots/thread-pool.ts'
import type { OpenMatch } from '../table/match.ts'

/** Does something with each item in their order, so many at a time; rejects with the first that fails. */
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

/** The finding of a step about which nothing is asked. */
export const NOTHING_FOUND: Finding = { kind: 'nothing' }

type At = Pick<OpenMatch, 'id' | 'game' | 'record' | 'positions'>

/** True if whoever wrote the match down did not see what chance did. */
const isUnseen = (action: unknown): boolean =>
  typeof action === 'object' && action !== null && Object.values(action).includes(null)

/**
 * A decision is judged by what its seat could see, an act of chance by the true position. Undefined where
 * there is nothing to judge: an outcome that somebody picked by hand is no luck, and one left open is not known;
 * and a decision may not be possible with the hand its seat is dealt in place of one nobody has seen.
 * The step must be one of the match, other than the root.
 */
export const analysisTask = (match: At, id: StepId, settings: AnalysisSettings): AnalysisTask | undefined => {
  const { game, record, positions } = match
  const step = record.steps.get(id)
  if (step === undefined) throw new RangeError(`No step ${id}`)
  const state = positions.at(step.parent)
  // Like the seeds of bots it depends on nothing hidden; the last word keeps it different from theirs.
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

/** Whether a step can be judged at all (see `analysisTask`). Quick for most: only a hand nobody has seen may not fit its action. */
export const isJudged = (match: At, id: StepId, settings: AnalysisSettings): boolean =>
  (match.record.steps.get(id)?.actor !== 'chance' && !allowsPartialEntry(match.record.header, match.game)) ||
  analysisTask(match, id, settings) !== undefined

// The analysis of a line in one go, for the command line and the bench.

/** Analyses these steps of a match; `onProgress` is called after each with how many are done. */
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
