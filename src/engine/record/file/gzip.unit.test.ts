import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BUDGETS } from './budgets.ts'
import { linesOf, gunzipped } from './lines.ts'

const content = (bytes: Uint8Array): Uint8Array | undefined => {
  const pieces: Uint8Array[] = []
  for (const piece of gunzipped(bytes)) {
    if (!piece.ok) return undefined
    pieces.push(piece.value)
  }
  return Uint8Array.from(pieces.flatMap((piece) => [...piece]))
}

describe('gunzipped', () => {
  it('gives what another gzip packed', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 30_000, size: 'max' }),
        fc.constantFrom(0, 1, 9),
        (bytes, level) => {
          expect(content(gzipSync(bytes, { level }))).toEqual(bytes)
        },
      ),
      { numRuns: 30 },
    )
  })

  it('reads a header with a file name, a comment, an extra field and a checksum of its own', () => {
    const packed = gzipSync('hello')
    const extra = [3, 0, 1, 2, 3]
    const texts = [0x61, 0, 0x62, 0]
    const header = [...packed.subarray(0, 3), 2 | 4 | 8 | 16, ...packed.subarray(4, 10)]
    const whole = Uint8Array.of(...header, ...extra, ...texts, 0, 0, ...packed.subarray(10))
    expect(content(whole)).toEqual(new TextEncoder().encode('hello'))
  })

  it('refuses every cut and every wrong trailer', () => {
    const packed = new Uint8Array(gzipSync('a little text, and again a little text'))
    for (let length = 0; length < packed.length; length += 1)
      expect(content(packed.subarray(0, length)), `${length} bytes`).toBeUndefined()
    for (let back = 1; back <= 8; back += 1)
      expect(content(packed.with(packed.length - back, packed.at(-back)! ^ 255))).toBeUndefined()
  })

  it('refuses what follows the end', () => {
    const packed = new Uint8Array(gzipSync('text'))
    for (const tail of [[0], [0, 0, 0], Array(40).fill(7), [...packed], [0x1f, 0x8b, 8, 0]])
      expect(content(Uint8Array.of(...packed, ...tail)), `${tail.length} bytes more`).not.toEqual(
        new TextEncoder().encode('text'),
      )
  })

  it('refuses a second member even after an empty first', () => {
    const two = Uint8Array.of(...gzipSync(''), ...gzipSync('text'))
    expect(content(two)).toBeUndefined()
  })

  it('hands a bomb out in pieces, so that a reader can stop', () => {
    const bomb = gzipSync(new Uint8Array(2 ** 26))
    const first = gunzipped(bomb).next()
    expect(first.done === false && first.value.ok && first.value.value.length).toBeLessThan(9_000_000)
    expect([...linesOf(bomb, BUDGETS, () => false)]).toEqual([
      { ok: false, error: { code: 'lineTooLong', line: 1, details: { most: BUDGETS.line } } },
    ])
  })
})
