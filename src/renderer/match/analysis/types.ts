/** The parts of an analysis, from the types of the api. */
import type { Analysis } from '../../../main/api/api.ts'
import type { Grade } from '../../../engine/record/analysis.ts'

export type { Analysis, AnalysisState } from '../../../main/api/api.ts'
export { GRADES, DEPTHS, type Grade, type Depth } from '../../../engine/record/analysis.ts'
export type Decision = Analysis['decisions'][number]
export type Totals = Analysis['totals'][number]

/** The sign of a grade, as in annotated records of games. */
export const SIGNS: Readonly<Record<Grade, string>> = { inaccuracy: '?!', mistake: '?', blunder: '??' }
