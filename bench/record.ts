/** The record: reaching positions, and verifying and importing a long one. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { GAMES, gameOf } from '../src/engine/index.ts'
import { decode } from '../src/engine/record/file/decode.ts'
import { encode } from '../src/engine/record/file/encode.ts'
import { startOf } from '../src/engine/record/positions.ts'
import { longRecord } from '../src/engine/record/testing/player.ts'
import { lineTo } from '../src/engine/record/tree.ts'
import { openLibrary } from '../src/main/library/open.ts'
import { replayOf } from '../src/main/table/match.ts'
import { summaryOf } from '../src/main/table/summary.ts'
import { importRow } from './import.ts'
import { median, number, percentile, times, type Row } from './row.ts'

const LONG = 5000

export const recordRows = async (): Promise<readonly Row[]> => {
  const game = gameOf('quorsum')
  if (game === undefined) return []
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
      figure: `p99 ${number(seek, 3)} ms`,
      reference: `folding from the start: median ${number(fold, 3)} ms`,
      ratio: `${number(median(seeks) / fold, 2)} × (medians)`,
      bar: 'p99 ≤ 1 ms',
      met: seek <= 1,
    },
    {
      work: `verify and import ${number(record.steps.size)} steps`,
      figure: `${number(whole)} ms (median of ${spent.length})`,
      reference: `the file: ${number(bytes.length / 1024)} KiB`,
      ratio: '–',
      bar: '≤ 300 ms',
      met: whole <= 300,
    },
    await importRow(record, game),
  ]
}
