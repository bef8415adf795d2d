/**
 * Finds the games by their folders, and what they bring with them, and writes the lists that the engine reads:
 *
 * - `games.generated.ts`: each folder under `src/engine/games/` with an `index.ts`, which exports the game under the
 *   folder's name in camel case
 * - `puzzles/puzzles.generated.ts`: the puzzles of each game with a `puzzles.json`
 * - `protocols/protocols.generated.ts`: what programs are told of each game with a `view/protocol.ts`
 * - `samples/samples.generated.ts`: the annotated match and the lesson of each game with `samples/annotated.ts` or
 *   `samples/lesson.ts`
 *
 * The imports are static because the lists are bundled for the window and the shared page, where no folder can be read.
 * There is one list for each kind, so that what reads one does not load the others. They are not committed: `npm ci`,
 * the build, the tests and `npm run dev` write them, each only if it has changed.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')

/** The name a game's folder exports it by: `my-game` exports `myGame`. */
export const exportOf = (folder: string): string =>
  folder.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** Names of the folders of the engine that hold a game. */
export const foldersOf = (engine: string): readonly string[] => foldersUnder(join(engine, 'games'))

/** Names of the folders that hold a game, in alphabetical order. */
const foldersUnder = (games: string): readonly string[] =>
  readdirSync(games)
    .filter((folder) => existsSync(join(games, folder, 'index.ts')))
    .sort()

const HEADING = '/** Written by scripts/registry.ts from the folders under `src/engine/games/`. */'

const listOfGames = (folders: readonly string[]): readonly string[] => [
  HEADING,
  ...folders.map((folder) => `import { ${exportOf(folder)} } from './games/${folder}/index.ts'`),
  "import type { AnyGame } from './kernel/game.ts'",
  '',
  '/** Every game that has a folder, by the names of the folders. */',
  `export const FOUND: readonly AnyGame[] = [${folders.map(exportOf).join(', ')}]`,
]

const listOfPuzzles = (folders: readonly string[]): readonly string[] => [
  HEADING,
  ...folders.map(
    (folder) => `import ${exportOf(folder)} from '../games/${folder}/puzzles.json' with { type: 'json' }`,
  ),
  "import type { Puzzle } from './puzzle.ts'",
  '',
  '/** The puzzles of the games that have any, by the names of the folders. */',
  'export const FOUND: Readonly<Record<string, readonly Puzzle[]>> = {',
  ...folders.map((folder) => `  '${folder}': ${exportOf(folder)}.puzzles,`),
  '}',
]

const listOfProtocols = (folders: readonly string[]): readonly string[] => [
  HEADING,
  "import type { Protocol } from '../kernel/protocol.ts'",
  ...folders.map(
    (folder) =>
      `import { protocol as ${exportOf(folder)}_protocol } from '../games/${folder}/view/protocol.ts'`,
  ),
  '',
  '/** The protocols of the games that have one, by the names of the folders. */',
  'export const FOUND: Readonly<Record<string, Protocol>> = {',
  ...folders.map((folder) => `  '${folder}': ${exportOf(folder)}_protocol,`),
  '}',
]

/** What is said and asked about a match that comes with a game: the file in its `samples/`, and what it exports. */
const SAMPLES = [
  { file: 'annotated', exported: 'annotatedMatch', list: 'ANNOTATED' },
  { file: 'lesson', exported: 'lesson', list: 'LESSONS' },
] as const

const listOfSamples = (games: string, folders: readonly string[]): readonly string[] => {
  const lists = SAMPLES.map(({ file, exported, list }) => ({
    list,
    samples: folders
      .filter((folder) => existsSync(join(games, folder, 'samples', `${file}.ts`)))
      .map((folder) => ({ folder, path: `../games/${folder}/samples/${file}.ts`, exported })),
  }))
  const nameOf = (folder: string, exported: string): string => `${exportOf(folder)}_${exported}`
  return [
    HEADING,
    ...lists.flatMap(({ samples }) =>
      samples.map(
        ({ folder, path, exported }) =>
          `import { ${exported} as ${nameOf(folder, exported)} } from '${path}'`,
      ),
    ),
    "import type { Sample } from './sample.ts'",
    ...lists.flatMap(({ list, samples }) => [
      '',
      '/** By the names of the folders. */',
      `export const ${list}: Readonly<Record<string, Sample>> = {`,
      ...samples.map(({ folder, exported }) => `  '${folder}': ${nameOf(folder, exported)},`),
      '}',
    ]),
  ]
}

/** Writes a file if it is missing or says something else. Returns true if it wrote. */
const writeIfNew = (file: string, lines: readonly string[]): boolean => {
  const text = `${lines.join('\n')}\n`
  // A file that is written again starts builds and restarts watchers, even with the same text.
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return false
  // Renamed into place: processes that start at the same time never read half a list.
  const draft = `${file}.${process.pid}`
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(draft, text)
  renameSync(draft, file)
  return true
}

/**
 * Writes the lists into the engine's folder, each if it is missing or no longer fits. Returns true if it wrote any.
 * Throws if the folder has no `games`.
 */
export const writeRegistry = (engine = join(ROOT, 'src', 'engine')): boolean => {
  const games = join(engine, 'games')
  const folders = foldersUnder(games)
  const withPuzzles = folders.filter((folder) => existsSync(join(games, folder, 'puzzles.json')))
  const withProtocol = folders.filter((folder) => existsSync(join(games, folder, 'view', 'protocol.ts')))
  return [
    writeIfNew(join(engine, 'games.generated.ts'), listOfGames(folders)),
    writeIfNew(join(engine, 'puzzles', 'puzzles.generated.ts'), listOfPuzzles(withPuzzles)),
    writeIfNew(join(engine, 'protocols', 'protocols.generated.ts'), listOfProtocols(withProtocol)),
    writeIfNew(join(engine, 'samples', 'samples.generated.ts'), listOfSamples(games, folders)),
  ].includes(true)
}

if (import.meta.main) writeRegistry()
