/** Decompression of gzip (RFC 1952) piece by piece, so that a bomb is stopped and never held whole. */
import { Gunzip } from 'fflate'
import { err, ok, type Result } from '../../kernel/refusal.ts'

/** A packed byte gives at most 1,032 bytes, so one piece at most 8.5 MB. */
const PIECE = 8_192
/** CRC-32 and length of the content. */
const TRAILER = 8
export const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  return crc
})

const crcOn = (crc: number, bytes: Uint8Array): number => {
  let next = crc
  // Both indices lie inside their arrays.
  for (let at = 0; at < bytes.length; at += 1)
    next = (next >>> 8) ^ (CRC_TABLE[(next ^ (bytes[at] as number)) & 255] as number)
  return next
}

/**
 * The content of a gzip file in pieces; an error ends it. One member only: what follows it is never
 * read, and like content that does not fit the trailer's CRC-32 and length an error after the last piece.
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
    // The last piece is empty: the stream looks for another member only while it may go on.
    const piece = bytes.subarray(at, at + PIECE)
    try {
      stream.push(piece, piece.length === 0)
    } catch {
      // fflate throws on any broken stream; which way it is broken helps nobody.
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
