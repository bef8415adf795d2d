import { expect, it } from 'vitest'
import { appendRows } from './append.ts'

it('puts actions into a bare database of the tables as they are now, beside the library', () => {
  const rows = appendRows(1)
  expect(rows.map(({ figure }) => figure)).toEqual([expect.stringMatching(/median [\d.]+ ms \([1-9]/)])
  for (const { reference } of rows) expect(reference).toMatch(/[1-9]/)
})
