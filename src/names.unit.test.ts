/** Nothing outside the two folders of a game knows it by name, so that a new one extends no list. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { GAMES } from './engine/index.ts'

const ROOT = join(import.meta.dirname, '..')

/** Measures the balance of one game alone. */
const OF_ONE_GAME = 'scripts/balance.ts'

/** What is shipped or run to make it; tests may take a game as their example. */
const files = [
  'package.json',
  ...globSync(['src/**/*.{ts,vue,js,html}', 'scripts/**/*.{ts,mjs}'], { cwd: ROOT })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/\.test\.ts$|\/testing\/|\.generated\.ts$/.test(path) && path !== OF_ONE_GAME),
]

it.each(GAMES.map(({ id }) => id))('%s is named only in its own folders', (id) => {
  // As a whole string or as a part of a path; in sentences, games may be mentioned.
  const named = new RegExp(`['"\`/]${id}['"\`/]`)
  const own = [`src/engine/games/${id}/`, `src/renderer/boards/${id}/`]
  const wrong = files
    .filter((path) => !own.some((folder) => path.startsWith(folder)))
    .filter((path) => named.test(readFileSync(join(ROOT, path), 'utf8')))
  expect(files.length).toBeGreaterThan(300)
  expect(wrong).toEqual([])
})
