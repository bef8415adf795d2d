/** The first bytes of a database file; see "The Database Header" in SQLite's file format. */
import { closeSync, openSync, readSync } from 'node:fs'

// Bytes of files that another process may write, cut or delete meanwhile.

/** A file to be read; undefined if there is none. It may be deleted at any moment, so nothing is asked before. */
export const openIfThere = (file: string): number | undefined => {
  try {
    return openSync(file, 'r')
  } catch (thrown) {
    if (thrown instanceof Error && 'code' in thrown && thrown.code === 'ENOENT') return undefined
    throw thrown
  }
}

/** Bytes of the file, or nothing where it ends before. */
export const take = (handle: number, at: number, length: number): Buffer | undefined => {
  const bytes = Buffer.allocUnsafe(length)
  return readSync(handle, bytes, 0, length, at) === length ? bytes : undefined
}

/** Offsets in it, and its length. */
export const HEADER = { length: 100, pageSize: 16, pages: 28, version: 60, application: 68 } as const
/** Behind it the first page tells what tables there are: kind of the page, number of entries. */
export const TABLES = { kind: 100, leaf: 0x0d, count: 103, end: 108 } as const
export const MAGIC = 'SQLite format 3\0'

/** The largest size does not fit in two bytes and is written as 1. */
export const pageSizeOf = (header: Buffer): number => {
  const page = header.readUInt16BE(HEADER.pageSize)
  return page === 1 ? 65536 : page
}

/** The length the file should have by its own header. */
export const sizeIn = (header: Buffer): number => header.readUInt32BE(HEADER.pages) * pageSizeOf(header)

export const isDatabase = (header: Buffer): boolean => header.toString('latin1', 0, MAGIC.length) === MAGIC

/** Whose database it is, and the version of its schema. */
export const marksOf = (header: Buffer): { readonly application: number; readonly version: number } => ({
  application: header.readInt32BE(HEADER.application),
  version: header.readInt32BE(HEADER.version),
})

/** The beginning of a file, shorter where the file is. */
export const beginningOf = (file: string, length: number): Buffer => {
  const handle = openSync(file, 'r')
  try {
    const bytes = Buffer.alloc(length)
    return bytes.subarray(0, readSync(handle, bytes, 0, length, 0))
  } finally {
    closeSync(handle)
  }
}
