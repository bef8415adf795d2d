/**
 * `npm start` once everything is installed and built, up to a painted library of 10,000 matches, and the memory that
 * main and the window hold with that library and a record of 5,000 steps open.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { chromium, type Browser, type Page } from '@playwright/test'
import config from '../playwright.config.ts'
import { large } from '../e2e/support/generatedRecords.ts'
import { makeHome, removeHome } from '../e2e/support/host.ts'
import { importFile } from '../e2e/support/imports.ts'
import { openTable } from '../e2e/support/library.ts'
import { ROOT } from '../e2e/support/root.ts'
import { openLibrary } from '../src/main/library/open.ts'
import { fillLibrary } from './large-library.ts'
import { median, number, type Row } from './row.ts'

const MATCHES = 10_000
const RUNS = 5

interface Started {
  readonly child: ChildProcess
  readonly url: string
  /** Milliseconds from the command to the first line of the program, and to the address. */
  readonly checked: number
  readonly listening: number
}

const start = async (home: string, from: number): Promise<Started> => {
  const args = ['start', '--', '--browser', '--no-open', '--port', '0']
  const env = { ...process.env, QIPU_HOME: home }
  // A group of its own, so that npm and what it starts end together.
  const child = spawn('npm', args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'inherit'], detached: true })
  let checked = Number.NaN
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`npm start ended with ${code}`)))
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.includes('Ctrl+C')) checked = performance.now() - from
      const url = /http:\/\/127\.0\.0\.1:\d+\/\S*/.exec(line)?.[0]
      if (url !== undefined) resolve({ child, url, checked, listening: performance.now() - from })
    })
  })
}

const stop = async ({ child }: Started): Promise<void> => {
  const ended = new Promise((resolve) => void child.once('exit', resolve))
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
  await ended
}

/** Bytes that all processes of a group hold in memory; only Linux tells. */
const memoryOf = (group: number): number => {
  let held = 0
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
    try {
      const [, , member] =
        readFileSync(join('/proc', pid, 'stat'), 'utf8')
          .split(') ')[1]
          ?.split(' ') ?? []
      const program = readFileSync(join('/proc', pid, 'cmdline'), 'utf8')
      if (Number(member) !== group || !program.includes('serve.js')) continue
      held +=
        Number(/VmRSS:\s+(\d+)/.exec(readFileSync(join('/proc', pid, 'status'), 'utf8'))?.[1] ?? 0) * 1024
    } catch {
      // The process has ended since.
    }
  return held
}

/** Bytes of the page's scripts and objects after a collection. */
const heapOf = async (page: Page): Promise<number> => {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize
}

const startRow = async (browser: Browser, home: string): Promise<Row> => {
  const marks: { checked: number; listening: number; painted: number }[] = []
  // The first run may still have to build.
  for (let run = 0; run <= RUNS; run += 1) {
    const page = await browser.newPage()
    const from = performance.now()
    const started = await start(home, from)
    await page.goto(started.url)
    await page.getByRole('row').first().waitFor()
    await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))')
    const { checked, listening } = started
    if (run > 0) marks.push({ checked, listening, painted: performance.now() - from })
    await page.close()
    await stop(started)
  }
  const mark = (name: keyof (typeof marks)[number]): number => median(marks.map((each) => each[name]))
  return {
    work: `npm start the second time, to a painted library of ${number(MATCHES)}`,
    value: mark('painted'),
    unit: 'ms',
    figure: `${number(mark('painted'))} ms (median of ${RUNS})`,
    reference: `on the way: packages and build checked ${number(mark('checked'))}, address ${number(mark('listening'))}`,
    bar: { of: 'calibration', most: 1500 },
  }
}

const memoryRows = async (browser: Browser, home: string): Promise<readonly Row[]> => {
  const page = await browser.newPage()
  const started = await start(home, performance.now())
  try {
    await page.goto(started.url)
    await page.getByRole('row').first().waitFor()
    const match = await importFile(page, large())
    await openTable(page, `${match}?review=1`)
    const [main, heap] = [memoryOf(started.child.pid ?? 0) / 1024 ** 2, (await heapOf(page)) / 1024 ** 2]
    const row = (work: string, value: number, most: number): Row => ({
      work: `memory of ${work}`,
      value,
      unit: 'MiB',
      figure: `${number(value)} MiB`,
      reference: `${number(MATCHES)} matches, a record of 5,000 steps open`,
      bar: { of: 'unit', most },
    })
    return [row('main', main, 450), row('the window, its scripts and objects', heap, 40)]
  } finally {
    await stop(started)
  }
}

export const startRows = async (): Promise<readonly Row[]> => {
  const home = await makeHome()
  const opened = openLibrary(join(home, 'library.sqlite'), { now: Date.now })
  if (!opened.ok) throw new Error(opened.error.code)
  fillLibrary(opened.value, MATCHES)
  opened.value.close()
  const browser = await chromium.launch(config.use?.launchOptions ?? {})
  try {
    return [await startRow(browser, home), ...(await memoryRows(browser, home))]
  } finally {
    await browser.close()
    await removeHome(home)
  }
}
