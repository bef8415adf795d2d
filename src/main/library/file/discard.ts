/** Taking away what is only in the way. */
import { rmSync } from 'node:fs'
import { failureOf } from '../sqlite/errors.ts'

/**
 * Removes a file or folder that nobody needs any more. One that the disk does not let go of stays: what was done before
 * does not fail for it.
 */
export const discard = (path: string): void => {
  try {
    rmSync(path, { recursive: true, force: true })
  } catch (thrown) {
    if (failureOf(thrown) === undefined) throw thrown
  }
}
