/**
 * `npm run check:game -- ID`: everything that concerns one game, in a minute or two: types, its own tests with the
 * contract and its texts, a thousand random matches written to files, read back and replayed, and a tour in the browser.
 * Then it says in order what the game still lacks, which is no failure.
 *
 * Exits with 1 if a check fails, with 2 without the id of a game.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AnyGame } from '../src/engine/kernel/game.ts'
import type { Gap } from '../src/cli/game-gaps.ts'
import { rulesInTitles } from './titles.ts'

const ROOT = join(import.meta.dirname, '..')
const MATCHES = 1000

const tool = (...path: readonly string[]): string => join(ROOT, 'node_modules', ...path)
const TSC = tool('typescript', 'bin', 'tsc')
const VUE_TSC = tool('vue-tsc', 'bin', 'vue-tsc.js')
const VITEST = tool('vitest', 'vitest.mjs')
const BUILD = tool('electron-vite', 'bin', 'electron-vite.js')
const PLAYWRIGHT = tool('@playwright', 'test', 'cli.js')
const QIPU = join('src', 'cli', 'qipu.ts')

interface Ran {
  readonly passed: boolean
  readonly output: string
}

/** Runs a script on this Node; never throws. */
const run = (...args: readonly string[]): Promise<Ran> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: ROOT, env: { ...process.env, NO_COLOR: '1' } })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('error', (error) => resolve({ passed: false, output: error.message }))
    child.on('close', (code) => resolve({ passed: code === 0, output }))
  })

/** Runs one after the other until one fails. */
const runAll = async (commands: readonly (readonly string[])[]): Promise<Ran> => {
  let output = ''
  for (const command of commands) {
    const ran = await run(...command)
    output += ran.output
    if (!ran.passed) return { passed: false, output }
  }
  return { passed: true, output }
}

/** The game as its files are now. Throws what they throw. */
const load = async (id: string): Promise<AnyGame | undefined> => {
  const { gameOf } = await import('../src/engine/index.ts')
  return gameOf(id)
}

/** Random matches with every number of seats: each is verified, written to a file, read back and replayed. */
const playMatches = async (id: string): Promise<Ran> => {
  const game = await load(id)
  if (game === undefined) return { passed: false, output: `${id} is not on the list of games.\n` }
  const folder = mkdtempSync(join(tmpdir(), 'qipu-check-'))
  try {
    const { min, max } = game.seats
    const count = String(Math.ceil(MATCHES / (max - min + 1)))
    let output = ''
    for (let seats = min; seats <= max; seats += 1) {
      const into = join(folder, String(seats))
      const setup = ['--game', id, '--seats', String(seats), '--seed', `check-${seats}`]
      const played = await run(QIPU, 'simulate', ...setup, '--count', count, '--out', into)
      output += played.output
      if (!played.passed) return { passed: false, output }
      const files = readdirSync(into).map((file) => join(into, file))
      const read = await run(QIPU, 'verify', ...files)
      if (!read.passed) return { passed: false, output: output + read.output }
    }
    return { passed: true, output }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

interface Check {
  readonly name: string
  readonly run: (id: string) => Promise<Ran>
}

const CHECKS: readonly Check[] = [
  { name: 'on the list of games', run: () => run(join('scripts', 'registry.ts')) },
  {
    name: 'types',
    run: async () => {
      const ran = await Promise.all([
        run(TSC, '--noEmit', '-p', 'tsconfig.json'),
        run(VUE_TSC, '--noEmit', '-p', 'tsconfig.web.json'),
      ])
      return {
        passed: ran.every(({ passed }) => passed),
        output: ran.map(({ output }) => output).join(''),
      }
    },
  },
  {
    name: 'its tests: contract and texts',
    run: (id) => run(VITEST, 'run', `src/engine/games/${id}/`, `src/renderer/boards/${id}/`),
  },
  { name: `${MATCHES} random matches, replayed from their files`, run: playMatches },
  {
    name: 'a tour in the browser',
    run: (id) =>
      runAll([
        [BUILD, 'build', '--logLevel', 'warn'],
        [PLAYWRIGHT, 'test', 'e2e/game-tour.e2e.test.ts', '-g', `tour of ${id}:`, '--workers=1'],
      ]),
  },
]

const HINTS: { readonly [G in Gap]?: string } = {
  rules: 'a list of its rules (`rules`), which the window shows and refusals refer to',
  heuristics: 'advice for bots (`heuristics`): without it they search blindly, and explain nothing',
  protocol: 'its description for programs (`view/protocol.ts`): the view, stages, refusals and the box',
  lesson: 'a lesson',
  annotatedMatch: 'an annotated match',
  puzzles: `puzzles: npm run puzzles -- ID`,
}

/** Rules that no test names in its title. */
const untestedRules = async (game: AnyGame): Promise<readonly string[]> => {
  const tested = new Set<string>()
  for await (const path of glob(['src/**/*.test.ts', 'e2e/**/*.test.ts'], { cwd: ROOT }))
    for (const id of rulesInTitles(readFileSync(join(ROOT, path), 'utf8'))) tested.add(id)
  return game.rules.map(({ id }) => id).filter((id) => !tested.has(id))
}

/** What the game lacks, a line for each, what is written first at the front. */
const missing = async (game: AnyGame): Promise<readonly string[]> => {
  const { gapsOf } = await import('../src/cli/game-gaps.ts')
  const untested = await untestedRules(game)
  return [
    ...untested.map((rule) => `a test that names the rule ${rule}`),
    ...(existsSync(join(ROOT, 'src', 'renderer', 'boards', game.id)) ? [] : ['a board of its own']),
    ...gapsOf(game).map((gap) => (HINTS[gap] ?? `texts in a language (${gap})`).replace('ID', game.id)),
    ...(existsSync(join(ROOT, 'docs', 'games', `${game.id}.md`)) ? [] : [`a page: docs/games/${game.id}.md`]),
  ]
}

const [id, ...others] = process.argv.slice(2)
if (id === undefined || others.length > 0 || !existsSync(join(ROOT, 'src', 'engine', 'games', id))) {
  console.error('Usage: npm run check:game -- ID, the name of a folder under src/engine/games')
  process.exit(2)
}

const failed: string[] = []
for (const check of CHECKS) {
  const from = performance.now()
  const { passed, output } = await check.run(id)
  console.log(`${passed ? '✓' : '✗'} ${check.name} (${Math.round((performance.now() - from) / 1000)} s)`)
  if (passed) continue
  console.log(output.trimEnd())
  failed.push(check.name)
}

// Rules that cannot even be loaded have been reported above.
const game = await load(id).catch(() => undefined)
if (game !== undefined) {
  const lines = await missing(game)
  console.log(lines.length === 0 ? '\nNothing is missing.' : `\nNot there yet, in the order of work:`)
  for (const line of lines) console.log(`  - ${line}`)
}
if (failed.length > 0) {
  console.log(`\nFailed: ${failed.join('; ')}`)
  process.exitCode = 1
}
