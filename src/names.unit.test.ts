/** Nothing outside the folders of a game knows it by name, so that a new one extends no list. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { GAMES } from './engine/index.ts'

const ROOT = join(import.meta.dirname, '..')
const ids = GAMES.map(({ id }) => id)

const found = (...patterns: readonly string[]): readonly string[] =>
  globSync(patterns, { cwd: ROOT })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/\.generated\.ts$/.test(path))

/** What is shipped or run to make it. */
const product = [
  'package.json',
  ...found('src/**/*.{ts,vue,js,html}', 'scripts/**/*.{ts,mjs}').filter(
    (path) => !/\.test\.ts$|\/testing\//.test(path),
  ),
]
const everything = [
  'package.json',
  ...found('{src,scripts,bench,e2e}/**/*.{ts,vue,js,mjs,html}', '*.config.{ts,js}', '.github/**/*.yml'),
]

const texts = new Map(everything.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]))

/** Whether a file names the game, as a whole string, as part of a path or as a key; in sentences, it may. */
const names = (path: string, id: string): boolean =>
  new RegExp(`['"\`/]${id}['"\`/]|^\\s*${id}: [\\[{]`, 'm').test(texts.get(path) ?? '')

const isIn = (path: string, id: string): boolean =>
  [`src/engine/games/${id}/`, `src/renderer/boards/${id}/`, `e2e/games/${id}/`].some((folder) =>
    path.startsWith(folder),
  )

it.each(ids)('%s is named only in its own folders', (id) => {
  expect(product.length).toBeGreaterThan(300)
  expect(product.filter((path) => !isIn(path, id) && names(path, id))).toEqual([])
})

// A test may take one game as its example, and another one to tell it from.
it('no test, script, bench or picture lists the games by name: they come from the registry, or from their folders', () => {
  const lists = everything.filter((path) => ids.filter((id) => !isIn(path, id) && names(path, id)).length > 2)
  expect(everything.length).toBeGreaterThan(1000)
  expect(lists).toEqual([])
})
