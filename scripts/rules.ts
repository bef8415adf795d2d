/**
 * `npm run rules`: checks that every rule of every game is named in the title of a test.
 *
 * The ids come from `src/engine/games/<id>/rule-list.ts`; a title is the text given to `it`, `test` or `describe`
 * (also with `.each`) in a `*.test.ts` under `src` or `e2e`. Prints the ids without a test and exits with 1, or
 * prints the counts in one line.
 */
import { existsSync } from 'node:fs'
import { glob, readdir, readFile } from 'node:fs/promises'
import { rulesInTitles } from './titles.ts'

const root = new URL('../', import.meta.url)
const games = new URL('src/engine/games/', root)

const idsOf = async (game: string): Promise<readonly string[]> => {
  const file = new URL(`${game}/rule-list.ts`, games)
  if (!existsSync(file)) throw new Error(`src/engine/games/${game} has no rule-list.ts`)
  // The file itself is type-checked, so its export has this shape.
  const { RULES } = (await import(file.href)) as { RULES: readonly { readonly id: string }[] }
  return RULES.map(({ id }) => id)
}

const tested = new Set<string>()
let files = 0
for await (const path of glob(['src/**/*.test.ts', 'e2e/**/*.test.ts', 'e2e/**/*.spec.ts'], { cwd: root })) {
  files += 1
  for (const id of rulesInTitles(await readFile(new URL(path.replaceAll('\\', '/'), root), 'utf8')))
    tested.add(id)
}

const folders = (await readdir(games, { withFileTypes: true })).filter((entry) => entry.isDirectory())
let missing = 0
const counts: string[] = []
for (const { name } of folders) {
  const ids = await idsOf(name)
  const untested = ids.filter((id) => !tested.has(id))
  for (const id of untested) console.log(`${name}: ${id} has no test`)
  missing += untested.length
  counts.push(`${name} ${ids.length}`)
}

if (missing > 0) process.exitCode = 1
else console.log(`Every rule has a test: ${counts.join(', ')} (${files} test files).`)
