/** What is left of a move is taken away once the library has been opened in its new place, after another start. */
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { failureOf } from '../sqlite/errors.ts'
import { discard } from '../file/discard.ts'
import { LIBRARY_NAME } from '../file/files.ts'
import { ARRIVING, belongingsIn, MOVED } from './belongings.ts'
import { readPointer, removePointer, stampOf, writePointer } from './pointer.ts'

/**
 * To be called when the library of the home is open and sound. A library that has come to stand in the old place since is
 * somebody's and stays; so does everything while the old place cannot be reached, until a later start.
 */
export const finishMove = (home: string): void => {
  const read = readPointer(home)
  if (!read.ok || read.value === null) return
  const { folder, from } = read.value
  try {
    discard(join(folder, ARRIVING))
    if (from !== null) {
      if (!existsSync(from.folder)) return
      removeOld(from.folder, from.stamp)
    }
    // The home needs no pointer to itself.
    if (folder === home) removePointer(home)
    else if (from !== null) writePointer(home, { folder, from: null })
  } catch (thrown) {
    if (failureOf(thrown) === undefined) throw thrown
    console.error('What was left of a move could not be taken away:', thrown)
  }
}

const removeOld = (folder: string, stamp: string | null): void => {
  const file = join(folder, LIBRARY_NAME)
  rmSync(join(folder, MOVED), { recursive: true, force: true })
  // The move was cut off before it was put aside, or it was used by another program since.
  if (existsSync(file) && (stamp === null || stampOf(file) !== stamp)) return
  for (const name of belongingsIn(folder)) rmSync(join(folder, name), { recursive: true })
}
