/** Requests about comments, glyphs, marks and bookmarks on the steps of an open match. */
import { ok, type Result } from '../../engine/kernel/refusal.ts'
import type { MatchId } from '../../engine/record/step.ts'
import type { ApiError, Notes } from '../api/api.ts'
import type { Deps, Handlers, NotesMethod } from './handlers.ts'
import { newNoteId } from '../table/chance.ts'
import type { OpenMatch } from '../table/match.ts'
import { notesOf, planEdits, planUndo, type NotesPlan } from '../table/notes.ts'
import type { Window } from './windows.ts'

// Ids in requests have the form the schemas demand; that is all the brand stands for.
const matchId = (id: string): MatchId => id as MatchId

export const notesHandlers = ({ tables, notebook, windows }: Deps): Handlers<NotesMethod> => {
  /** On disk first, then in the pile of edits, then told. */
  const changed = (
    id: string,
    window: Window,
    plan: (match: OpenMatch) => Result<NotesPlan, ApiError>,
  ): Result<Notes, ApiError> => {
    const match = tables.open(matchId(id))
    if (!match.ok) return match
    const planned = plan(match.value)
    if (!planned.ok) return planned
    tables.annotate(match.value, planned.value.notes)
    planned.value.stored()
    const notes = notesOf(match.value, notebook, planned.value.notes)
    windows.announce('library.changed', { match: match.value.id })
    windows.tellNotes(notes, window)
    return ok(notes)
  }

  return {
    'notes.list': ({ match: id }) => {
      const match = tables.open(matchId(id))
      return match.ok ? ok(notesOf(match.value, notebook)) : match
    },
    'notes.edit': ({ match, edits, joins }, window) =>
      changed(match, window, (open) => planEdits(open, notebook.of(open.id), edits, joins, newNoteId)),
    'notes.undo': ({ match }, window) =>
      changed(match, window, (open) => planUndo(open, notebook.of(open.id), 'undo')),
    'notes.redo': ({ match }, window) =>
      changed(match, window, (open) => planUndo(open, notebook.of(open.id), 'redo')),
  }
}
