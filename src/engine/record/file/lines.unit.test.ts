import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BUDGETS, type Budgets } from './budgets.ts'
import { linesOf } from './lines.ts'

const never = (): boolean => false
const read = (file: Uint8Array, budgets: Partial<Budgets> = {}) => [
  ...linesOf(file, { ...BUDGETS, ...budgets }, never),
]
const lastOf = (file: Uint8Array, budgets: Partial<Budgets> = {}) => read(file, budgets).at(-1)

/** Bytes that hardly compress, none of them a line feed. */
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

  it('puts together a line that comes in many pieces, up to its budget', () => {
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

  it('counts what it unpacks in all', () => {
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
