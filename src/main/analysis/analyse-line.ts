/** The analysis of a line in one go, for the command line and the bench. */
import type { Analysed, AnalysisSettings } from '../../engine/record/analysis.ts'
import type { StepId } from '../../engine/record/step.ts'
import type { ThreadPool } from '../bots/thread-pool.ts'
import type { OpenMatch } from '../table/match.ts'
import { withConcurrency } from './concurrency.ts'
import { taskAt, NOTHING } from './task.ts'

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
    const task = taskAt(match, step, settings)
    const finding = task === undefined ? NOTHING : await pool.analyse(task)
    analysed.push({ step, settings, finding })
    onProgress(analysed.length)
  })
  return analysed
}
