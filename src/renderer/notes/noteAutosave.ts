/** A note while it is typed: each change is sent at once, and those made meanwhile in one go after it. */
import { onScopeDispose, ref, watch, type Ref } from 'vue'
import type { Note, NoteEdit } from '../../main/api/api.ts'
import { createDraft } from '../ui/components/draft.ts'
import { newNoteId } from '../match/notes/matchNotes.ts'

/** Edits of one match, whatever match is open by the time they are sent. */
export type Edit = (edits: readonly NoteEdit[], joins: boolean) => Promise<readonly Note[] | null>

export interface NoteAutosave {
  readonly text: Ref<string>
  /** The field is written in: what comes from elsewhere does not change it under the hands. */
  readonly writing: Ref<boolean>
  /** The note has been changed elsewhere since one writes; both texts are among its versions. */
  readonly elsewhere: Ref<boolean>
  /** The field is left: where nothing was written since, what came from elsewhere is what the comment says. */
  leave(): void
  /** The next change is taken back on its own, not with those before it. */
  rest(): void
}

/** After a pause as long as this, in milliseconds, a change is taken back on its own. */
const PAUSE = 1500

interface Place {
  readonly step: string
  /** The note, or undefined for one that is still to be written. */
  readonly note: () => Note | undefined
}

/** Which words of a note are typed, and what it says with them; null where without words there is none. */
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

/** Told with `made` once a new note is stored. */
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
  /** Main has said that it holds the note. */
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
      // What was refused was said; the words stay in the field.
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

  // What another window or an undo has made of it; whoever writes here is told, and writes on.
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
