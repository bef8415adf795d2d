/** Records: reaching positions, verifying and importing a long one, how long a window waits meanwhile, and their size. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { GAMES } from '../src/engine/index.ts'
import { decode } from '../src/engine/record/file/decode.ts'
import { encode } from '../src/engine/record/file/encode.ts'
import { replayOf, startOf } from '../src/engine/record/positions.ts'
import { longRecord } from '../src/engine/record/testing/player.ts'
import { lineTo, type MatchRecord } from '../src/engine/record/tree.ts'
import { openLibrary } from '../src/main/library/open.ts'
import { summaryOf } from '../src/main/table/summary.ts'
import { fileSizeRows } from './file-size.ts'
import { median, number, percentile, times, type Row } from './row.ts'
import type { AnyGame } from '../src/engine/kernel/game.ts'
import { fixedLocation } from '../src/main/library/testing/fixed-location.ts'
import { createService } from '../src/main/service/service.ts'
import { referenceGame } from './matches.ts'

const SOURCE = join(import.meta.dirname, '..', 'src', 'main')
const RUNS = 7

const opened = (folder: string, name: string) => {
  const library = openLibrary(join(folder, name), { now: Date.now })
  if (!library.ok) throw new Error(library.error.code)
  return library.value
}

/** The longest wait for an answer during the import, in milliseconds. */
const longestWait = async (folder: string, run: number, bytes: string): Promise<number> => {
  const service = createService({
    location: fixedLocation(join(folder, `window-${run}.sqlite`)),
    backupAfter: null,
    host: 'browser',
    version: '',
    languages: [],
    now: Date.now,
    worker: join(SOURCE, 'service', 'record-worker', 'worker-thread.ts'),
    thinker: join(SOURCE, 'bots', 'worker-thread.ts'),
    page: '',
  })
  const window = service.connect(() => undefined)
  // Requests like a window's: one after another, some large (the list), some small.
  const ask = (method: string): Promise<unknown> => window.handle(method, {})
  await ask('library.list')
  // Refused at once, but starts the thread that reads files, which should not be measured.
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
  return longest
}

/** Imports the record through the service, and in one go for comparison. */
const importRow = async (record: MatchRecord, game: AnyGame): Promise<Row> => {
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
    value: wait,
    unit: 'ms',
    figure: `longest wait ${number(wait)} ms (median of ${RUNS})`,
    reference: `writing them in one go: ${number(whole)} ms`,
    bar: { of: 'calibration', most: 16 },
  }
}

const LONG = 5000

export const recordRows = async (): Promise<readonly Row[]> => {
  const game = referenceGame
  const { record, positions } = longRecord(game, { steps: LONG, options: { raceTo: 11 } })
  const steps = [...record.steps.values()]
  for (const step of steps) positions.at(step.id)
  const pick = (run: number): (typeof steps)[number] => {
    const step = steps[(run * 7919) % steps.length]
    if (step === undefined) throw new Error('a record without steps')
    return step
  }
  const seeks = times(5000, (run) => void positions.at(pick(run).id))
  const folds = times(500, (run) => {
    let state = startOf(record, game)
    for (const step of lineTo(record, pick(run).id))
      for (const event of step.events) state = game.evolve(state, event)
  })
  const bytes = encode(record)
  const folder = mkdtempSync(join(tmpdir(), 'qipu-bench-'))
  const spent: number[] = []
  for (let run = 0; run < 5; run += 1) {
    const opened = openLibrary(join(folder, `${run}.sqlite`), { now: Date.now })
    if (!opened.ok) throw new Error(opened.error.code)
    const from = performance.now()
    const decoded = decode(bytes, { games: GAMES })
    if (!decoded.ok) throw new Error(decoded.error.code)
    const imported = decoded.value.record
    const summary = summaryOf(replayOf(imported, game))
    opened.value.insertRecord(imported, { title: 'bench', summary })
    spent.push(performance.now() - from)
    opened.value.close()
  }
  rmSync(folder, { recursive: true, force: true })
  const [seek, fold, whole] = [percentile(seeks, 0.99), median(folds), median(spent)]
  return [
    {
      work: `position k of a record of ${number(record.steps.size)} steps`,
      value: seek,
      unit: 'ms',
      figure: `p99 ${number(seek, 3)} ms, median ${number(median(seeks), 3)}`,
      reference: `folding from the start: median ${number(fold, 3)} ms`,
      bar: { of: 'calibration', most: 1 },
    },
    {
      work: `verify and import ${number(record.steps.size)} steps`,
      value: whole,
      unit: 'ms',
      figure: `${number(whole)} ms (median of ${spent.length})`,
      reference: `the file: ${number(bytes.length / 1024)} KiB`,
      bar: { of: 'calibration', most: 108 },
    },
    await importRow(record, game),
    ...fileSizeRows(),
  ]
}
