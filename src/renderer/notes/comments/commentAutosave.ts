/** A comment while it is typed: each change is sent at once, and those made meanwhile in one go after it. */
import { onScopeDispose, ref, watch, type Ref } from 'vue'
import type { Note, NoteEdit } from '../../../main/api/api.ts'
import { newNoteId } from '../matchNotes.ts'

/** Edits of one match, whatever match is open by the time they are sent. */
export type Edit = (edits: readonly NoteEdit[], joins: boolean) => Promise<readonly Note[] | null>

export interface CommentAutosave {
  readonly text: Ref<string>
  /** The field is written in: what comes from elsewhere does not change it under the hands. */
  readonly writing: Ref<boolean>
  /** The comment has been changed elsewhere since one writes; both texts are among its versions. */
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
  /** The comment, or undefined for one that is still to be written. */
  readonly note: () => Note | undefined
}

const textOf = (note: Note | undefined): string => (note?.body.kind === 'comment' ? note.body.text : '')

/** Told with `made` once a new comment is stored. */
export const createCommentAutosave = (
  place: Place,
  edit: Edit,
  made: (id: string) => void = () => undefined,
): CommentAutosave => {
  const text = ref(textOf(place.note()))
  const writing = ref(false)
  const elsewhere = ref(false)
  /** Whether something was written since the last change from elsewhere. */
  let isNewer = true
  const known = place.note()
  const id = known?.id ?? newNoteId()
  /** Main has said that it holds the comment. */
  let isMade = known !== undefined
  let stored = text.value
  let sending = false
  let joins = false
  let last = 0

  const editTo = (words: string): NoteEdit => {
    const body = { kind: 'comment', text: words, author: '' } as const
    if (!isMade) return { step: place.step, id, body }
    return { id, body: words.trim() === '' ? null : body }
  }
  const send = async (): Promise<void> => {
    if (sending) return
    sending = true
    while (text.value !== stored) {
      const words = text.value
      if (!isMade && words.trim() === '') break
      const changed = await edit([editTo(words)], joins && performance.now() - last < PAUSE)
      // What was refused was said; the words stay in the field.
      if (changed === null) break
      if (!isMade) {
        isMade = true
        made(id)
      }
      stored = words
      joins = true
      last = performance.now()
    }
    sending = false
    if (isMade && text.value === stored) follow(textOf(place.note()))
  }
  watch(
    text,
    () => {
      isNewer = true
      void send()
    },
    { flush: 'sync' },
  )

  // What another window or an undo has made of it; whoever writes here is told, and writes on.
  const follow = (said: string): void => {
    if (sending || said === stored) return
    stored = said
    if (writing.value) {
      elsewhere.value = true
      isNewer = false
    } else text.value = said
  }
  const stop = watch(() => textOf(place.note()), follow, { flush: 'sync' })
  onScopeDispose(stop)

  return {
    text,
    writing,
    elsewhere,
    leave() {
      writing.value = false
      elsewhere.value = false
      if (!isNewer) text.value = stored
    },
    rest() {
      joins = false
    },
  }
}
