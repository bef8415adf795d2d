import { z } from 'zod'

const none = z.strictObject({})
const limit = z.int().min(0).max(1_000_000)

/** What a program may ask the referee; each request has exactly one of these names. */
const requests = {
  turn: none,
  legal: z.strictObject({ limit: limit.default(1000) }),
  act: z.strictObject({ action: z.unknown() }),
  roll: none,
  view: z.strictObject({ as: z.union([z.int().min(0), z.literal('public'), z.literal('all')]) }),
  undo: z.strictObject({ to: z.string().max(64).optional() }),
  save: z.strictObject({ file: z.string().min(1).max(4096) }),
  quit: none,
} as const

type Name = keyof typeof requests

/** A request as `{ name, input }`. */
export type RefereeRequest = {
  [N in Name]: { readonly name: N; readonly input: z.output<(typeof requests)[N]> }
}[Name]

const isName = (text: string): text is Name => Object.hasOwn(requests, text)

/** The request in a line of text; undefined if it is none, `badJson` if it is not even JSON. */
export const readRequest = (text: string): RefereeRequest | 'badJson' | undefined => {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (thrown) {
    if (thrown instanceof SyntaxError) return 'badJson'
    throw thrown
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const [entry, ...more] = Object.entries(value)
  if (entry === undefined || more.length > 0) return undefined
  const [name, given] = entry
  if (!isName(name)) return undefined
  const input = requests[name].safeParse(given)
  // The input was checked by the schema of this very name.
  return input.success ? ({ name, input: input.data } as RefereeRequest) : undefined
}
