/** What makes a new name in a folder outlast a loss of power. */
import { closeSync, fsyncSync, openSync } from 'node:fs'
import { failureOf } from '../sqlite/errors.ts'

/** Where the platform, or the disk, does not let a folder be synced, the name reaches the disk a little later. */
export const syncFolder = (folder: string): void => {
  if (process.platform === 'win32') return
  try {
    const handle = openSync(folder, 'r')
    try {
      fsyncSync(handle)
    } finally {
      closeSync(handle)
    }
  } catch (thrown) {
    if (failureOf(thrown) === undefined) throw thrown
  }
}
