/**
 * What analysis found out about steps: what a decision cost, or whom an act of chance helped. A cache: it can be
 * computed again, and no id or hash depends on it.
 */
import { z } from 'zod'
import type { StepId } from './step.ts'

/** How thoroughly to analyse; each depth takes several times longer than the one before. */
export const DEPTHS = ['quick', 'usual', 'deep'] as const
export type Depth = (typeof DEPTHS)[number]

/** Names for decisions that cost much of the chance to win, from least to most. */
export const GRADES = ['inaccuracy', 'mistake', 'blunder'] as const
export type Grade = (typeof GRADES)[number]

/** How a finding was computed. Findings with other settings are separate, even about the same step. */
export interface AnalysisSettings {
  readonly strength: Depth
  /** Version of the analysis; raise it whenever the same seed would give another finding. */
  readonly version: number
  /** Version of the game's rules that the search used. */
  readonly rules: number
  /** Playouts for a decision and for an act of chance. */
  readonly playouts: number
  readonly samples: number
}

/** An action, either the one taken or one of the best. */
export interface Considered {
  readonly notation: string
  readonly action: { readonly type: string; readonly [name: string]: unknown }
  /** The deciding seat's chance to win after it, 0 to 1. */
  readonly chance: number
}

/** How many best actions a finding keeps, the best first. */
export const MAX_BEST_ACTIONS = 3

/** What an analysis found out about one step. */
export type Finding =
  | {
      readonly kind: 'decision'
      readonly seat: number
      /** The chance to win by seat with the best action, and with the one taken. Each sums to 1. */
      readonly before: readonly number[]
      readonly after: readonly number[]
      /** What the decision cost the seat, 0 to 1; 0 if it is within the error of the estimate. */
      readonly loss: number
      readonly grade: Grade | null
      readonly best: readonly Considered[]
      readonly played: Considered
      /** Standard errors of the seat's chance with the best action, and of the loss. Missing before version 3. */
      readonly errors?: { readonly before: number; readonly loss: number }
    }
  /** By seat, the chance to win after the outcome minus its expected value before; sums to 0. */
  | { readonly kind: 'luck'; readonly luck: readonly number[]; readonly error?: number }
  /**
   * Only one action was legal, or all were equivalent; or the luck was within its standard error, `error`, as a root
   * mean square over the seats, as above.
   */
  | { readonly kind: 'nothing'; readonly error?: number }

/** A finding about one step of a record, with its settings. */
export interface Analysed {
  readonly step: StepId
  readonly settings: AnalysisSettings
  readonly finding: Finding
}

const chance = z.number().min(0).max(1)
const change = z.number().min(-1).max(1)
const seats = 6
/** Far below the limit of exact integers. */
const MAX_COUNT = 2 ** 31 - 1

export const analysisSettingsSchema = z.strictObject({
  strength: z.enum(DEPTHS),
  version: z.int().min(1).max(MAX_COUNT),
  rules: z.int().min(1).max(MAX_COUNT),
  playouts: z.int().min(1).max(MAX_COUNT),
  samples: z.int().min(1).max(MAX_COUNT),
}) satisfies z.ZodType<AnalysisSettings>

export const consideredSchema = z.strictObject({
  notation: z.string().max(400),
  action: z.looseObject({ type: z.string().min(1).max(64) }),
  chance,
}) satisfies z.ZodType<Considered>

export const findingSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('decision'),
    seat: z.int().min(0).max(5),
    before: z.array(chance).min(1).max(seats),
    after: z.array(chance).min(1).max(seats),
    loss: chance,
    grade: z.enum(GRADES).nullable(),
    best: z.array(consideredSchema).min(1).max(MAX_BEST_ACTIONS),
    played: consideredSchema,
    errors: z.strictObject({ before: chance, loss: chance }).exactOptional(),
  }),
  z.strictObject({
    kind: z.literal('luck'),
    luck: z.array(change).min(1).max(seats),
    error: chance.exactOptional(),
  }),
  z.strictObject({ kind: z.literal('nothing'), error: chance.exactOptional() }),
]) satisfies z.ZodType<Finding>
