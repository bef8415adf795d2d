/**
 * Finds the games by their folders and writes the list that `src/engine/index.ts` reads. A game is in the list if its
 * folder under `src/engine/games/` has an `index.ts`, which exports it under the folder's name in camel case.
 *
 * The imports are static because the list is bundled for the window and the shared page, where no folder can be read.
 * The file is not committed: `npm ci`, the build, the tests and `npm run dev` write it, each only if it has changed.
 */
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')

/** The name a game's folder exports it by: `san-marco` exports `sanMarco`. */
export const exportOf = (folder: string): string =>
  folder.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** Names of the folders that hold a game, in alphabetical order. */
const foldersUnder = (games: string): readonly string[] =>
  readdirSync(games)
    .filter((folder) => existsSync(join(games, folder, 'index.ts')))
    .sort()

const textOf = (folders: readonly string[]): string =>
  [
    '/** Written by scripts/registry.ts from the folders under `games/`. */',
    ...folders.map((folder) => `import { ${exportOf(folder)} } from './games/${folder}/index.ts'`),
    "import type { AnyGame } from './kernel/game.ts'",
    '',
    '/** Every game that has a folder, by the names of the folders. */',
    `export const FOUND: readonly AnyGame[] = [${folders.map(exportOf).join(', ')}]`,
    '',
  ].join('\n')

/**
 * Writes `games.generated.ts` into the engine's folder if it is missing or no longer fits. Returns true if it wrote.
 * Throws if the folder has no `games`.
 */
export const writeRegistry = (engine = join(ROOT, 'src', 'engine')): boolean => {
  const file = join(engine, 'games.generated.ts')
  const text = textOf(foldersUnder(join(engine, 'games')))
  // A file that is written again starts builds and restarts watchers, even with the same text.
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return false
  // Renamed into place: processes that start at the same time never read half a list.
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, text)
  renameSync(draft, file)
  return true
}

if (import.meta.main) writeRegistry()
