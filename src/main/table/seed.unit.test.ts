import { scrypt } from '@noble/hashes/scrypt.js'
import { expect, it } from 'vitest'
import { newSeed, seedFrom } from './seed.ts'

it('makes of typed words a seed that has the form of a random one, the same every time', async () => {
  const jade = await seedFrom('jade', 'qin')
  expect(jade).toMatch(/^[A-HJ-NP-Z2-9]{20}$/)
  expect(newSeed()).toMatch(/^[A-HJ-NP-Z2-9]{20}$/)
  expect(await seedFrom('jade', 'qin')).toBe(jade)
  expect(await seedFrom('Jade', 'qin')).not.toBe(jade)
  expect(await seedFrom('jade', 'san-marco')).not.toBe(jade)
  // However an accent was typed.
  expect(await seedFrom('caf\u00e9', 'qin')).toBe(await seedFrom('cafe\u0301', 'qin'))
}, 30_000)

it('is what docs/record-format.md says, by another program of scrypt', async () => {
  const bytes = scrypt('jade', 'qipu-seed-1\0qin', { N: 2 ** 17, r: 8, p: 1, dkLen: 20, maxmem: 2 ** 28 })
  const letters = [...bytes].map((byte) => 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'[byte % 32]).join('')
  expect(await seedFrom('jade', 'qin')).toBe(letters)
}, 60_000)

it('takes a seed as a finished match shows it', async () => {
  const shown = newSeed()
  expect(await seedFrom(shown, 'qin')).toBe(shown)
})
