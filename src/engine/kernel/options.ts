import { z } from 'zod'

/** One match option: a choice among a few values, recorded in the match header. */
export interface OptionField {
  readonly values: readonly (string | number)[]
  readonly default: string | number
}

export type OptionFields = { readonly [name: string]: OptionField }

export type OptionsOf<F extends OptionFields> = { readonly [K in keyof F]: F[K]['values'][number] }

/** `choice([1, 3, 5], 1)`: an option with its values and its default. */
export const choice = <const V extends readonly (string | number)[]>(
  values: V,
  standard: V[number],
): { readonly values: V; readonly default: V[number] } => ({ values, default: standard })

/** The schema of a game's options; what is left out takes its default, unknown names are refused. */
export const optionsSchema = <F extends OptionFields>(fields: F): z.ZodType<OptionsOf<F>> =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [
        name,
        z.literal([...field.values]).default(field.default),
      ]),
    ),
    // The shape is built from `fields`, so its output type is known here and nowhere else.
  ) as unknown as z.ZodType<OptionsOf<F>>
