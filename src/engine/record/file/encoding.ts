/** Which bytes a text is written in, where a mark at its beginning says so; programs of other systems write it unasked. */
import { err, ok, type Result } from '../../kernel/refusal.ts'

type Piece = Result<Uint8Array, 'badGzip'>

const MARKS = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
] as const
const LONGEST = 3

type Decoder = InstanceType<typeof TextDecoder>

/** The same text as UTF-8 without a mark, piece by piece; what is no such text ends it with an error. */
export function* asUtf8(pieces: Iterable<Piece>): Generator<Result<Uint8Array, 'badGzip' | 'notUtf8'>, void> {
  let begun: Uint8Array = new Uint8Array(0)
  let decoder: Decoder | undefined
  let isBegun = false
  for (const piece of pieces) {
    if (!piece.ok) {
      if (begun.length > 0) yield ok(begun)
      yield piece
      return
    }
    let bytes = piece.value
    if (!isBegun) {
      bytes = joined(begun, bytes)
      begun = bytes
      // The first piece of a packed file may be shorter than a mark.
      if (bytes.length < LONGEST) continue
      const mark = markOf(bytes)
      if (mark !== undefined) bytes = bytes.subarray(mark.bytes.length)
      if (mark !== undefined && mark.encoding !== 'utf-8')
        decoder = new TextDecoder(mark.encoding, { fatal: true })
      isBegun = true
      begun = new Uint8Array(0)
    }
    if (decoder === undefined) yield ok(bytes)
    else {
      const text = decoded(decoder, bytes)
      if (text === undefined) {
        yield err('notUtf8')
        return
      }
      yield ok(encoder.encode(text))
    }
  }
  if (begun.length > 0) yield ok(begun)
  if (decoder !== undefined && decoded(decoder) === undefined) yield err('notUtf8')
}

const encoder = new TextEncoder()

const markOf = (bytes: Uint8Array): (typeof MARKS)[number] | undefined =>
  MARKS.find((mark) => mark.bytes.every((byte, at) => bytes[at] === byte))

const joined = (one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(one.length + other.length)
  whole.set(one)
  whole.set(other, one.length)
  return whole
}

/** Goes on with the text so far; without bytes it ends there. Undefined where it is broken. */
const decoded = (decoder: Decoder, bytes?: Uint8Array): string | undefined => {
  try {
    return bytes === undefined ? decoder.decode() : decoder.decode(bytes, { stream: true })
  } catch {
    return undefined
  }
}
