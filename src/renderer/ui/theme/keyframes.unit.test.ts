import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { parse } from 'vue/compiler-sfc'

const RENDERER = fileURLToPath(new URL('../../', import.meta.url))
const read = (file: string): string => readFileSync(RENDERER + file, 'utf8')

const keyframesIn = (css: string): readonly string[] =>
  [...css.matchAll(/@keyframes\s+([\w-]+)/g)].map(([, name = '']) => name)
/** The names in a list of animations are its first words. */
const animatedIn = (css: string): readonly string[] =>
  [...css.matchAll(/[^-]animation(?:-name)?:\s*([\w-]+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'none')

/** Vue renames the keyframes of a scoped style in that block alone. */
it('a scoped style animates by keyframes of its own block, or by those of a style that is not scoped', () => {
  const blocks = globSync('**/*.vue', { cwd: RENDERER }).flatMap((file) =>
    parse(read(file)).descriptor.styles.map(({ scoped, src, content }) => ({
      file,
      scoped: scoped === true,
      css: src === undefined ? content : readFileSync(new URL(src, `file://${RENDERER}${file}`), 'utf8'),
    })),
  )
  const shared = blocks.flatMap(({ scoped, css }) => (scoped ? [] : keyframesIn(css)))
  const wrong = blocks.flatMap(({ file, css }) => {
    const known = new Set([...shared, ...keyframesIn(css)])
    return animatedIn(css).flatMap((name) => (known.has(name) ? [] : [`${file}: ${name}`]))
  })
  expect(wrong).toEqual([])
})
