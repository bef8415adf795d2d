/** Longest request that is read, in bytes; what follows up to the end of its line is thrown away. */
export const LONGEST_REQUEST = 2 ** 20

/** A request as it came, or the fact that it was too long to keep. */
export type RequestLine = { readonly text: string } | { readonly tooLong: true }

const NEWLINE = 0x0a

/**
 * The lines of a stream, the last one too if it has no line feed. Memory stays bounded whatever is
 * sent; bytes that are not UTF-8 become replacement characters, which no request contains.
 */
export async function* requestLines(input: AsyncIterable<Buffer | string>): AsyncGenerator<RequestLine> {
  let kept: Buffer[] = []
  let size = 0
  const line = (): RequestLine => {
    const whole: RequestLine =
      size > LONGEST_REQUEST ? { tooLong: true } : { text: Buffer.concat(kept).toString('utf8') }
    kept = []
    size = 0
    return whole
  }
  const keep = (part: Buffer): void => {
    size += part.length
    if (size > LONGEST_REQUEST) kept = []
    else kept.push(part)
  }
  for await (const chunk of input) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk
    let from = 0
    for (let end = bytes.indexOf(NEWLINE); end !== -1; end = bytes.indexOf(NEWLINE, from)) {
      keep(bytes.subarray(from, end))
      yield line()
      from = end + 1
    }
    keep(bytes.subarray(from))
  }
  if (size > 0) yield line()
}
