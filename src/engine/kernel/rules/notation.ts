/** Parsing actions from their short, language-free notation. */
import type { z } from 'zod'

/** The sign for something nobody has seen. */
export const HIDDEN = '?'

/** A pattern and a function that turns its groups into an action; the schema then checks the ranges. */
export type NotationForm = readonly [RegExp, (parts: readonly (string | undefined)[]) => unknown]

/** Returns a parser: the action a notation denotes, or undefined if it denotes none. */
export const notationParser =
  <A>(schema: z.ZodType<A>, forms: readonly NotationForm[]) =>
  (text: string): A | undefined => {
    for (const [form, read] of forms) {
      const parts = form.exec(text)
      const action = parts === null ? undefined : schema.safeParse(read(parts))
      if (action?.success === true) return action.data
    }
    return undefined
  }

/** The 0-based index of a number that people count from 1. */
export const zeroBased = (text: string | undefined): number => Number(text) - 1
