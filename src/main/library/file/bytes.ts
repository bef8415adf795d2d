/** Bytes of files that another process may write, cut or delete meanwhile. */
import { openSync, readSync } from 'node:fs'

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
