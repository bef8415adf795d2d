import { describe, expect, it } from 'vitest'
import { MAX_REQUEST_BYTES, requestLines, type RequestLine } from './protocol.ts'

const linesOf = async (chunks: readonly Buffer[]): Promise<RequestLine[]> => {
  async function* stream(): AsyncGenerator<Buffer> {
    yield* chunks
  }
  const lines: RequestLine[] = []
  for await (const line of requestLines(stream())) lines.push(line)
  return lines
}

describe('lines of requests', () => {
  it('are the same however the bytes arrive', async () => {
    const bytes = Buffer.from('{"a":"棋"}\n\n{"b":1}\r\nlast')
    const expected = ['{"a":"棋"}', '', '{"b":1}\r', 'last'].map((text) => ({ text }))
    expect(await linesOf([bytes])).toEqual(expected)
    expect(await linesOf([...bytes].map((byte) => Buffer.from([byte])))).toEqual(expected)
  })

  it('end with the input', async () => {
    expect(await linesOf([])).toEqual([])
    expect(await linesOf([Buffer.from('one\n')])).toEqual([{ text: 'one' }])
  })

  it('that are too long are reported once, and the next is read', async () => {
    const chunk = Buffer.alloc(MAX_REQUEST_BYTES / 4, 'x')
    const long = [chunk, chunk, chunk, chunk]
    expect(await linesOf([...long, Buffer.from('\nnext')])).toEqual([
      { text: 'x'.repeat(MAX_REQUEST_BYTES) },
      { text: 'next' },
    ])
    expect(await linesOf([...long, Buffer.from('x'), ...long, Buffer.from('\nnext')])).toEqual([
      { tooLong: true },
      { text: 'next' },
    ])
    expect(await linesOf([...long, chunk])).toEqual([{ tooLong: true }])
  })
})
