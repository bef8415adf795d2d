import { z } from 'zod'
import { err, ok, type Result } from './refusal.ts'

/** A match's options: values by name. */
export type OptionValues = { readonly [name: string]: string | number }

/** One match option: a choice among a few values, recorded in the match header. */
export interface OptionField {
  readonly values: readonly (string | number)[]
  readonly default: string | number
  /**
   * The parts of which the values with a hyphen name two: people choose them one by one. The texts `parts.<part>.label`
   * and `.help` of the option name them, `part` each of the two choices, and `parts.chosen` both.
   */
  readonly parts?: readonly string[]
  /** The fewest seats a value needs, for values that need more than the game's minimum. */
  readonly needs?: { readonly [value: string]: number }
  /** False if the option has no effect with these seats and other options; if left out, it always applies. */
  readonly applies?: (seats: number, options: OptionValues) => boolean
  /**
   * True if options leave this one out where it has its default value: see `addedChoice`. The rules compare it with its
   * other values, so that a missing value means the default.
   */
  readonly omitsDefault?: true
}

/** The options of a game, by name. */
export type OptionFields = { readonly [name: string]: OptionField }

export type OptionsOf<F extends OptionFields> = {
  readonly [K in keyof F as F[K] extends { readonly omitsDefault: true } ? never : K]: F[K]['values'][number]
} & {
  readonly [K in keyof F as F[K] extends { readonly omitsDefault: true } ? K : never]?:
    F[K]['values'][number] | undefined
}

/**
 * Declares an option with its values and its default: `choice([1, 3, 5], 1)`. With `choice([1, 2, 3], 1, { 3: 3 })` the
 * value 3 needs at least three seats.
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

/**
 * Declares an option that was added to a game people already had matches of. Options never hold its default value, so
 * matches without the variant are the same as before, to the byte, and earlier versions of the program can read them.
 */
export const addedChoice = <const V extends readonly (string | number)[]>(
  values: V,
  standard: V[number],
  needs?: { readonly [value: string]: number },
): ReturnType<typeof choice<V>> & { readonly omitsDefault: true } => ({
  ...choice(values, standard, needs),
  omitsDefault: true,
})

/** The two parts a value of a field with `parts` names; undefined for its other values. */
export const partsOf = (
  { parts = [] }: OptionField,
  value: string | number,
): readonly string[] | undefined => {
  const named = String(value).split('-')
  return named.length > 1 && named.every((each) => parts.includes(each)) ? named : undefined
}

/** The value of a field that names these parts, in whichever order; undefined if none does. */
export const valueWith = (field: OptionField, chosen: readonly string[]): string | number | undefined =>
  field.values.find((value) => {
    const named = partsOf(field, value)
    return named?.length === chosen.length && named.every((each) => chosen.includes(each))
  })

/** The values of a field that a match with this many seats can choose. */
export const valuesFor = (field: OptionField, seats: number): readonly (string | number)[] =>
  field.values.filter((value) => (field.needs?.[value] ?? 0) <= seats)

/** True if there is a choice to make: the option has an effect and more than one value is possible. */
export const isApplying = (field: OptionField, seats: number, options: OptionValues): boolean =>
  valuesFor(field, seats).length > 1 && field.applies?.(seats, options) !== false

/**
 * The names of the options that have an effect in a match, in their order, without variants that are not played. A
 * header also holds options without effect, with values that mean nothing for the match: do not show them.
 */
export const applyingOptions = (
  fields: OptionFields,
  seats: number,
  options: OptionValues,
): readonly string[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    isApplying(field, seats, options) && (options[name] !== undefined || field.omitsDefault !== true)
      ? [name]
      : [],
  )

/** The name of the first option whose value needs more seats than the match has, if any. */
export const optionNeedingSeats = (
  fields: OptionFields,
  options: OptionValues,
  seats: number,
): string | undefined =>
  Object.entries(fields).find(([name, field]) => {
    const value = options[name]
    return value !== undefined && !valuesFor(field, seats).includes(value)
  })?.[0]

/** The schema of a game's options: fills in defaults, leaves out those of added options and refuses unknown names. */
export const optionsSchema = <F extends OptionFields>(fields: F): z.ZodType<OptionsOf<F>> =>
  z
    .strictObject(
      Object.fromEntries(
        Object.entries(fields).map(([name, field]) => {
          const value = z.literal([...field.values])
          return [name, field.omitsDefault === true ? value.optional() : value.default(field.default)]
        }),
      ),
    )
    .transform((options) =>
      Object.fromEntries(
        Object.entries(options).filter(([name, value]) => {
          const field = fields[name]
          return field?.omitsDefault !== true || (value !== undefined && value !== field.default)
        }),
      ),
    ) as unknown as z.ZodType<OptionsOf<F>> // The shape is built from `fields`: only this function knows its output.

/** The schema of complete options, as `optionsSchema` gives them: it fills in nothing. */
export const choicesSchema = <F extends OptionFields>(fields: F): z.ZodType<OptionsOf<F>> =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(fields).map(([name, { values, omitsDefault }]) => {
        const value = z.literal([...values])
        return [name, omitsDefault === true ? value.optional() : value]
      }),
    ),
  ) as unknown as z.ZodType<OptionsOf<F>> // As in `optionsSchema`.

/** Why a match cannot have these options: the option, and the seats its value needs if there are too few. */
interface OptionFault {
  readonly code: 'badOptions'
  readonly details: {
    readonly option: string
    readonly value?: string | number
    readonly needs?: number
    readonly seats?: number
  }
}

/** The part of a game that defines its options. */
interface Choosable<O> {
  readonly fields: OptionFields
  readonly schemas: { readonly options: z.ZodType<O> }
}

/**
 * Completes the options of a match with defaults, or says what is wrong with them. Call it wherever a match is started,
 * read or checked: a value that needs more seats than there are could make the rules refer to a missing seat.
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
  // Options hold only strings and numbers (see `optionsSchema`).
  const chosen = parsed.data as OptionValues
  const option = optionNeedingSeats(fields, chosen, seats)
  if (option === undefined) return ok(parsed.data)
  const value = chosen[option] ?? ''
  return err({
    code: 'badOptions',
    details: { option, value, needs: fields[option]?.needs?.[value] ?? 0, seats },
  })
}
