/** What every request is declared with, at one place: handlers, transports and clients read it from there. */
import { z } from 'zod'

export interface Request {
  /** What it is asked with. */
  readonly params: z.ZodType
  /** Its answer when all went well. */
  readonly result: z.ZodType
  /** Writes into the library: it waits while another program writes. What waits for itself, or writes nothing, does not say so. */
  readonly writes?: true
  /**
   * Must not be repeated when it is unknown whether it arrived. What is written (notes, collections) is repeated: a note
   * stays one by its id, a collection is at worst there twice, where otherwise it would be lost.
   */
  readonly once?: true
}

/** By method. */
export interface Requests {
  readonly [method: string]: Request
}

/** Nothing to say, and nothing to answer. */
export const none = z.strictObject({})
export const done = z.strictObject({})
