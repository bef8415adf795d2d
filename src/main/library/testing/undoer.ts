/**
 * A process that imports a copy into a match and undoes the import, again and again until it is killed: `node
 * undoer.ts FILE COPY`. It prints `in` or `out` with the number of the import after the library has confirmed it.
 */
import { readFileSync, writeSync } from 'node:fs'
import { GAMES } from '../../../engine/index.ts'
import { decode } from '../../../engine/record/file/decode.ts'
import { openLibrary } from '../open.ts'
import { exampleSummary } from './example.ts'

const say = (line: string): void => void writeSync(1, `${line}\n`)

const [file, copy] = process.argv.slice(2)
if (file === undefined || copy === undefined) throw new Error('undoer.ts FILE COPY')
const opened = openLibrary(file, { now: Date.now })
const read = decode(readFileSync(copy), { games: GAMES })
if (!opened.ok || !read.ok) throw new Error('cannot be opened')
const { record } = read.value
for (;;) {
  const summary = exampleSummary({ steps: 1 })
  const taken = opened.value.insertRecord(record, { title: '', summary, own: 'replace' })
  if (!taken.ok || taken.value.import === null) throw new Error('nothing came')
  say(`in ${taken.value.import}`)
  const undone = opened.value.undoImport(taken.value.import, () => summary)
  if (!undone.ok) throw new Error(undone.error.code)
  say(`out ${taken.value.import}`)
}
