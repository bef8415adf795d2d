/** The analysis of a line in one go, for the command line and the bench. */
import type { Analysed, AnalysisSettings } from '../../engine/record/analysis.ts'
import type { StepId } from '../../engine/record/step.ts'
import type { Pool } from '../bots/thread-pool.ts'
import type { OpenMatch } from '../table/match.ts'
import { inLanes } from './concurrency.ts'
import { matterAt, NOTHING } from './task.ts'

/** Looks at all these steps of a match; `heard` is told after each how many are done. */
export const goOver = async (
  match: OpenMatch,
  steps: readonly StepId[],
  settings: AnalysisSettings,
  pool: Pool,
  heard: (done: number) => void = () => undefined,
): Promise<readonly Analysed[]> => {
  const analysed: Analysed[] = []
  await inLanes(steps, pool.size, async (step) => {
    const matter = matterAt(match, step, settings)
    const finding = matter === undefined ? NOTHING : await pool.judge(matter)
    analysed.push({ step, settings, finding })
    heard(analysed.length)
  })
  return analysed
}
