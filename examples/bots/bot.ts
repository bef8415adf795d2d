/**
 * A bot for every game, in TypeScript without packages: it takes a random legal action.
 *
 * Qipu starts it for a seat (docs/bots.md). It writes one request a line and reads one answer a line. It first draws a
 * type of action and then one of the actions of that type, so that types with many variants are not all it does.
 */
import { createInterface } from 'node:readline'

interface Action {
  readonly type: string
}

/** An answer, with the members this bot reads. */
interface Answer {
  readonly ok: boolean
  readonly message?: string
  readonly hello?: { readonly protocol: number }
  readonly turn?: { readonly by: number | string }
  readonly legal?: readonly Action[]
}

const seat = Number(process.env['QIPU_SEAT'])
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

const { hello } = await ask({ hello: {} })
if (hello?.protocol !== 1) throw new Error('This bot speaks version 1 of the protocol')
for (;;) {
  // Questions may share a line: whose turn it is, the legal actions, and what the seat sees.
  const { ok, turn, legal = [] } = await ask({ turn: {}, legal: { limit: 1000 }, view: { as: seat } })
  if (!ok || turn?.by !== seat) break
  const refused = await ask({ act: { action: choose(legal) } })
  if (!refused.ok) console.error(refused.message)
}
process.exit()
