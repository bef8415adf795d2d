/**
 * Reads the rollback journal beside the library without SQLite. It holds pages as they were before
 * a change that was cut off. See "The Rollback Journal" in SQLite's file format.
 */
import { closeSync, fstatSync, readSync } from 'node:fs'
import { HEADER as FILE_HEADER, openIfThere } from './format.ts'

const MAGIC = 'd9d505f920a163d7'
const HEADER = { length: 28, pages: 16, sector: 20, pageSize: 24 } as const
/** Before each page its number, after it a checksum. */
const NUMBER = 4
const CHECKSUM = 4

export interface Journal {
  /** The length of the file before the change. */
  readonly size: number
  /** The beginning of the first page before the change, if the change touched it. */
  readonly header: Buffer | undefined
  /** It is none of SQLite's, or its beginning is overwritten; SQLite would delete it. */
  readonly broken: boolean
}

/** The journal in a file; undefined if there is none, or nothing in it to take back. */
export const readJournal = (file: string): Journal | undefined => {
  const handle = openIfThere(file)
  if (handle === undefined) return undefined
  try {
    const { size } = fstatSync(handle)
    const header = Buffer.alloc(HEADER.length)
    if (readSync(handle, header, 0, HEADER.length, 0) < HEADER.length) return undefined
    // Done with: SQLite overwrites the beginning with zeros, or cuts the file off.
    if (header[0] === 0) return undefined
    const pageSize = header.readUInt32BE(HEADER.pageSize)
    if (header.toString('hex', 0, 8) !== MAGIC || pageSize < 512 || pageSize > 65536)
      return { size: 0, header: undefined, broken: true }
    const before = header.readUInt32BE(HEADER.pages) * pageSize
    return { size: before, header: firstPage(handle, size, header), broken: false }
  } finally {
    closeSync(handle)
  }
}

/** Looks through the first segment, where the first page is if the change began with it, as SQLite's do. */
const firstPage = (handle: number, size: number, header: Buffer): Buffer | undefined => {
  const pageSize = header.readUInt32BE(HEADER.pageSize)
  const number = Buffer.alloc(NUMBER)
  const step = NUMBER + pageSize + CHECKSUM
  for (let at = header.readUInt32BE(HEADER.sector); at + step <= size; at += step) {
    readSync(handle, number, 0, NUMBER, at)
    if (number.readUInt32BE() !== 1) continue
    const found = Buffer.alloc(FILE_HEADER.length)
    readSync(handle, found, 0, found.length, at + NUMBER)
    return found
  }
  return undefined
}
