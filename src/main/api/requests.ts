/** What every request is made of. */
import { z } from 'zod'

/** By method: what it is asked with, and its answer when all went well. */
export interface Requests {
  readonly [method: string]: { readonly in: z.ZodType; readonly out: z.ZodType }
}

/** Nothing to say, and nothing to answer. */
export const none = z.strictObject({})
export const done = z.strictObject({})
