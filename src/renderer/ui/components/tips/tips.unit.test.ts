import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const SOURCES = join(import.meta.dirname, '../../../..')
/** Components whose `title` is a prop, a heading. */
const OWN = /<(?!AppButton|DropdownMenuTrigger|NameField)[A-Z]\w*\b[^<]*$/

describe('what signs say of themselves', () => {
  it('is said by tips alone: a title is told to the mouse only', () => {
    const titled = globSync('{renderer,page}/**/*.vue', { cwd: SOURCES }).filter((file) => {
      const [, template = ''] = readFileSync(join(SOURCES, file), 'utf8').split('<template>', 2)
      return [...template.matchAll(/\s:?title="/g)].some(({ index }) => !OWN.test(template.slice(0, index)))
    })
    expect(titled).toEqual([])
  })
})
