/** Indexes the words of notes for search once nobody writes for a moment: with each key it would hold up the table. */
import { failureOf } from '../library/sqlite/errors.ts'
import type { Library } from '../library/library.ts'

export interface NoteIndex {
  /** Notes have changed. */
  changed(): void
  /** Indexes what has changed and stops. */
  close(): void
}

/** Milliseconds after the last change. */
const PAUSE = 3000

export const createNoteIndex = (library: Pick<Library, 'indexNotes' | 'isFree' | 'readOnly'>): NoteIndex => {
  let isClosed = false
  const index = (): void => {
    if (library.readOnly) return
    try {
      if (library.isFree()) library.indexNotes()
      else timer.refresh()
    } catch (thrown) {
      // Searches find the words without the index, and the next change or start tries again.
      console.error('Notes could not be indexed:', failureOf(thrown) ?? thrown)
    }
  }
  // At the start it takes up what a program that was killed has left.
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
