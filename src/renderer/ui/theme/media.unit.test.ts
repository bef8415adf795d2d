import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { MEDIA } from './media.ts'

const SRC = fileURLToPath(new URL('../../../', import.meta.url))
const NAMED: readonly string[] = Object.keys(MEDIA).map((name) => `(--${name})`)
const RAW: readonly string[] = Object.values(MEDIA)

/** The queries of all `@media` rules under src, with the file each stands in. */
const used = globSync('**/*.{vue,css}', { cwd: SRC }).flatMap((file) =>
  [...readFileSync(SRC + file, 'utf8').matchAll(/@media\s+([^{]+?)\s*\{/g)].map(([, query = '']) => ({
    file,
    query,
  })),
)
const filesWith = (sought: string): readonly string[] =>
  used.filter(({ query }) => query === sought).map(({ file }) => file)

it('a size that has a name is written by its name', () => {
  expect(RAW.flatMap(filesWith)).toEqual([])
})

it('a size at which two style sheets change has a name', () => {
  const sizes = [...new Set(used.map(({ query }) => query))].filter((query) =>
    /\((min|max)-(width|height):/.test(query),
  )
  expect(sizes.filter((query) => filesWith(query).length > 1)).toEqual([])
})

it('every name is of a size that is listed, and every size listed is used', () => {
  const names = new Set(used.map(({ query }) => query).filter((query) => query.includes('--')))
  expect([...names].sort()).toEqual([...NAMED].sort())
})
