/** Commands of the notes. Their keys work wherever the focus is, except in fields, menus and on the board. */
import { GLYPHS } from '../../engine/record/step.ts'
import { readOnly } from '../ui/client/client.ts'
import { useFilm } from '../match/film.ts'
import { useJumps } from '../match/jumps.ts'
import { NOTE_KEYS, READING_KEYS } from '../ui/keys/table.ts'
import { useCommands } from '../ui/keys/commands.ts'
import { useMarking } from './marks/marking.ts'
import { useNotes } from '../match/notes/notes.ts'
import { useTable } from '../match/table.ts'
import { useToasts } from '../ui/toasts.ts'

export interface NoteKeys {
  /** Whether the screen shows notes. */
  readonly active: () => boolean
  readonly write: () => void
}

export const useNoteKeys = ({ active, write }: NoteKeys): void => {
  const store = useTable()
  const notes = useNotes()
  const marking = useMarking()
  const film = useFilm()
  const jumps = useJumps()
  const toasts = useToasts()
  const judge = (digit: number): void => {
    if (store.row?.parent === null) return toasts.tell('notes.startNotJudged')
    if (digit === 0 && notes.here.glyphs.length === 0) return toasts.tell('notes.noGlyph')
    notes.evaluate(GLYPHS[digit - 1] ?? null)
  }
  /** A sample says why it is not written on; the tools for it are not shown there. */
  const unlessSample = (does: () => void) => (): void =>
    store.isSample ? toasts.refused({ code: 'sampleOnly' }) : does()
  /** Stops the film first. */
  const stopped =
    <Args extends readonly unknown[]>(does: (...args: Args) => unknown) =>
    (...args: Args): void => {
      film.stop()
      does(...args)
    }
  useCommands(readOnly ? READING_KEYS : NOTE_KEYS, {
    isHeard: active,
    isReviewing: () => store.mode === 'review',
    write: stopped(unlessSample(write)),
    bookmark: stopped(notes.toggleBookmark),
    judge: stopped(judge),
    jump: stopped(jumps.jump),
    draw: stopped(unlessSample(marking.toggle)),
  })
}
