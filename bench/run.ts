/**
 * `npm run bench`: prints the table of results (docs/bench.md). `npm run bench -- play record` runs parts of it.
 * Every figure is compared with a reference measured in the same run, on the same machine.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { appendRows } from './append.ts'
import { botRows } from './bots.ts'
import { libraryRows } from './library.ts'
import { playRows } from './play.ts'
import { recordRows } from './record.ts'
import type { Row } from './row.ts'
import { searchRows } from './search.ts'
import { windowRows } from './window.ts'

const PARTS = {
  append: async () => appendRows(),
  play: playRows,
  search: searchRows,
  bots: botRows,
  record: recordRows,
  library: libraryRows,
  window: windowRows,
} as const satisfies { readonly [part: string]: () => Promise<readonly Row[]> }

type Part = keyof typeof PARTS
const isPart = (name: string): name is Part => name in PARTS

const installReference = (): void => {
  if (existsSync(join(import.meta.dirname, 'node_modules', 'boardgame.io'))) return
  console.log('Installing what is measured against (boardgame.io), once …')
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync('npm', args, { cwd: import.meta.dirname, stdio: 'inherit' })
  if (status !== 0) throw new Error('boardgame.io could not be installed')
}

const print = (rows: readonly Row[]): void => {
  const head = {
    work: 'work',
    figure: 'figure',
    reference: 'reference',
    ratio: 'ratio',
    bar: 'bar',
    met: 'met',
  }
  const met = (row: Row): string => (row.met === null ? '–' : row.met ? 'yes' : 'NO')
  const lines = [head, ...rows.map((row) => ({ ...row, met: met(row) }))]
  const columns = ['work', 'figure', 'reference', 'ratio', 'bar', 'met'] as const
  const widths = columns.map((column) => Math.max(...lines.map((line) => line[column].length)))
  for (const line of lines)
    console.log(
      columns
        .map((column, index) => line[column].padEnd(widths[index] ?? 0))
        .join('  ')
        .trimEnd(),
    )
}

const named = process.argv.slice(2)
const unknown = named.filter((name) => !isPart(name))
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are: ${Object.keys(PARTS).join(', ')}.`)
  process.exit(2)
}
installReference()
const chosen = named.length === 0 ? (Object.keys(PARTS) as Part[]) : named.filter(isPart)
const rows: Row[] = []
for (const part of chosen) {
  console.error(`measuring: ${part} …`)
  try {
    rows.push(...(await PARTS[part]()))
  } catch (error) {
    // The figures of the other parts are still useful.
    console.error(`${part} could not be measured:`, error)
    process.exitCode = 1
  }
}
print(rows)
