/** Reading actions from short texts without words. */
import type { z } from 'zod'

/** What stands for something nobody has seen. */
export const HIDDEN = '?'

/** A form of text with what it says, by its groups; the schema checks the ranges. */
export type NotationForm = readonly [RegExp, (parts: readonly (string | undefined)[]) => unknown]

/** The action a notation stands for, undefined if it stands for none. */
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

/** Of a number that people count from 1. */
export const zeroBased = (text: string | undefined): number => Number(text) - 1
