/** The values of an analysis as they travel between the main process and a window. */
import { z } from 'zod'
import {
  consideredSchema,
  GRADES,
  MAX_BEST_ACTIONS,
  analysisSettingsSchema,
  DEPTHS,
} from '../../engine/record/analysis.ts'
import { errorSchema, matchId, seat, stepId } from './values.ts'

export const strengthSchema = z.enum(DEPTHS)

const considered = consideredSchema

/**
 * What an analysis has found out on a line, as far as it has come. Chances are of winning the match,
 * 0 to 1; lists by seat have an entry for each. A decision stands at the step it led to, so the position
 * it was made in is that of the step's parent; so does luck. Steps that nothing depended on are in
 * no list.
 */
export const analysisSchema = z.strictObject({
  /** The last step of the line that was looked at: the steps up to it, as long as none was left out. */
  tip: stepId,
  settings: analysisSettingsSchema,
  decisions: z
    .array(
      z.strictObject({
        step: stepId,
        seat,
        /** By seat, the chances with the best action, and with the one taken; 1 together. */
        before: z.array(z.number()).readonly(),
        after: z.array(z.number()).readonly(),
        /** What the seat gave away of its chance; 0 where it is no more than the estimate may err. */
        loss: z.number(),
        grade: z.enum(GRADES).nullable(),
        /** The best first; the one taken may be among them. `chance` is that of the seat. */
        best: z.array(considered).min(1).max(MAX_BEST_ACTIONS).readonly(),
        played: considered,
      }),
    )
    .readonly(),
  /** By seat, the chance after a roll or draw less what was to be expected; 0 together. */
  luck: z.array(z.strictObject({ step: stepId, luck: z.array(z.number()).readonly() })).readonly(),
  /**
   * Steps up to the tip that could not be judged: an outcome somebody picked by hand, or one that takes what
   * nobody has seen.
   */
  skipped: z.array(stepId).readonly(),
  /** By seat. `loss` and `luck` are sums. */
  totals: z
    .array(
      z.strictObject({
        decisions: z.int(),
        loss: z.number(),
        inaccuracies: z.int(),
        mistakes: z.int(),
        blunders: z.int(),
        luck: z.number(),
      }),
    )
    .readonly(),
})

/** Where the analysis of a line of a match stands. */
export const analysisStateSchema = z.strictObject({
  match: matchId,
  /** The tip of the line that is meant. */
  line: stepId,
  /** The analysis under way in this match; null if there is none. */
  run: z
    .strictObject({
      /** The tip of the line it goes over. */
      line: stepId,
      /** How far it has come, 0 to 1. */
      part: z.number().min(0).max(1),
      paused: z.boolean(),
      strength: strengthSchema,
    })
    .nullable(),
  /** Null before anything was found out, and always while this line is being analysed. */
  result: analysisSchema.nullable(),
  /** Steps of the line after the result's tip: it was stopped, or the line has gone on. Starting goes on there. */
  left: z.int(),
  /** Why the last analysis ended before its end; null if it did not, and once the next is started. */
  trouble: errorSchema.nullable(),
  /** Why the match cannot be analysed now. */
  refusal: errorSchema.nullable(),
})

export type Analysis = z.output<typeof analysisSchema>
export type AnalysisState = z.output<typeof analysisStateSchema>
