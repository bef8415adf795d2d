/** Keys of the notes. They work wherever the focus is, except in fields, menus and on the board. */
import { useEventListener } from '@vueuse/core'
import { GLYPHS } from '../../engine/record/step.ts'
import { readOnly } from '../ui/client/client.ts'
import { useFilm } from '../match/film.ts'
import { useJumps } from '../match/jumps.ts'
import { NOTE_KEYS } from '../ui/keys/table.ts'
import { listKeys } from '../ui/keys/keys.ts'
import { useMarking } from './marks/marking.ts'
import { useNotes } from '../match/notes/notes.ts'
import { useTable } from '../match/table.ts'
import { useToasts } from '../ui/toasts.ts'
import { isTyping } from '../ui/typing.ts'

const k = (name: string): string => `notes.keys.${name}`
/** Keys that only move between notes. */
const READING = [k('bookmarks'), k('comments')]

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
  listKeys(
    readOnly
      ? { ...NOTE_KEYS, rows: NOTE_KEYS.rows.filter(({ k: what }) => READING.includes(what)) }
      : NOTE_KEYS,
  )

  const judge = (digit: number): void => {
    if (store.row?.parent === null) return toasts.tell('notes.startNotJudged')
    if (digit === 0 && notes.here.glyphs.length === 0) return toasts.tell('notes.noGlyph')
    notes.evaluate(GLYPHS[digit - 1] ?? null)
  }
  /** Keys that move to another note. */
  const leads = ({ key, shiftKey }: KeyboardEvent): (() => void) | undefined => {
    switch (key.toLowerCase()) {
      case '[':
      case ']':
        return () => jumps.jump(key === ']' ? 1 : -1, 'bookmark')
      case 'n':
        return () => jumps.jump(shiftKey ? -1 : 1, 'comment')
      default:
        return undefined
    }
  }
  /** Keys that write about the current step. */
  const notesIt = ({ key }: KeyboardEvent): (() => void) | undefined => {
    if (readOnly) return undefined
    if (key.toLowerCase() === 'm') return write
    if (key.toLowerCase() === 'b') return notes.toggleBookmark
    if (store.mode !== 'review') return undefined
    if (/^[0-6]$/.test(key)) return () => judge(Number(key))
    return key.toLowerCase() === 'x' ? marking.toggle : undefined
  }
  useEventListener('keydown', (event) => {
    // On some keyboards brackets are typed with AltGr, which counts as Ctrl and Alt.
    const chord = (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph')
    if (event.defaultPrevented || chord || isTyping(event) || !active()) return
    const run = leads(event) ?? notesIt(event)
    if (run === undefined) return
    event.preventDefault()
    film.stop()
    run()
  })
}
