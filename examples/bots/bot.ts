/**
 * A bot for every game, in TypeScript without packages.
 *
 * Qipu starts it for a seat (docs/bots.md). It writes one request a line and reads one answer a line, and knows no more
 * than the protocol says (docs/cli.md).
 *
 *     bot.ts           takes a random legal action: first it draws a type, then an action of that type
 *     bot.ts --greedy  takes the action that leads to the most points, looking one action ahead
 */
import { createInterface } from 'node:readline'

interface Action {
  readonly type: string
}

/** What an action would lead to. */
interface Preview {
  readonly ok: boolean
  readonly scores?: readonly number[]
  readonly turn?: {
    readonly outcome?: { readonly places: readonly number[]; readonly scores: readonly number[] }
  }
}

/** An answer, with the members this bot reads. */
interface Answer {
  readonly ok: boolean
  readonly message?: string
  readonly hello?: { readonly protocol: number }
  readonly turn?: { readonly by: number | string }
  readonly legal?: readonly Action[]
  readonly previews?: readonly Preview[]
}

const seat = Number(process.env['QIPU_SEAT'])
const isGreedy = process.argv.includes('--greedy')
const answers = createInterface({ input: process.stdin })[Symbol.asyncIterator]()

/** Sends requests in one line and returns the answer. Ends the program if Qipu has closed the connection. */
const ask = async (requests: object): Promise<Answer> => {
  process.stdout.write(`${JSON.stringify(requests)}\n`)
  const line = await answers.next()
  if (line.done === true) process.exit()
  return JSON.parse(line.value) as Answer // what docs/cli.md says
}

const oneOf = <T>(items: readonly T[]): T | undefined => items[Math.floor(Math.random() * items.length)]

/** One of these actions: first a type, then an action of it. */
const choose = (legal: readonly Action[]): Action | undefined => {
  const wanted = oneOf([...new Set(legal.map(({ type }) => type))])
  return oneOf(legal.filter(({ type }) => type === wanted))
}

/** How good the position after an action is: won or lost if the match is over, then the lead in points. */
const valueOf = ({ ok, scores = [], turn }: Preview): readonly [ending: number, lead: number] => {
  const outcome = turn?.outcome
  const points = outcome?.scores ?? scores
  const lead = (points[seat] ?? 0) - Math.max(...points.filter((_, other) => other !== seat))
  if (!ok) return [-2, 0]
  return [outcome === undefined ? 0 : outcome.places[seat] === 1 ? 1 : -1, lead]
}

/** The actions that look best one action ahead. */
const best = async (legal: readonly Action[]): Promise<readonly Action[]> => {
  const { previews = [] } = await ask({ preview: { actions: legal } })
  const values = previews.map(valueOf)
  const [top] = values.toSorted((a, b) => b[0] - a[0] || b[1] - a[1])
  return legal.filter((_, at) => values[at]?.[0] === top?.[0] && values[at]?.[1] === top?.[1])
}

const { hello } = await ask({ hello: {} })
if (hello?.protocol !== 1) throw new Error('This bot speaks version 1 of the protocol')
for (;;) {
  // Questions may share a line: whose turn it is, the legal actions, and what the seat sees.
  const { ok, turn, legal = [] } = await ask({ turn: {}, legal: { limit: 1000 }, view: { as: seat } })
  if (!ok || turn?.by !== seat) break
  const refused = await ask({ act: { action: choose(isGreedy ? await best(legal) : legal) } })
  if (!refused.ok) console.error(refused.message)
}
process.exit()
