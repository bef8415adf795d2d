import { expect, it } from 'vitest'
import { sizeWords } from './bytes.ts'

it.each([
  [0, '0 B'],
  [812, '812 B'],
  [1000, '1.0 KB'],
  [9_449, '9.4 KB'],
  [9_960, '10 KB'],
  [120_400, '120 KB'],
  [999_600, '1.0 MB'],
  [32_000_000, '32 MB'],
  [7_100_000_000_000, '7100 GB'],
])('%d bytes are %s', (bytes, words) => {
  expect(sizeWords(bytes)).toBe(words)
})
