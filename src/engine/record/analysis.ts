/**
 * What an analysis has found out about steps: of a decision what it cost, of an act of chance whom it
 * helped. A cache and never truth: it can be worked out again, and no id and no hash depends on it.
 */
import { z } from 'zod'
import type { StepId } from './step.ts'

/** How thoroughly is looked, each several times longer than the one before. */
export const DEPTHS = ['quick', 'usual', 'deep'] as const
export type Depth = (typeof DEPTHS)[number]

/** What a decision is called that costs much of the chance to win, from little to much. */
export const GRADES = ['inaccuracy', 'mistake', 'blunder'] as const
export type Grade = (typeof GRADES)[number]

/** How it was found out. Findings of other settings are others, though about the same step. */
export interface AnalysisSettings {
  readonly strength: Depth
  /** Version of the analysis, raised whenever the same seed would find something else. */
  readonly version: number
  /** Version of the game's rules that were searched. */
  readonly rules: number
  /** Playouts for a decision, and for an act of chance. */
  readonly playouts: number
  readonly samples: number
}

/** An action, as the one that was taken or among the best. */
export interface Considered {
  readonly notation: string
  readonly action: { readonly type: string; readonly [name: string]: unknown }
  /** The chance to win of the seat that decides, 0 to 1. */
  readonly chance: number
}

/** Best actions that are kept, the first one the best. */
export const MAX_BEST_ACTIONS = 3

export type Finding =
  | {
      readonly kind: 'decision'
      readonly seat: number
      /** By seat, the chance to win with the best action, and with the one taken. 1 together. */
      readonly before: readonly number[]
      readonly after: readonly number[]
      /** What the seat gave away, 0 to 1; 0 where it is no more than the estimate may err. */
      readonly loss: number
      readonly grade: Grade | null
      readonly best: readonly Considered[]
      readonly played: Considered
    }
  /** By seat, the chance to win after the outcome less what was to be expected before; 0 together. */
  | { readonly kind: 'luck'; readonly luck: readonly number[] }
  /** There was only one action, or whatever was done came to the same. */
  | { readonly kind: 'nothing' }

/** What was found out about a step of a record. */
export interface Analysed {
  readonly step: StepId
  readonly settings: AnalysisSettings
  readonly finding: Finding
}

const chance = z.number().min(0).max(1)
const change = z.number().min(-1).max(1)
const seats = 6
/** Far below where counting stops being exact. */
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
  }),
  z.strictObject({ kind: z.literal('luck'), luck: z.array(change).min(1).max(seats) }),
  z.strictObject({ kind: z.literal('nothing') }),
]) satisfies z.ZodType<Finding>
