/** The values of an analysis that the main process and a window exchange. */
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
 * The findings of an analysis on a line so far. Chances are of winning the match, 0 to 1; lists by seat have one entry
 * for each seat. A decision is listed under the step it led to, so it was made in the position of that step's parent; the
 * same goes for luck. Steps on which nothing depended are in no list.
 */
export const analysisSchema = z.strictObject({
  /** The last step that was analysed together with all steps before it. */
  tip: stepId,
  settings: analysisSettingsSchema,
  /** By seat, the chances before the first step of the line and after each up to the tip. */
  chances: z.array(z.array(z.number()).readonly()).readonly(),
  decisions: z
    .array(
      z.strictObject({
        step: stepId,
        seat,
        /** By seat, the chances with the best action and with the chosen one; each list adds up to 1. */
        before: z.array(z.number()).readonly(),
        after: z.array(z.number()).readonly(),
        /** How much of its chance the seat gave away; 0 if that is not clear. */
        loss: z.number(),
        grade: z.enum(GRADES).nullable(),
        /** The best actions, the best first, possibly with the chosen one. `chance` is the seat's. */
        best: z.array(considered).min(1).max(MAX_BEST_ACTIONS).readonly(),
        played: considered,
      }),
    )
    .readonly(),
  /** By seat, the chance after a roll or draw minus the expected chance; adds up to 0. */
  luck: z.array(z.strictObject({ step: stepId, luck: z.array(z.number()).readonly() })).readonly(),
  /**
   * Steps up to the tip that could not be judged: outcomes picked by hand, and draws of unidentified pieces in a partial
   * entry.
   */
  skipped: z.array(stepId).readonly(),
  /** By seat; losses and luck that are not clear count too. */
  totals: z
    .array(
      z.strictObject({
        decisions: z.int(),
        loss: z.number(),
        inaccuracies: z.int(),
        mistakes: z.int(),
        blunders: z.int(),
        luck: z.number(),
        /** start + luck - loss + given + unresolved = end; see `Account` in engine/analysis/result.ts. */
        account: z.strictObject({
          start: z.number(),
          given: z.number(),
          unresolved: z.number(),
          end: z.number(),
        }),
      }),
    )
    .readonly(),
})

/** The state of the analysis of a line. */
export const analysisStateSchema = z.strictObject({
  match: matchId,
  /** The tip of the line that this state is about. */
  line: stepId,
  /** The analysis that is running in this match, or null. */
  run: z
    .strictObject({
      /** The tip of the line that is being analysed. */
      line: stepId,
      /** The part that is done, 0 to 1. */
      part: z.number().min(0).max(1),
      paused: z.boolean(),
      strength: strengthSchema,
    })
    .nullable(),
  /** The findings; null if there are none, and while this line is being analysed. */
  result: analysisSchema.nullable(),
  /** The number of steps after the result's tip, which the next start would analyse. */
  left: z.int(),
  /** Why the last analysis failed; null if it did not fail, and once the next one is started. */
  trouble: errorSchema.nullable(),
  /** Why the match cannot be analysed now, or null. */
  refusal: errorSchema.nullable(),
})

export type Analysis = z.output<typeof analysisSchema>
export type AnalysisState = z.output<typeof analysisStateSchema>
