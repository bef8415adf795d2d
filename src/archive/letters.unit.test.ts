import fc from 'fast-check'
import { expect, it } from 'vitest'
import { lettersOf } from './letters.ts'

/** Read back bit by bit. */
const bytesOf = (letters: string, size: number): Uint8Array => {
  const known = [
    ...'!"#$%&\'()*+,-./0123456789:;=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_`abcdefghijklmnopqrstuvwxyz|}~',
  ]
  const bits = [...letters.matchAll(/../gs)].flatMap(([[low = '', high = ''] = []]) => {
    const value = known.indexOf(low) + known.length * known.indexOf(high)
    return Array.from({ length: 13 }, (_, at) => (value >> at) & 1)
  })
  return Uint8Array.from({ length: size }, (_, at) =>
    bits.slice(8 * at, 8 * at + 8).reduce((byte, bit, place) => byte | (bit << place), 0),
  )
}

it('writes bytes in printable letters from which they are read back', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      const letters = lettersOf(bytes)
      expect(letters).toMatch(/^[!-;=-[\]-z|-~]*$/)
      expect(letters.length).toBe(2 * Math.ceil((8 * bytes.length) / 13))
      expect(bytesOf(letters, bytes.length)).toEqual(bytes)
    }),
  )
})
