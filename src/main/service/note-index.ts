/** Indexes the words of notes for search after a pause in writing, because indexing at each key would delay the table. */
import { failureOf } from '../library/sqlite/errors.ts'
import type { Library } from '../library/library.ts'

export interface NoteIndex {
  /** Starts the pause again, because notes have changed. */
  changed(): void
  /** Indexes the changed notes at once and stops. */
  close(): void
}

/** Milliseconds from the last change to the indexing. */
const PAUSE = 3000

export const createNoteIndex = (library: Pick<Library, 'indexNotes' | 'isFree' | 'readOnly'>): NoteIndex => {
  let isClosed = false
  const index = (): void => {
    if (library.readOnly) return
    try {
      if (library.isFree()) library.indexNotes()
      else timer.refresh()
    } catch (thrown) {
      // Searches also find words that are not indexed, and the next change or start tries again.
      console.error('Notes could not be indexed:', failureOf(thrown) ?? thrown)
    }
  }
  // The first run indexes what a killed program has left.
  const timer = setTimeout(index, PAUSE).unref()
  return {
    changed: () => void timer.refresh(),
    close() {
      clearTimeout(timer)
      if (!isClosed) index()
      isClosed = true
    },
  }
}
