/** Saves a note while typing: sends each change at once, and changes made meanwhile together afterwards. */
import { onScopeDispose, ref, watch, type Ref } from 'vue'
import type { Note, NoteEdit } from '../../main/api/api.ts'
import { createDraft } from '../ui/components/draft.ts'
import { newNoteId } from '../match/notes/matchNotes.ts'

/** Edits notes of one match, whichever match is open by the time they are sent. */
export type Edit = (edits: readonly NoteEdit[], joins: boolean) => Promise<readonly Note[] | null>

export interface NoteAutosave {
  readonly text: Ref<string>
  /** The field has the focus, so changes from elsewhere do not touch its text. */
  readonly writing: Ref<boolean>
  /** The note was changed elsewhere during editing. Both texts are among its versions. */
  readonly elsewhere: Ref<boolean>
  /** The field loses the focus: if nothing was typed since, it takes over changes from elsewhere. */
  leave(): void
  /** The next change gets an undo step of its own. */
  rest(): void
}

/** After a pause of this many milliseconds, a change gets an undo step of its own. */
const PAUSE = 1500

interface Place {
  readonly step: string
  /** The note; undefined while it does not exist yet. */
  readonly note: () => Note | undefined
}

/** Which text of a note is typed, and the note's body with it; null if a note without text is deleted. */
interface Written {
  readonly wordsIn: (body: Note['body']) => string
  readonly bodyOf: (words: string) => Note['body'] | null
}
export const COMMENT: Written = {
  wordsIn: (body) => (body.kind === 'comment' ? body.text : ''),
  bodyOf: (text) => (text.trim() === '' ? null : { kind: 'comment', text, author: '' }),
}
export const BOOKMARK: Written = {
  wordsIn: (body) => (body.kind === 'bookmark' ? body.name : ''),
  bodyOf: (name) => ({ kind: 'bookmark', name }),
}

/** Calls `made` once a new note is stored. */
export const createNoteAutosave = (
  place: Place,
  { wordsIn, bodyOf }: Written,
  edit: Edit,
  made: (id: string) => void = () => undefined,
): NoteAutosave => {
  const known = place.note()
  const wordsOf = (note: Note | undefined): string => (note === undefined ? '' : wordsIn(note.body))
  const draft = createDraft(wordsOf(known))
  const { text, writing } = draft
  const elsewhere = ref(false)
  const id = known?.id ?? newNoteId()
  /** Main has confirmed that it stores the note. */
  let isMade = known !== undefined
  let sending = false
  let joins = false
  let last = 0

  const send = async (): Promise<void> => {
    if (sending) return
    sending = true
    while (text.value !== draft.kept()) {
      const words = text.value
      const body = bodyOf(words)
      if (!isMade && body === null) break
      const asked = isMade || body === null ? { id, body } : { step: place.step, id, body }
      const changed = await edit([asked], joins && performance.now() - last < PAUSE)
      // The refusal was shown; the text stays in the field.
      if (changed === null) break
      if (!isMade) {
        isMade = true
        made(id)
      }
      draft.sent(words)
      joins = true
      last = performance.now()
    }
    sending = false
    if (isMade && text.value === draft.kept()) follow(wordsOf(place.note()))
  }
  watch(text, () => void send(), { flush: 'sync' })

  // Follows changes by another window or an undo; the writer is notified and goes on.
  const follow = (said: string): void => {
    if (!sending && !draft.adopt(said)) elsewhere.value = true
  }
  const stop = watch(() => wordsOf(place.note()), follow, { flush: 'sync' })
  onScopeDispose(stop)

  return {
    text,
    writing,
    elsewhere,
    leave() {
      elsewhere.value = false
      draft.leave()
    },
    rest() {
      joins = false
    },
  }
}
