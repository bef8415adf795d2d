/** How a request is declared. Handlers, transports and clients all read these declarations. */
import { z } from 'zod'

export interface Request {
  /** The schema of its input. */
  readonly params: z.ZodType
  /** The schema of its answer, unless it is refused. */
  readonly result: z.ZodType
  /** The request writes to the library, so it first waits while another program writes. Handlers that wait themselves leave it out. */
  readonly writes?: true
  /**
   * The request must not be repeated when it is unknown whether it arrived. Edits of notes and collections may be: the
   * note's id prevents a second note, and a second collection is better than a lost one.
   */
  readonly once?: true
}

/** Declarations by method. */
export interface Requests {
  readonly [method: string]: Request
}

/** Empty input, and an empty answer. */
export const none = z.strictObject({})
export const done = z.strictObject({})
