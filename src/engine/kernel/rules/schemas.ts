/** Schemas of the unions that actions and events are. */
import { z } from 'zod'

/** One action or event: its type and what it carries, and nothing else. */
export const variant = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.strictObject({ type: z.literal(type), ...shape })
