/** How long a window's requests wait while a long record is imported. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AnyGame } from '../src/engine/kernel/game.ts'
import { encode } from '../src/engine/record/file/encode.ts'
import type { MatchRecord } from '../src/engine/record/tree.ts'
import { openLibrary } from '../src/main/library/open.ts'
import { createService } from '../src/main/service/service.ts'
import { replayOf } from '../src/main/table/match.ts'
import { summaryOf } from '../src/main/table/summary.ts'
import { median, number, type Row } from './row.ts'

const SOURCE = join(import.meta.dirname, '..', 'src', 'main')
const RUNS = 7
const BAR = 50

const opened = (folder: string, name: string) => {
  const library = openLibrary(join(folder, name), { now: Date.now })
  if (!library.ok) throw new Error(library.error.code)
  return library.value
}

/** Milliseconds of the longest wait for an answer while the file is imported. */
const longestWait = async (folder: string, run: number, bytes: string): Promise<number> => {
  const library = opened(folder, `window-${run}.sqlite`)
  const service = createService({
    library,
    host: 'browser',
    version: '',
    languages: [],
    now: Date.now,
    worker: join(SOURCE, 'service', 'record-worker', 'worker-thread.ts'),
    thinker: join(SOURCE, 'bots', 'worker-thread.ts'),
    page: '',
  })
  const window = service.connect(() => undefined)
  // Requests as a window sends them: one after another, some large (the list), some small.
  const ask = (method: string): Promise<unknown> => window.handle(method, {})
  await ask('library.list')
  // Refused at once, but starts the thread that reads files, which is not to be measured.
  await window.handle('library.import', { name: 'none.qipu', bytes: '' })
  let done = false
  let longest = 0
  const coming = window.handle('library.import', { name: 'long.qipu', bytes }).finally(() => (done = true))
  for (let turn = 0; !done; turn += 1) {
    const from = performance.now()
    await new Promise((resolve) => setImmediate(resolve))
    await ask(turn % 4 === 0 ? 'library.list' : 'settings.get')
    longest = Math.max(longest, performance.now() - from)
  }
  const answer = await coming
  if (!answer.ok) throw new Error(answer.error.code)
  window.close()
  service.close()
  library.close()
  return longest
}

/** Imports the record, which the service writes as a whole or not at all, however long it takes. */
export const importRow = async (record: MatchRecord, game: AnyGame): Promise<Row> => {
  const folder = mkdtempSync(join(tmpdir(), 'qipu-bench-'))
  const bytes = Buffer.from(encode(record)).toString('base64')
  const waits: number[] = []
  const inOneGo: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    waits.push(await longestWait(folder, run, bytes))
    const library = opened(folder, `${run}.sqlite`)
    const summary = summaryOf(replayOf(record, game))
    const from = performance.now()
    library.insertRecord(record, { title: 'bench', summary })
    inOneGo.push(performance.now() - from)
    library.close()
  }
  rmSync(folder, { recursive: true, force: true })
  const [wait, whole] = [median(waits), median(inOneGo)]
  return {
    work: `a request while ${number(record.steps.size)} steps come in`,
    figure: `longest wait ${number(wait)} ms (median of ${RUNS})`,
    reference: `writing them in one go: ${number(whole)} ms`,
    ratio: `${number(wait / whole, 2)} ×`,
    bar: `≤ ${number(BAR)} ms`,
    met: wait <= BAR,
  }
}
