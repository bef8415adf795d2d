/**
 * `npm run bench`: prints the table of results (docs/bench.md). `npm run bench -- play record` runs parts of it,
 * `--json` prints a row a line, and `--against COMMIT` compares this tree with another by turns. `--matches NUMBER`
 * measures a library of that size instead. `calibrate` and `verdicts` are commands of their own.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { compare } from './against.ts'
import { appendRows } from './append.ts'
import { botRows } from './bots.ts'
import { calibrate } from './calibrate.ts'
import { calibrated } from './calibrating-task.ts'
import { libraryRows } from './library.ts'
import { playRows } from './play.ts'
import { recordRows } from './record.ts'
import { isMet, number, ratioOf, type Row } from './row.ts'
import { searchRows } from './search.ts'
import { startRows } from './start.ts'
import { printTable } from './table.ts'
import { verdicts } from './verdicts.ts'
import { windowRows } from './window.ts'

const PARTS = {
  append: async () => appendRows(),
  play: playRows,
  search: searchRows,
  bots: botRows,
  record: recordRows,
  library: () => libraryRows(sizes),
  window: windowRows,
  start: startRows,
} as const satisfies { readonly [part: string]: () => Promise<readonly Row[]> }

type Part = keyof typeof PARTS
const isPart = (name: string): name is Part => name in PARTS

/** The largest library that `--matches` makes. */
const MOST_MATCHES = 10_000_000

const installReference = (): void => {
  if (existsSync(join(import.meta.dirname, 'node_modules', 'boardgame.io'))) return
  console.error('Installing what is measured against (boardgame.io), once …')
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync('npm', args, { cwd: import.meta.dirname, stdio: ['ignore', 2, 2] })
  if (status !== 0) throw new Error('boardgame.io could not be installed')
}

/** A row with what the calibrating task took around its part. */
interface Measured {
  readonly row: Row
  readonly calibration: number
}

const print = (measured: readonly Measured[]): void => {
  const unit = ({ bar, unit: own }: Row): string =>
    bar?.of === 'calibration' ? ' c' : bar?.of === 'unit' ? ` ${own}` : ' ×'
  const barOf = (row: Row): string => {
    if (row.bar === undefined) return '–'
    return `${'most' in row.bar ? `≤ ${number(row.bar.most, row.bar.most % 1 ? 1 : 0)}` : `≥ ${number(row.bar.least)}`}${unit(row)}`
  }
  printTable(
    ['work', 'figure', 'reference', 'ratio', 'bar', 'met'],
    measured.map(({ row, calibration }) => {
      const ratio = ratioOf(row, calibration)
      const met = isMet(row, calibration)
      return [
        row.work,
        row.figure,
        row.reference,
        ratio === null ? '–' : `${number(ratio, ratio < 10 ? 2 : ratio < 100 ? 1 : 0)}${unit(row)}`,
        barOf(row),
        met === null ? '–' : met ? 'yes' : 'NO',
      ]
    }),
  )
  const all = measured.map(({ calibration }) => calibration)
  console.log(
    `c: the calibrating task, which took ${number(Math.min(...all), 3)} to ${number(Math.max(...all), 3)} ms`,
  )
}

const [, , command = '', ...rest] = process.argv
const run = { calibrate, verdicts }[command]
if (run !== undefined) {
  await run(rest)
  process.exit()
}
const { values, positionals: named } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    against: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    matches: { type: 'string' },
  },
})
/** A positive whole number up to `most`, or the end of the program. */
const numberOf = (option: string, given: string, most: number): number => {
  const value = Number(given)
  if (Number.isInteger(value) && value >= 1 && value <= most) return value
  console.error(`--${option} takes a number from 1 to ${number(most)}.`)
  process.exit(2)
}
const rounds = numberOf('rounds', values.rounds, 100)
const sizes = values.matches === undefined ? undefined : [numberOf('matches', values.matches, MOST_MATCHES)]
const unknown = named.filter((name) => !isPart(name))
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are: ${Object.keys(PARTS).join(', ')}.`)
  process.exit(2)
}
const chosen = named.length === 0 ? (Object.keys(PARTS) as Part[]) : named.filter(isPart)
installReference()

const measureAll = async (): Promise<readonly Measured[]> => {
  const measured: Measured[] = []
  for (const part of chosen) {
    console.error(`measuring: ${part} …`)
    try {
      const before = calibrated()
      const rows = await PARTS[part]()
      const calibration = (before + calibrated()) / 2
      measured.push(...rows.map((row) => ({ row, calibration })))
    } catch (error) {
      // The figures of the other parts are still useful.
      console.error(`${part} could not be measured:`, error)
      process.exitCode = 1
    }
  }
  return measured
}

if (values.against === undefined) {
  const measured = await measureAll()
  if (values.json) for (const { row } of measured) console.log(JSON.stringify(row))
  else print(measured)
} else {
  compare(values.against, chosen, rounds)
}
