/** Decompression of gzip (RFC 1952) piece by piece, so that a bomb is stopped and never held whole. */
import { Inflate } from 'fflate'
import { err, ok } from '../../kernel/refusal.ts'
import type { Result } from '../../kernel/refusal.ts'

/** A packed byte gives at most 1,032 bytes, so one piece at most 4 MiB. */
const PIECE = 4096
/** CRC-32 and length of the content. */
const TRAILER = 8
const FLAGS = { headerCrc: 2, extra: 4, name: 8, comment: 16, reserved: 224 } as const

export const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b

/** Where the deflate stream begins; undefined if the header is broken. */
const bodyStart = (bytes: Uint8Array): number | undefined => {
  const flags = bytes[3] ?? FLAGS.reserved
  if (bytes[2] !== 8 || (flags & FLAGS.reserved) !== 0) return undefined
  let at = 10
  if (flags & FLAGS.extra) at += 2 + (bytes[at] ?? 0) + 256 * (bytes[at + 1] ?? 0)
  for (const text of [FLAGS.name, FLAGS.comment]) {
    if (!(flags & text)) continue
    const zero = bytes.indexOf(0, at)
    if (zero < 0) return undefined
    at = zero + 1
  }
  if (flags & FLAGS.headerCrc) at += 2
  return at <= bytes.length - TRAILER ? at : undefined
}

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
 * The content of a gzip file in pieces; an error ends it. One member only: what follows it, or
 * content that does not fit the trailer's CRC-32 and length, is an error after the last piece.
 */
export function* gunzipped(bytes: Uint8Array): Generator<Result<Uint8Array, 'badGzip'>, void> {
  const start = bodyStart(bytes)
  if (start === undefined) {
    yield err('badGzip')
    return
  }
  let pieces: Uint8Array[] = []
  let crc = 0xffffffff
  let length = 0
  const inflate = new Inflate((piece) => pieces.push(piece))
  const end = bytes.length - TRAILER
  for (let at = start; ; at += PIECE) {
    const last = at >= end
    try {
      inflate.push(bytes.subarray(Math.min(at, end), Math.min(at + PIECE, end)), last)
    } catch {
      // fflate throws on any broken stream; which way it is broken helps nobody.
      yield err('badGzip')
      return
    }
    for (const piece of pieces) {
      crc = crcOn(crc, piece)
      length += piece.length
      if (piece.length > 0) yield ok(piece)
    }
    pieces = []
    if (last) break
  }
  const trailer = new DataView(bytes.buffer, bytes.byteOffset + end, TRAILER)
  if (trailer.getUint32(0, true) !== ~crc >>> 0 || trailer.getUint32(4, true) !== length % 2 ** 32)
    yield err('badGzip')
}
