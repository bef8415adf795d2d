import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { parse } from 'vue/compiler-sfc'

const RENDERER = fileURLToPath(new URL('../../', import.meta.url))

/** A template node, as far as this test reads it. */
interface Node {
  readonly tag?: string
  readonly props?: readonly {
    readonly name: string
    readonly arg?: unknown
    readonly value?: { readonly content: string } | undefined
  }[]
  readonly children?: readonly unknown[]
}

/** Classes and tags of everything in a template that can be disabled. */
const disableable = (node: Node): readonly string[] => {
  const props = node.props ?? []
  const names = props.map(({ name, arg }) =>
    name === 'bind' ? (arg as { content?: string })?.content : name,
  )
  const own = names.some((name) => name === 'disabled' || name === 'aria-disabled')
    ? [
        ...(node.tag?.match(/^[a-z]/) ? [node.tag] : []),
        ...(props
          .find(({ name }) => name === 'class')
          ?.value?.content.split(/\s+/)
          .map((name) => `.${name}`) ?? []),
      ]
    : []
  return [...own, ...(node.children ?? []).flatMap((child) => disableable(child as Node))]
}

/** The parts of a style sheet's selectors that are hovered or pressed. */
const pointed = (css: string): readonly string[] =>
  [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{}]*)\{/g)]
    .flatMap(([, selector = '']) => (selector.trim().startsWith('@') ? [] : selector.split(/,(?![^(]*\))/)))
    .flatMap((selector) => selector.split(/[\s>+~]+(?![^(]*\))/))
    .filter((part) => /:(hover|active)\b/.test(part))

const sparing = (part: string): boolean => /disabled/.test(part)
const read = (file: string): string => readFileSync(RENDERER + file, 'utf8')

describe('disabled controls do not react to the pointer', () => {
  it.each(globSync('theme/*.css', { cwd: RENDERER }))('%s', (file) => {
    expect(pointed(read(file)).filter((part) => !sparing(part))).toEqual([])
  })

  it('in every component', () => {
    const wrong = globSync('**/*.vue', { cwd: RENDERER }).flatMap((file) => {
      const { template, styles } = parse(read(file)).descriptor
      if (!template?.ast) return []
      // The compiler's tree has more kinds of nodes than this type.
      const able = new Set(disableable(template.ast as unknown as Node))
      return styles
        .flatMap(({ content, src }) => pointed(src === undefined ? content : ''))
        .filter(
          (part) => !sparing(part) && (part.match(/^[a-z]+|\.[\w-]+/g) ?? []).some((name) => able.has(name)),
        )
        .map((part) => `${file}: ${part}`)
    })
    expect(wrong).toEqual([])
  })
})
