/**
 * Checks of the repository's workflows where a mistake would do harm; a linter checks their syntax
 * (docs/releasing.md).
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const FOLDER = join(ROOT, '.github', 'workflows')
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: object }

describe.each(readdirSync(FOLDER))('the workflow %s', (name) => {
  const text = readFileSync(join(FOLDER, name), 'utf8')

  it('may only read, but for the job that drafts a release', () => {
    expect(text).toMatch(/^permissions:\n {2}contents: read$/m)
    expect([...text.matchAll(/: write$/gm)]).toHaveLength(name === 'release.yml' ? 1 : 0)
    expect(text).not.toContain('pull_request_target')
  })

  it('leaves no key of the repository lying about, and hands secrets to nothing but the environment', () => {
    const checkouts = [...text.matchAll(/actions\/checkout@/g)]
    expect([...text.matchAll(/persist-credentials: false/g)]).toHaveLength(checkouts.length)
    for (const [line] of text.matchAll(/^.*secrets\..*$/gm)) expect(line).toMatch(/^ +[A-Z_]+: \$\{\{/)
    // Scripts contain nothing that others may choose, such as a tag or a title.
    for (const [line] of text.matchAll(/\$\{\{ *github\..*$/gm)) expect(line).toMatch(/github\.(ref|token) /)
  })

  it('runs scripts there are', () => {
    const named = [...text.matchAll(/npm (?:run )?(test(?::\w+)?|build)\b/g)].map(([, script = '']) => script)
    expect(named).toEqual(
      expect.arrayContaining([name === 'nightly.yml' ? 'test:all' : 'test', 'test:desktop']),
    )
    for (const script of named) expect(Object.keys(scripts)).toContain(script)
  })

  it('runs every shard where it runs shards', () => {
    const shards = [...text.matchAll(/^ +shard: \[(.*)\]$/gm)].map(([, list = '']) => list.split(', '))
    for (const list of shards) expect(list).toEqual(list.map((_, at) => `${at + 1}/${list.length}`))
    expect([...text.matchAll(/test:all -- --shard=\$\{\{ matrix\.shard \}\}$/gm)]).toHaveLength(shards.length)
    // By night and before a release both tiers run.
    expect(shards).toHaveLength(name === 'check.yml' ? 0 : 1)
  })

  it('runs on all three systems', () => {
    for (const system of ['ubuntu-', 'macos-', 'windows-']) expect(text).toContain(system)
  })
})
