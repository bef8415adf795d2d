import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { BUDGETS } from './file/budgets.ts'
import { decode } from './file/decode.ts'
import { encode } from './file/encode.ts'
import { FILE_ERROR_CODES } from './file/fault.ts'
import { race } from './testing/race.ts'
import { verify } from './verify.ts'

const page = readFileSync(new URL('../../../docs/record-format.md', import.meta.url), 'utf8')

describe('docs/record-format.md', () => {
  it('shows a valid example file', () => {
    const example = /```jsonl\n([^`]*)```/.exec(page)![1]!
    const read = decode(new TextEncoder().encode(example), { games: [race] })
    if (!read.ok) throw new Error(`${read.error.code} in line ${read.error.line}`)
    const { record } = read.value
    expect(verify(record, race)).toEqual({ steps: 2, decided: true, chosen: 0, damage: null })
    expect(new TextDecoder().decode(encode(record, { gzip: false }))).toBe(example)
    expect(page).toContain(`The id of the match is \`${record.root}\``)
  })

  it('explains every code, and no other', () => {
    const table = page.slice(page.indexOf('A fault has a code'), page.indexOf('### The good part'))
    const codes = [...table.matchAll(/^\| `(\w+)` /gm)].map(([, code]) => code)
    expect(codes.toSorted()).toEqual(FILE_ERROR_CODES.toSorted())
  })

  it('states the budgets', () => {
    const told = [...page.matchAll(/^\| [a-z, ]+ \| +([\d,]+)( MiB| s)? \|$/gm)].map(
      ([, number, unit]) =>
        Number(number!.replaceAll(',', '')) * (unit === ' MiB' ? 2 ** 20 : unit === ' s' ? 1_000 : 1),
    )
    expect(told.toSorted()).toEqual(Object.values(BUDGETS).toSorted())
  })
})
