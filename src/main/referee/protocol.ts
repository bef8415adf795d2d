import { z } from 'zod'
import type { AnyGame } from '../../engine/kernel/game.ts'

/** Up to `limit` legal actions of a position, and whether these are all. */
export const legalActions = (
  game: AnyGame,
  state: unknown,
  limit: number,
): { readonly legal: readonly unknown[]; readonly complete: boolean } => {
  const legal: unknown[] = []
  for (const action of game.legal(state)) {
    if (legal.length === limit) return { legal, complete: false }
    legal.push(action)
  }
  return { legal, complete: true }
}

/** The longest request, in bytes; the rest of a longer line is skipped. */
export const MAX_REQUEST_BYTES = 2 ** 20

/** A request as text, or the fact that it was too long. */
export type RequestLine = { readonly text: string } | { readonly tooLong: true }

const NEWLINE = 0x0a

/**
 * The lines of a stream, including a last one without a line feed. Memory is bounded; bytes that are not UTF-8 become
 * replacement characters, which no request contains.
 */
export async function* requestLines(input: AsyncIterable<Buffer | string>): AsyncGenerator<RequestLine> {
  let kept: Buffer[] = []
  let size = 0
  const line = (): RequestLine => {
    const whole: RequestLine =
      size > MAX_REQUEST_BYTES ? { tooLong: true } : { text: Buffer.concat(kept).toString('utf8') }
    kept = []
    size = 0
    return whole
  }
  const keep = (part: Buffer): void => {
    size += part.length
    if (size > MAX_REQUEST_BYTES) kept = []
    else kept.push(part)
  }
  for await (const chunk of input) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk
    let from = 0
    for (let end = bytes.indexOf(NEWLINE); end !== -1; end = bytes.indexOf(NEWLINE, from)) {
      keep(bytes.subarray(from, end))
      yield line()
      from = end + 1
    }
    keep(bytes.subarray(from))
  }
  if (size > 0) yield line()
}

const none = z.strictObject({})
const limit = z.int().min(0).max(1_000_000)

/** The requests a program may send to the referee; each has exactly one of these names. */
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

/** The request in a line; undefined if it is invalid, `badJson` if it is not JSON. */
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
  // The schema of this name has checked the input.
  return input.success ? ({ name, input: input.data } as RefereeRequest) : undefined
}
