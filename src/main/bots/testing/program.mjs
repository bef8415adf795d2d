// An example of a program in a seat: `node program.mjs MODE`; each mode behaves differently.
import { createInterface } from 'node:readline'

const mode = process.argv[2] ?? 'first'
const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]()

const ask = async (request) => {
  process.stdout.write(`${typeof request === 'string' ? request : JSON.stringify(request)}\n`)
  const { value, done } = await lines.next()
  if (done) process.exit(0)
  return JSON.parse(value)
}

let decisions = 0
for (;;) {
  const { turn } = await ask({ turn: {} })
  if (turn.by === 'nobody') process.exit(0)
  decisions += 1
  if (mode === 'crash' && decisions === 2) process.exit(7)
  if (mode === 'sleep') await new Promise((resolve) => setTimeout(resolve, 60_000))
  if (mode === 'nonsense') for (;;) await ask('Ich weiß nicht, was soll es bedeuten')
  if (mode === 'flood') process.stdout.write('x'.repeat(3_000_000))
  if (mode === 'peek') {
    const other = await ask({ view: { as: 1 - turn.by } })
    const all = await ask({ view: { as: 'all' } })
    const undo = await ask({ undo: {} })
    const own = await ask({ view: { as: turn.by } })
    if (other.code !== 'notYours' || all.code !== 'notYours' || undo.code !== 'notHere' || !own.ok)
      process.exit(1)
    const refused = await ask({ act: { action: { type: 'no such thing' } } })
    if (refused.code !== 'malformed') process.exit(1)
  }
  const { legal } = await ask({ legal: { limit: 1 } })
  const { ok } = await ask({ act: { action: legal[0] } })
  if (!ok) process.exit(1)
}
