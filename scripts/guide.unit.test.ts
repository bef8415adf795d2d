/**
 * docs/adding-a-game.md builds the game it is about: its code blocks, in their order, are the files of the example. The
 * contract runs on them in the example's own tests.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const EXAMPLE = join(ROOT, 'examples', 'dice-tic-tac-toe')
const guide = readFileSync(join(ROOT, 'docs', 'adding-a-game.md'), 'utf8')

/** Blocks that name their file, in the order of the guide. */
const blocks = [...guide.matchAll(/^```ts (\S+)\n([\s\S]*?)^```$/gm)].map(([, file = '', code = '']) => ({
  file,
  code,
}))
const written = (file: string): string => readFileSync(join(EXAMPLE, file), 'utf8')
const filesIn = (folder: string): readonly string[] => [
  ...new Set(blocks.map(({ file }) => file).filter((file) => file.startsWith(`${folder}/`))),
]

describe('the guide to adding a game', () => {
  it.each(['index.ts', 'en.ts', 'contract.int.test.ts'].map((name) => `without-cards/${name}`))(
    'has all of %s, in the order of the file',
    (file) => {
      const parts = blocks.filter((block) => block.file === file).map(({ code }) => code)
      expect(parts.join('\n')).toBe(written(file))
    },
  )

  it('shows the form without cards whole', () => {
    expect(filesIn('without-cards')).toHaveLength(3)
  })

  it('quotes the form with cards as it is', () => {
    expect(filesIn('rules').length).toBeGreaterThan(3)
    for (const { file, code } of blocks.filter((block) => block.file.startsWith('rules/')))
      expect(written(file)).toContain(code)
  })
})
