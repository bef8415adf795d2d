import { z } from 'zod'
import { err, ok, type Result } from './refusal.ts'

/** Values of a match's options by their names. */
export type OptionValues = { readonly [name: string]: string | number }

/** One match option: a choice among a few values, recorded in the match header. */
export interface OptionField {
  readonly values: readonly (string | number)[]
  readonly default: string | number
  /** The fewest seats with which a value can be chosen, for values that need more than the game does. */
  readonly needs?: { readonly [value: string]: number }
  /** Whether the option has any effect with so many seats and these other options; always if left out. */
  readonly applies?: (seats: number, options: OptionValues) => boolean
}

export type OptionFields = { readonly [name: string]: OptionField }

export type OptionsOf<F extends OptionFields> = { readonly [K in keyof F]: F[K]['values'][number] }

/**
 * `choice([1, 3, 5], 1)`: an option with its values and its default. `choice([1, 2, 3], 1, { 3: 3 })`:
 * the value 3 can be chosen with three seats or more.
 */
export const choice = <const V extends readonly (string | number)[]>(
  values: V,
  standard: V[number],
  needs?: { readonly [value: string]: number },
): {
  readonly values: V
  readonly default: V[number]
  readonly needs?: { readonly [value: string]: number }
} => ({ values, default: standard, ...(needs === undefined ? {} : { needs }) })

/** The values of a field that can be chosen with so many seats. */
export const valuesFor = (field: OptionField, seats: number): readonly (string | number)[] =>
  field.values.filter((value) => (field.needs?.[value] ?? 0) <= seats)

/** Whether there is anything to choose: the option has an effect, and more than one value is possible. */
export const isApplying = (field: OptionField, seats: number, options: OptionValues): boolean =>
  valuesFor(field, seats).length > 1 && field.applies?.(seats, options) !== false

/**
 * The names of the options that have an effect in a match, in their order. A header holds the others too, with
 * values that say nothing about the match: they are not to be shown.
 */
export const applyingOptions = (
  fields: OptionFields,
  seats: number,
  options: OptionValues,
): readonly string[] =>
  Object.entries(fields).flatMap(([name, field]) => (isApplying(field, seats, options) ? [name] : []))

/** The name of an option whose value needs more seats than there are, if there is one. */
export const optionNeedingSeats = (
  fields: OptionFields,
  options: OptionValues,
  seats: number,
): string | undefined =>
  Object.entries(fields).find(([name, field]) => {
    const value = options[name]
    return value !== undefined && !valuesFor(field, seats).includes(value)
  })?.[0]

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

/** Why a match cannot be played with some options: the option, and if its value needs more seats, how many. */
interface OptionFault {
  readonly code: 'badOptions'
  readonly details: {
    readonly option: string
    readonly value?: string | number
    readonly needs?: number
    readonly seats?: number
  }
}

/** The part of a game that says which options a match can have. */
interface Choosable<O> {
  readonly fields: OptionFields
  readonly schemas: { readonly options: z.ZodType<O> }
}

/**
 * The options of a match with so many seats, with defaults for what is left out, or what is wrong with
 * them. Whoever starts, reads or checks a match asks here: a value that needs more seats than there are
 * may send the rules after a seat that does not exist.
 */
export const optionsFor = <O>(
  { fields, schemas }: Choosable<O>,
  wanted: unknown,
  seats: number,
): Result<O, OptionFault> => {
  const parsed = schemas.options.safeParse(wanted)
  if (!parsed.success) {
    const option = parsed.error.issues[0]?.path.map(String).join('.') ?? ''
    return err({ code: 'badOptions', details: { option } })
  }
  // Options are made of choices among strings and numbers (see `optionsSchema`).
  const chosen = parsed.data as OptionValues
  const option = optionNeedingSeats(fields, chosen, seats)
  if (option === undefined) return ok(parsed.data)
  const value = chosen[option] ?? ''
  return err({
    code: 'badOptions',
    details: { option, value, needs: fields[option]?.needs?.[value] ?? 0, seats },
  })
}
