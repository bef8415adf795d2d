import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const SOURCES = join(import.meta.dirname, '../../../..')
/** Components whose `title` is a prop, a heading. */
const OWN = /<(?!AppButton|DropdownMenuTrigger|NameField)[A-Z]\w*\b[^<]*$/

describe('texts of signs', () => {
  it('are tips, never title attributes, which only the mouse shows', () => {
    const titled = globSync('{renderer,page}/**/*.vue', { cwd: SOURCES }).filter((file) => {
      const [, template = ''] = readFileSync(join(SOURCES, file), 'utf8').split('<template>', 2)
      return [...template.matchAll(/\s:?title="/g)].some(({ index }) => !OWN.test(template.slice(0, index)))
    })
    expect(titled).toEqual([])
  })
})
