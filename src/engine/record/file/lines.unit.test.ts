import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BUDGETS, type Budgets } from './budgets.ts'
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
  it('unpacks what another gzip packed', () => {
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

  it('refuses data after the end', () => {
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

  it('unpacks a bomb in pieces, so that a reader can stop', () => {
    const bomb = gzipSync(new Uint8Array(2 ** 26))
    const first = gunzipped(bomb).next()
    expect(first.done === false && first.value.ok && first.value.value.length).toBeLessThan(9_000_000)
    expect([...linesOf(bomb, BUDGETS, () => false)]).toEqual([
      { ok: false, error: { code: 'lineTooLong', line: 1, details: { most: BUDGETS.line } } },
    ])
  })
})

const never = (): boolean => false
const read = (file: Uint8Array, budgets: Partial<Budgets> = {}) => [
  ...linesOf(file, { ...BUDGETS, ...budgets }, never),
]
const lastOf = (file: Uint8Array, budgets: Partial<Budgets> = {}) => read(file, budgets).at(-1)

/** Bytes that hardly compress, without a line feed. */
const noise = (length: number): Uint8Array =>
  Uint8Array.from({ length }, (_, at) => 32 + ((Math.imul(at, 2654435761) >>> 13) % 200))

describe('linesOf', () => {
  it('gives every line with its number, packed or plain', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ maxLength: 40 }).map((text) => text.replaceAll('\n', ' '))),
        (lines) => {
          const file = new TextEncoder().encode(lines.map((line) => line + '\n').join(''))
          const want = lines.map((line, index) => ({ number: index + 1, text: line + '\n' }))
          for (const bytes of [file, new Uint8Array(gzipSync(file))]) {
            const got = read(bytes).map((line) =>
              line.ok
                ? { number: line.value.number, text: new TextDecoder().decode(line.value.bytes) }
                : line,
            )
            expect(got).toEqual(want)
          }
        },
      ),
    )
  })

  it('joins a line that comes in many pieces, up to its budget', () => {
    const line = noise(200_000)
    const feed = Uint8Array.of(10)
    const file = gzipSync(Buffer.concat([line.subarray(0, 100), feed, line, feed, Uint8Array.of(97)]))
    const got = read(file)
    expect(got.map((one) => (one.ok ? one.value.bytes.length : one.error.code))).toEqual([101, 200_001, 1])
    expect(got[1]).toEqual({
      ok: true,
      value: { number: 2, bytes: new Uint8Array(Buffer.concat([line, feed])) },
    })
    expect(lastOf(file, { line: 200_001 })?.ok).toBe(true)
    expect(lastOf(file, { line: 200_000 })).toMatchObject({ error: { code: 'lineTooLong', line: 2 } })
  })

  it('counts all unpacked bytes', () => {
    const pages = noise(300_000)
    for (let at = 999; at < pages.length; at += 1_000) pages[at] = 10
    const file = gzipSync(pages)
    expect(read(file, { unpacked: 300_000 })).toHaveLength(300)
    expect(lastOf(file, { unpacked: 299_999 })).toMatchObject({ error: { code: 'tooLarge' } })
  })

  it('takes exactly as many lines as allowed', () => {
    const file = new TextEncoder().encode('a\nb\nc\n')
    expect(lastOf(file, { lines: 3 })?.ok).toBe(true)
    expect(lastOf(file, { lines: 2 })).toMatchObject({ error: { code: 'tooManyLines', line: 3 } })
  })
})
