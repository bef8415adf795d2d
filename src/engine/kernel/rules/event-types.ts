/** What the schema of a game's events says about them. */
import type { z } from 'zod'

/** The types of the events and, for each, the schemas of its members; empty unless the schema is a union by type. */
export const eventTypes = (
  schema: z.ZodType,
): ReadonlyMap<string, { readonly [member: string]: unknown }> => {
  // zod does not tell a union's members by its general type.
  const { options = [], shape } = schema as {
    readonly options?: readonly { readonly shape?: { readonly [member: string]: unknown } }[]
    readonly shape?: { readonly [member: string]: unknown }
  }
  const shapes = [...options.map((option) => option.shape), shape]
  return new Map(
    shapes.flatMap((members) => {
      const type = valuesOf(members?.['type'])[0]
      return members === undefined || typeof type !== 'string' ? [] : [[type, members] as const]
    }),
  )
}

/** The values a schema of literals allows; none for any other schema. */
export const valuesOf = (schema: unknown): readonly unknown[] => {
  const { values } = (schema ?? {}) as { readonly values?: unknown } // the same
  return values instanceof Set ? [...values] : []
}
