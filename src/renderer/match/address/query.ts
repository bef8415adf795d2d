/**
 * The part of an address after its path, as `?review&at=60@3d415b31` of a table or `#at=60` of a page: names and
 * values in a fixed order, so that two addresses of one place are one text.
 */
export type Query = Readonly<Record<string, string | null>>

/** A query as a router or `URLSearchParams` has it: a name given twice counts once. */
export type LooseQuery = Readonly<Record<string, string | null | readonly (string | null)[] | undefined>>

/** Nothing of a value needs escaping but what people type; what the program writes stays legible. */
const escaped = (value: string): string =>
  encodeURIComponent(value).replaceAll('%40', '@').replaceAll('%2C', ',')

export const textOf = (query: Query): string =>
  Object.entries(query)
    .map(([name, value]) => (value === null || value === '' ? name : `${name}=${escaped(value)}`))
    .join('&')

/** What stands in a text of this form; a name without a value is there, with nothing. */
export const queryIn = (text: string): Query => Object.fromEntries(new URLSearchParams(text))

/** The value of a name, empty where it has none; undefined where the name is not there. */
export const valueOf = (query: LooseQuery, name: string): string | undefined => {
  const value = query[name]
  const first: string | null | undefined = typeof value === 'object' && value !== null ? value[0] : value
  return first === undefined ? undefined : (first ?? '')
}

/** The same in the form that is written. */
export const queryFrom = (query: LooseQuery): Query =>
  Object.fromEntries(Object.keys(query).map((name) => [name, valueOf(query, name) || null]))
