/** Complete, durable copies of a library, as it was last committed, while others go on with it. */
import { randomUUID } from 'node:crypto'
import { closeSync, fsyncSync, openSync, renameSync } from 'node:fs'
import { dirname } from 'node:path'
import Database from 'better-sqlite3'
import { discard } from './discard.ts'
import { syncFolder } from './sync-folder.ts'

/** How the name of a copy ends that is not whole yet. */
export const HALF = '.part'

/** Under the name of the copy stands only what is whole. */
export const completeCopy = (library: string, copy: string): void => {
  // Another program or thread may be making one under that name.
  const half = `${copy}.${randomUUID()}${HALF}`
  try {
    const reader = new Database(library, { readonly: true, fileMustExist: true })
    try {
      reader.prepare('VACUUM INTO ?').run(half)
    } finally {
      reader.close()
    }
    const handle = openSync(half, 'r+')
    try {
      fsyncSync(handle)
    } finally {
      closeSync(handle)
    }
    renameSync(half, copy)
    syncFolder(dirname(copy))
  } catch (thrown) {
    discard(half)
    throw thrown
  }
}
