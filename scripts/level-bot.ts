/**
 * A level of the search of another checkout of Qipu, as a program in a seat (docs/bots.md), so that an earlier version
 * plays against this one:
 *
 *     node scripts/level-bot.ts --tree ../qipu-earlier --level 5
 *
 * Without `--tree` it is a level of this checkout.
 */
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import type { gameOf } from '../src/engine/index.ts'
import type { createThinker, Level } from '../src/engine/search/levels.ts'

/** An answer, with the members read here. */
interface Answer {
  readonly ok: boolean
  readonly message?: string
  readonly turn?: { readonly by: number | string }
  readonly position?: { readonly rules: number; readonly options: unknown; readonly state: unknown }
}

const { values } = parseArgs({
  options: {
    tree: { type: 'string', default: join(import.meta.dirname, '..') },
    level: { type: 'string', default: '5' },
  },
})
const load = (path: string): Promise<unknown> => import(pathToFileURL(resolve(values.tree, path)).href)
// Names that every version with bots has exported so far.
const engine = (await load('src/engine/index.ts')) as { readonly gameOf: typeof gameOf }
const levels = (await load('src/engine/search/levels.ts')) as { readonly createThinker: typeof createThinker }
const level = Number(values.level) as Level // the table of strengths there knows it or not
const seat = Number(process.env['QIPU_SEAT'])
const id = process.env['QIPU_GAME'] ?? ''
const game = engine.gameOf(id)
if (game === undefined) throw new Error(`There is no game "${id}" in ${values.tree}`)

const answers = createInterface({ input: process.stdin })[Symbol.asyncIterator]()
/** Sends requests in one line; ends the program if Qipu has closed the connection. */
const ask = async (requests: object): Promise<Answer> => {
  process.stdout.write(`${JSON.stringify(requests)}\n`)
  const line = await answers.next()
  if (line.done === true) process.exit()
  return JSON.parse(line.value) as Answer // what docs/cli.md says
}

for (;;) {
  const { ok, turn, position } = await ask({ turn: {}, position: {} })
  if (!ok || turn?.by !== seat || position === undefined) break
  const { rules, options, state } = position
  if (rules !== game.version) throw new Error(`${id} has other rules in ${values.tree}`)
  // The same position gives the same decision.
  const thinker = levels.createThinker(game, { options, state, seat }, level, JSON.stringify(state))
  thinker.search.run(thinker.playouts)
  const { ok: isTaken, message } = await ask({ act: { action: thinker.decision() } })
  if (!isTaken) throw new Error(message)
}
process.exit()
