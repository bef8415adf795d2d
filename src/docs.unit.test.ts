/** The documentation for developers leads to code that is there. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const DOCS = join(ROOT, 'docs')
const LINK = /\[([^\][]+)\]\(([^()\s#]+)(?:#[^()\s]*)?\)/g

interface Link {
  readonly text: string
  readonly target: string
}

/** Links to files of the repository, without those to addresses on the web. */
const linksIn = (page: string): readonly Link[] =>
  [...readFileSync(join(DOCS, page), 'utf8').matchAll(LINK)].flatMap(([, text = '', target = '']) =>
    /^[a-z]+:/.test(target) ? [] : [{ text, target }],
  )

/** Code spans that name a file of the sources; names with a placeholder are not looked at. */
const PATH = /`([\w./-]+\/[\w.-]+\.(?:ts|vue|css|mjs))`/g

const sources = ['src', 'e2e', 'scripts', 'bench'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(
    (name) => `/${folder}/${name.replaceAll('\\', '/')}`,
  ),
)

const pages = readdirSync(DOCS, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'))

describe.each(pages)('docs/%s', (page) => {
  it('links to files that exist', () => {
    const folder = join(DOCS, page, '..')
    const missing = linksIn(page).filter(({ target }) => !existsSync(join(folder, target)))
    expect(missing).toEqual([])
  })

  it('names files that exist, by their path or its end', () => {
    const named = [...readFileSync(join(DOCS, page), 'utf8').matchAll(PATH)].map(([, path = '']) => path)
    expect(named.filter((path) => !sources.some((source) => source.endsWith(`/${path}`)))).toEqual([])
  })
})

/** Whether a file declares a name, as a declaration of its own or as a member of one. */
const declares = (source: string, name: string): boolean =>
  new RegExp(
    String.raw`\b(?:const|function|class|interface|type)\s+${name}\b|^\s+(?:readonly\s+)?${name}\??[(:<]`,
    'm',
  ).test(source)

describe.each(['tour.md', 'glossary.md'])('docs/%s', (page) => {
  const named = linksIn(page).flatMap(({ text, target }) => {
    const name = /^`(\w+)`$/.exec(text)?.[1]
    return name === undefined ? [] : [{ name, target }]
  })

  it('names code', () => {
    expect(named.length).toBeGreaterThan(15)
  })

  it('names functions and types that are in the files it links to', () => {
    const wrong = named.filter(
      ({ name, target }) => !declares(readFileSync(join(DOCS, target), 'utf8'), name),
    )
    expect(wrong).toEqual([])
  })
})
