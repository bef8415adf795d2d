import { z } from 'zod'
import { GAMES } from '../../engine/index.ts'
import type { AnyGame } from '../../engine/kernel/game.ts'
import type { Viewer } from '../../engine/kernel/seat.ts'

/**
 * The version of the protocol. Within it requests, answers and codes only gain members and new names; it is raised when
 * one is taken away or changes its meaning.
 */
export const PROTOCOL = 1

/** What a program is told first: the version of the protocol, the games, and the match it is asked about. */
export const helloFor = (game: AnyGame, seats: number, options: unknown): { readonly hello: object } => ({
  hello: {
    protocol: PROTOCOL,
    games: GAMES.map(({ id, version, seats: { min, max } }) => ({ id, rules: version, seats: { min, max } })),
    match: { game: game.id, rules: game.version, seats, options },
  },
})

const hasNull = (value: unknown): boolean =>
  value === null || (typeof value === 'object' && Object.values(value).some(hasNull))

/** True if an action of a kind that can hide something leaves it open. */
const leavesOpen = (game: AnyGame, action: unknown): boolean =>
  // What nobody may know less about comes back as it is.
  game.redactAction(action, 'chance', 'public') !== action && hasNull(action)

interface LegalActions {
  readonly legal: readonly unknown[]
  readonly complete: boolean
  /** Set if chance is to act and there are more outcomes. */
  readonly message?: string
}

const MORE_OUTCOMES = 'There are more outcomes than were listed; roll draws one.'

/**
 * Up to `limit` legal actions of a position, and whether these are all. Actions that leave open what nobody has seen
 * are among them only with `unseen`.
 */
export const legalActions = (
  game: AnyGame,
  state: unknown,
  { limit, unseen }: { readonly limit: number; readonly unseen: boolean },
): LegalActions => {
  const legal: unknown[] = []
  for (const action of game.legal(state)) {
    if (!unseen && leavesOpen(game, action)) continue
    if (legal.length === limit) {
      const isLuck = game.turn(state).by === 'chance'
      return { legal, complete: false, ...(isLuck ? { message: MORE_OUTCOMES } : {}) }
    }
    legal.push(action)
  }
  return { legal, complete: true }
}

/** The actions of a preview that are looked at; a request has no more. */
const MAX_PREVIEWS = 1000

/**
 * What each of these actions would lead to, before chance acts: the events and the position as `viewer` sees them, the
 * running scores and the turn; or why it is refused. Nothing of `state` is hidden from the asker: deal what it cannot
 * see before.
 */
export const previewsOf = (
  game: AnyGame,
  state: unknown,
  viewer: Viewer,
  { actions, view }: { readonly actions: readonly unknown[]; readonly view: boolean },
): { readonly previews: readonly object[] } => ({
  previews: actions.map((given) => {
    const action = game.schemas.action.safeParse(given)
    if (!action.success) return { ok: false, code: 'malformed' }
    const decision = game.decide(state, action.data)
    if (!decision.ok) return { ok: false, ...decision.refusal }
    const next = decision.events.reduce((before, event) => game.evolve(before, event), state)
    return {
      ok: true,
      events: decision.events.map((event) => game.redactEvent(event, viewer)),
      scores: game.score(next),
      turn: game.turn(next),
      ...(view ? { view: game.view(next, viewer) } : {}),
    }
  }),
})

/**
 * The position as the engine has it, for a program that runs this engine or another version of it. Nothing of `state` is
 * hidden from the asker: deal what it cannot see before.
 */
export const positionFor = (
  game: AnyGame,
  options: unknown,
  state: unknown,
): { readonly position: object } => ({ position: { rules: game.version, options, state } })

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

/** The requests a program may send to the referee, by their names. */
const requests = {
  hello: none,
  turn: none,
  legal: z.strictObject({ limit: limit.default(1000), unseen: z.boolean().default(false) }),
  preview: z.strictObject({
    actions: z.array(z.unknown()).max(MAX_PREVIEWS),
    view: z.boolean().default(false),
  }),
  position: none,
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

/** Requests that only ask: several of them may share a line. */
const ASKING: readonly Name[] = ['hello', 'turn', 'legal', 'view', 'preview', 'position']

const isName = (text: string): text is Name => Object.hasOwn(requests, text)

const requestOf = (name: string, given: unknown): RefereeRequest | undefined => {
  if (!isName(name)) return undefined
  const input = requests[name].safeParse(given)
  // The schema of this name has checked the input.
  return input.success ? ({ name, input: input.data } as RefereeRequest) : undefined
}

/**
 * The requests in a line: one, or several that only ask. Undefined if they are invalid, `badJson` if the line is not
 * JSON.
 */
export const readRequests = (text: string): readonly RefereeRequest[] | 'badJson' | undefined => {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (thrown) {
    if (thrown instanceof SyntaxError) return 'badJson'
    throw thrown
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const all = Object.entries(value).map(([name, given]) => requestOf(name, given))
  const read = all.filter((request) => request !== undefined)
  if (read.length === 0 || read.length < all.length) return undefined
  return read.length === 1 || read.every(({ name }) => ASKING.includes(name)) ? read : undefined
}
