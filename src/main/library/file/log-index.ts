/**
 * Reads the index of the write-ahead log, which a killed program leaves beside it: how much of the log its writer has
 * committed. See "WAL-Index File Format" in SQLite's documentation.
 */
import { closeSync } from 'node:fs'
import { openIfThere, take } from './bytes.ts'

export interface LogIndex {
  /** Of the log it was made for, as in its header. */
  readonly salt: string
  /** Number of the last frame of the last commit; 0 if nothing was committed since the log was begun. */
  readonly committed: number
}

/** It begins with two copies of its header, of which one is written after the other. */
const COPY = 48
const VERSION = 3_007_000
const COMMITTED = 16
const SALT = { start: 32, end: 40 }

/** The index in a file; undefined if there is none, or if it was just being changed. */
export const readLogIndex = (file: string): LogIndex | undefined => {
  const handle = openIfThere(file)
  if (handle === undefined) return undefined
  try {
    const bytes = take(handle, 0, 2 * COPY)
    if (bytes === undefined || bytes.compare(bytes, COPY, 2 * COPY, 0, COPY) !== 0) return undefined
    // Numbers are in the order of bytes of the machine that wrote it.
    const little = bytes.readUInt32LE(0) === VERSION
    if (!little && bytes.readUInt32BE(0) !== VERSION) return undefined
    return {
      salt: bytes.toString('hex', SALT.start, SALT.end),
      committed: little ? bytes.readUInt32LE(COMMITTED) : bytes.readUInt32BE(COMMITTED),
    }
  } finally {
    closeSync(handle)
  }
}
