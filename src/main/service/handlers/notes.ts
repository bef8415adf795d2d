/** Requests about comments, glyphs, marks and bookmarks on the steps of an open match. */
import { err, ok, type Result } from '../../../engine/kernel/refusal.ts'
import type { ApiError, Notes } from '../../api/api.ts'
import type { noteRequests } from '../../api/requests-study.ts'
import { forMatches, type Deps, type Handlers } from './handler.ts'
import { newNoteId } from '../../table/chance.ts'
import { authorOf } from '../../table/author.ts'
import type { OpenMatch } from '../../table/match.ts'
import { notesOf, planEdits, planRestore, planUndo, type Editing, type NotesPlan } from '../../table/notes.ts'
import type { Window } from '../../table/windows.ts'

export const notesHandlers = ({
  library,
  tables,
  noteHistory,
  now,
}: Pick<Deps, 'library' | 'tables' | 'noteHistory' | 'now'>): Handlers<typeof noteRequests> => {
  const onMatch = forMatches(tables)
  const editing = (): Editing => ({ me: authorOf(library), now: now(), newId: newNoteId })

  /** Stores a plan on disk, then in the undo history, then tells the other windows. */
  const done = (
    match: OpenMatch,
    planned: Result<NotesPlan, ApiError>,
    window: Window,
  ): Result<Notes, ApiError> => {
    if (!planned.ok) return planned
    const stored = tables.annotate(match, planned.value.notes, planned.value.joins)
    if (!stored.ok) return stored
    planned.value.stored()
    const notes = notesOf(match, noteHistory, authorOf(library), planned.value.notes)
    tables.changed({ kind: 'notes', match: match.id, notes, by: window })
    return ok(notes)
  }

  return {
    'notes.list': onMatch((match) => ok(notesOf(match, noteHistory, authorOf(library)))),
    'notes.edit': onMatch((match, { edits, joins }, window) =>
      done(match, planEdits(match, noteHistory.of(match.id), edits, joins, editing()), window),
    ),
    'notes.versions': ({ match, id }) => {
      // A sample has notes, but no row in the library.
      if (library.row(match) === undefined && !tables.open(match).ok) return err({ code: 'matchUnknown' })
      const versions = id === undefined ? library.deletedNotes(match) : library.noteVersions(match, id)
      return ok({ versions: versions.map(({ note: _, ...version }) => version) })
    },
    'notes.restore': onMatch((match, { id, n }, window) => {
      const version = library.noteVersions(match.id, id).find((each) => each.id === id && each.n === n)
      return done(match, planRestore(match, noteHistory.of(match.id), version, editing()), window)
    }),
    'notes.undo': onMatch((match, _, window) =>
      done(match, planUndo(match, noteHistory.of(match.id), 'undo', editing()), window),
    ),
    'notes.redo': onMatch((match, _, window) =>
      done(match, planUndo(match, noteHistory.of(match.id), 'redo', editing()), window),
    ),
  }
}
