/** How bad a decision was, by what it gave away. */
import type { Grade } from '../record/analysis.ts'

/** Least loss of the chance to win for each grade, the worst first. */
export const LEAST: readonly (readonly [Grade, number])[] = [
  ['blunder', 0.2],
  ['mistake', 0.1],
  ['inaccuracy', 0.05],
]

/** Standard errors a loss has to exceed: less may be nothing but luck in the playouts. */
const SURE = 2

/** The value of an action to its seat, and the standard error of that. */
interface Estimate {
  readonly value: number
  readonly error: number
}

/** What was given away by `played` in the place of `best`; 0 where the estimates do not tell them apart. */
export const lossOf = (best: Estimate, played: Estimate): number => {
  const loss = best.value - played.value
  return loss > SURE * Math.hypot(best.error, played.error) ? loss : 0
}

export const gradeOf = (loss: number): Grade | null => LEAST.find(([, least]) => loss >= least)?.[0] ?? null
