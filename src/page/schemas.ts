/**
 * Takes the place of zod in a page: as much of it as the schemas of records and games use. It accepts what zod accepts and
 * reads it as the same; of several faults it may name another one. The package itself would be a tenth of a page.
 */

/** Why a value does not fit, and where in it. */
class Wrong {
  readonly code: string
  readonly path: readonly PropertyKey[]
  constructor(code: string, path: readonly PropertyKey[] = []) {
    this.code = code
    this.path = path
  }
  under(key: PropertyKey): Wrong {
    return new Wrong(this.code, [key, ...this.path])
  }
}

type Read = (value: unknown) => unknown

/** What a schema tells of itself, as zod's do. */
interface Told {
  readonly values?: ReadonlySet<unknown>
  readonly isInt?: boolean
  readonly minValue?: number
  readonly maxValue?: number
  readonly options?: readonly Schema[]
  readonly shape?: Shape
  /** The values of a literal or an enumeration: they tell apart the options of a union. */
  readonly allowed?: ReadonlySet<unknown>
  /** An object may lack a member with this schema. */
  readonly mayLack?: boolean
}

type Answer =
  | { readonly success: true; readonly data: unknown }
  | { readonly success: false; readonly error: { readonly issues: readonly Wrong[] } }

/** Strings and lists have a length, numbers are one. */
const sizeOf = (value: unknown): number =>
  typeof value === 'number' ? value : (value as { readonly length: number }).length

class Schema {
  readonly read: Read
  readonly told: Told
  constructor(read: Read, told: Told = {}) {
    this.read = read
    this.told = told
    Object.assign(this, told)
  }

  safeParse(value: unknown): Answer {
    const data = this.read(value)
    return data instanceof Wrong ? { success: false, error: { issues: [data] } } : { success: true, data }
  }
  parse(value: unknown): unknown {
    const data = this.read(value)
    if (data instanceof Wrong) throw new Error(`${data.code} at ${data.path.map(String).join('.')}`)
    return data
  }

  /** Reads on with what was read; without `told` the new schema tells nothing. */
  private readOn(next: Read, told?: Told): Schema {
    return new Schema((value) => {
      const data = this.read(value)
      return data instanceof Wrong ? data : next(data)
    }, told)
  }
  private check(holds: (value: unknown) => boolean, code: string, told: Told = {}): Schema {
    return this.readOn((value) => (holds(value) ? value : new Wrong(code)), { ...this.told, ...told })
  }

  min(least: number): Schema {
    const minValue = Math.max(least, this.told.minValue ?? -Infinity)
    return this.check((value) => sizeOf(value) >= least, 'too_small', { minValue })
  }
  max(most: number): Schema {
    const maxValue = Math.min(most, this.told.maxValue ?? Infinity)
    return this.check((value) => sizeOf(value) <= most, 'too_big', { maxValue })
  }
  length(size: number): Schema {
    return this.min(size).max(size)
  }
  regex(pattern: RegExp): Schema {
    return this.check((value) => pattern.test(String(value)), 'invalid_format')
  }
  overwrite(change: (value: never) => unknown): Schema {
    return this.readOn((value) => change(value as never), this.told)
  }
  transform(change: (value: never) => unknown): Schema {
    return this.readOn((value) => change(value as never))
  }
  describe(): this {
    return this
  }
  readonly(): Schema {
    return this.readOn((value) => Object.freeze(value))
  }
  nullable(): Schema {
    return new Schema((value) => (value === null ? null : this.read(value)))
  }
  optional(): Schema {
    return new Schema((value) => (value === undefined ? undefined : this.read(value)), { mayLack: true })
  }
  exactOptional(): Schema {
    return new Schema(this.read, { mayLack: true })
  }
  default(standard: unknown): Schema {
    return new Schema((value) => (value === undefined ? standard : this.read(value)))
  }
  catchall(others: Schema): Schema {
    return objectOf(this.told.shape ?? {}, (_, value) => others.read(value))
  }
}

type Shape = Readonly<Record<string, Schema>>

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `others` reads the members that the shape does not name. */
const objectOf = (shape: Shape, others: (key: string, value: unknown) => unknown): Schema =>
  new Schema(
    (value) => {
      if (!isObject(value)) return new Wrong('invalid_type')
      const read: Record<string, unknown> = {}
      for (const [key, schema] of Object.entries(shape)) {
        if (schema.told.mayLack === true && !(key in value)) continue
        const member = schema.read(value[key])
        if (member instanceof Wrong) return member.under(key)
        read[key] = member
      }
      for (const key of Object.keys(value)) {
        if (Object.hasOwn(shape, key) || key === '__proto__') continue
        const member = others(key, value[key])
        if (member instanceof Wrong) return member.code === 'unrecognized_keys' ? member : member.under(key)
        read[key] = member
      }
      return read
    },
    { shape },
  )

const kindOf = (type: string): Schema =>
  new Schema((value) => (typeof value === type ? value : new Wrong('invalid_type')))

const oneOf = (values: readonly unknown[], told: Told = {}): Schema => {
  const allowed = new Set(values)
  return new Schema((value) => (allowed.has(value) ? value : new Wrong('invalid_value')), {
    ...told,
    allowed,
  })
}

const listOf = (value: unknown, schemaAt: (at: number) => Schema): unknown => {
  if (!Array.isArray(value)) return new Wrong('invalid_type')
  const read: unknown[] = []
  for (const [at, each] of value.entries()) {
    const member = schemaAt(at).read(each)
    if (member instanceof Wrong) return member.under(at)
    read.push(member)
  }
  return read
}

const number = (isInt: boolean): Schema =>
  new Schema(
    (value) =>
      (isInt ? Number.isSafeInteger(value) : Number.isFinite(value)) ? value : new Wrong('invalid_type'),
    { isInt },
  )

const TIME = /^(\d{4}-\d\d-\d\d)T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.(\d+))?)?Z$/

/** A time in UTC, on a day there is; `precision` is the number of digits of a second. */
const datetime = ({ precision }: { readonly precision?: number } = {}): Schema =>
  new Schema((value) => {
    if (typeof value !== 'string') return new Wrong('invalid_type')
    const [, day, digits] = TIME.exec(value) ?? []
    const start = new Date(`${day}T00:00Z`)
    const exists = !Number.isNaN(start.getTime()) && start.toISOString().slice(0, day?.length) === day
    const isPrecise = precision === undefined || digits?.length === precision
    return exists && isPrecise ? value : new Wrong('invalid_format')
  })

const union = (options: readonly Schema[]): Schema =>
  new Schema(
    (value) => {
      for (const option of options) {
        const data = option.read(value)
        if (!(data instanceof Wrong)) return data
      }
      return new Wrong('invalid_union')
    },
    { options },
  )

const discriminatedUnion = (key: string, options: readonly Schema[]): Schema => {
  const byValue = new Map(
    options.flatMap((option) =>
      [...(option.told.shape?.[key]?.told.allowed ?? [])].map((each) => [each, option]),
    ),
  )
  return new Schema(
    (value) => {
      if (!isObject(value)) return new Wrong('invalid_type')
      return byValue.get(value[key])?.read(value) ?? new Wrong('invalid_union', [key])
    },
    { options },
  )
}

const STRICT = new Wrong('unrecognized_keys')

export const z = {
  string: () => kindOf('string'),
  boolean: () => kindOf('boolean'),
  number: () => number(false),
  int: () => number(true),
  null: () => oneOf([null]),
  literal: (value: unknown) => {
    const values = Array.isArray(value) ? (value as readonly unknown[]) : [value]
    return oneOf(values, { values: new Set(values) })
  },
  enum: (values: readonly string[]) => oneOf(values),
  array: (member: Schema) => new Schema((value) => listOf(value, () => member)),
  tuple: (members: readonly Schema[]) =>
    new Schema((value) => {
      if (!Array.isArray(value)) return new Wrong('invalid_type')
      if (value.length !== members.length)
        return new Wrong(value.length > members.length ? 'too_big' : 'too_small')
      return listOf(value, (at) => members[at] ?? kindOf('never'))
    }),
  strictObject: (shape: Shape) => objectOf(shape, () => STRICT),
  looseObject: (shape: Shape) => objectOf(shape, (_, value) => value),
  object: (shape: Shape) => objectOf(shape, (_, value) => value),
  record: (name: Schema, member: Schema) =>
    objectOf({}, (key, value) => {
      const named = name.read(key)
      return named instanceof Wrong ? new Wrong('invalid_key') : member.read(value)
    }),
  union,
  discriminatedUnion,
  iso: { datetime },
}
