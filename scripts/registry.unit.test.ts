import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { GAMES } from '../src/engine/index.ts'
import { exportOf, writeRegistry } from './registry.ts'

let engine: string
beforeEach(() => {
  engine = mkdtempSync(join(tmpdir(), 'qipu-registry-'))
})
afterEach(() => rmSync(engine, { recursive: true }))

const addFolder = (folder: string, ...files: readonly string[]): void => {
  mkdirSync(join(engine, 'games', folder), { recursive: true })
  for (const file of files) writeFileSync(join(engine, 'games', folder, file), '')
}
const file = (): string => join(engine, 'games.generated.ts')
const written = (): string => readFileSync(file(), 'utf8')

it('writes a missing list with each folder that has an index.ts', () => {
  addFolder('pig', 'index.ts')
  addFolder('dice-tic-tac-toe', 'index.ts')
  addFolder('unfinished', 'state.ts')
  expect(writeRegistry(engine)).toBe(true)
  expect(written()).toContain("import { diceTicTacToe } from './games/dice-tic-tac-toe/index.ts'\n")
  expect(written()).toContain("import { pig } from './games/pig/index.ts'\n")
  expect(written()).toContain('= [diceTicTacToe, pig]\n')
  expect(written()).not.toContain('unfinished')
  expect(readdirSync(engine).sort()).toEqual([
    'games',
    'games.generated.ts',
    'protocols',
    'puzzles',
    'samples',
  ])
})

it('lists the puzzles of the games that have some', () => {
  addFolder('pig', 'index.ts')
  addFolder('dice-tic-tac-toe', 'index.ts', 'puzzles.json')
  writeRegistry(engine)
  const puzzles = readFileSync(join(engine, 'puzzles', 'puzzles.generated.ts'), 'utf8')
  expect(puzzles).toContain("from '../games/dice-tic-tac-toe/puzzles.json' with")
  expect(puzzles).toContain("  'dice-tic-tac-toe': diceTicTacToe.puzzles,\n")
  expect(puzzles).not.toContain('pig')
})

it('leaves a list that fits alone', () => {
  addFolder('pig', 'index.ts')
  writeRegistry(engine)
  utimesSync(file(), 1, 1)
  expect(writeRegistry(engine)).toBe(false)
  expect(statSync(file()).mtimeMs).toBe(1000)
})

it('follows games that come and go', () => {
  addFolder('pig', 'index.ts')
  writeRegistry(engine)
  addFolder('zilch', 'index.ts')
  expect(writeRegistry(engine)).toBe(true)
  expect(written()).toContain('= [pig, zilch]\n')
  rmSync(join(engine, 'games', 'pig'), { recursive: true })
  expect(writeRegistry(engine)).toBe(true)
  expect(written()).toContain('= [zilch]\n')
})

it('finds every game of this project, whose folder bears its id', () => {
  const games = join(import.meta.dirname, '..', 'src', 'engine', 'games')
  const folders = readdirSync(games).filter((folder) => readdirSync(join(games, folder)).includes('index.ts'))
  expect(GAMES.map(({ id }) => id).sort()).toEqual(folders.sort())
})

it('knows the name a folder exports', () => {
  expect(exportOf('pig')).toBe('pig')
  expect(exportOf('dice-tic-tac-toe')).toBe('diceTicTacToe')
  expect(exportOf('area-51')).toBe('area51')
  expect(exportOf('a-4-b')).toBe('a4B')
})
