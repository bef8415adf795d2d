/** The lines of a file, packed or plain, one at a time and within budget. */
import { err, ok, type Result } from '../../kernel/refusal.ts'
import type { Budgets } from './budgets.ts'
import type { FileError, FileErrorCode } from './fault.ts'
import { Gunzip } from 'fflate'

type Piece = Result<Uint8Array, 'badGzip'>

/** Encodings by their byte order mark, which programs of other systems write unasked. */
const MARKS = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
] as const
/** Bytes of the longest mark. */
const LONGEST = 3

type Decoder = InstanceType<typeof TextDecoder>

/** Converts the text to UTF-8 without byte order mark, piece by piece; invalid input ends it with an error. */
function* asUtf8(pieces: Iterable<Piece>): Generator<Result<Uint8Array, 'badGzip' | 'notUtf8'>, void> {
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

/** Decodes the next bytes; without bytes it ends the text. Undefined if the text is broken. */
const decoded = (decoder: Decoder, bytes?: Uint8Array): string | undefined => {
  try {
    return bytes === undefined ? decoder.decode() : decoder.decode(bytes, { stream: true })
  } catch {
    return undefined
  }
}

// Decompresses gzip (RFC 1952) piece by piece, to stop a decompression bomb before it fills the memory.

/** One packed byte expands to at most 1,032 bytes, so one piece to at most 8.5 MB. */
const PIECE = 8_192
/** CRC-32 and length of the content. */
const TRAILER = 8
const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  return crc
})

const crcOn = (crc: number, bytes: Uint8Array): number => {
  let next = crc
  // Both indices are within their arrays.
  for (let at = 0; at < bytes.length; at += 1)
    next = (next >>> 8) ^ (CRC_TABLE[(next ^ (bytes[at] as number)) & 255] as number)
  return next
}

/**
 * Yields the content of a gzip file in pieces; an error ends it. Reads one gzip member only: what follows it is never
 * read and, like content that does not fit the trailer's CRC-32 and length, gives an error after the last piece.
 */
export function* gunzipped(bytes: Uint8Array): Generator<Result<Uint8Array, 'badGzip'>, void> {
  let pieces: Uint8Array[] = []
  let crc = 0xffffffff
  let length = 0
  let members = 1
  let isBroken = false
  const stream = new Gunzip((piece) => {
    if (members === 1) pieces.push(piece)
  })
  stream.onmember = () => (members += 1)
  for (let at = 0; members === 1; at += PIECE) {
    // Pushing an empty last piece keeps the stream from looking for another member.
    const piece = bytes.subarray(at, at + PIECE)
    try {
      stream.push(piece, piece.length === 0)
    } catch {
      // fflate throws on any broken stream; how it is broken does not matter.
      isBroken = true
    }
    for (const part of pieces) {
      crc = crcOn(crc, part)
      length += part.length
      if (part.length > 0) yield ok(part)
    }
    pieces = []
    if (isBroken) {
      yield err('badGzip')
      return
    }
    if (piece.length === 0) break
  }
  const end = bytes.subarray(-TRAILER)
  const trailer = new DataView(end.buffer, end.byteOffset, end.length)
  const fits =
    members === 1 &&
    trailer.byteLength === TRAILER &&
    trailer.getUint32(0, true) === ~crc >>> 0 &&
    trailer.getUint32(4, true) === length % 2 ** 32
  if (!fits) yield err('badGzip')
}

export interface FileLine {
  /** Line number, counted from 1. */
  readonly number: number
  /** The line with its line feed, which the last line may lack. */
  readonly bytes: Uint8Array
}

const LINE_FEED = 10

const join = (parts: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** Yields every line of the file; an error ends it. Calls `outOfTime` for every piece of the file. */
export function* linesOf(
  file: Uint8Array,
  budgets: Budgets,
  outOfTime: () => boolean,
): Generator<Result<FileLine, FileError>, void> {
  let number = 1
  let begun: Uint8Array[] = []
  let begunLength = 0
  let unpacked = 0
  const fault = (code: FileErrorCode, details: FileError['details'] = {}): Result<FileLine, FileError> =>
    err({ code, line: number, details })

  if (file.length > budgets.packed) {
    // The reader may have stopped early, so the total length is unknown here.
    yield fault('tooLarge', { most: budgets.packed })
    return
  }
  for (const piece of asUtf8(isGzip(file) ? gunzipped(file) : [ok(file)])) {
    if (!piece.ok) {
      yield fault(piece.error)
      return
    }
    if (outOfTime()) {
      yield fault('timeUp', { most: budgets.time })
      return
    }
    const bytes = piece.value
    unpacked += bytes.length
    if (unpacked > budgets.unpacked) {
      yield fault('tooLarge', { most: budgets.unpacked })
      return
    }
    let at = 0
    while (at < bytes.length) {
      const feed = bytes.indexOf(LINE_FEED, at)
      const end = feed < 0 ? bytes.length : feed + 1
      if (begunLength + end - at > budgets.line) {
        yield fault('lineTooLong', { most: budgets.line })
        return
      }
      const part = bytes.subarray(at, end)
      at = end
      if (feed < 0) {
        begun.push(part)
        begunLength += part.length
        continue
      }
      if (number > budgets.lines) {
        yield fault('tooManyLines', { most: budgets.lines })
        return
      }
      yield ok({ number, bytes: begun.length === 0 ? part : join([...begun, part]) })
      number += 1
      begun = []
      begunLength = 0
    }
  }
  if (begunLength > 0) yield ok({ number, bytes: join(begun) })
}
