/** A comment while it is typed: each change is sent at once, and those made meanwhile in one go after it. */
import { onScopeDispose, ref, watch, type Ref } from 'vue'
import type { Note, NoteEdit } from '../../../main/api/api.ts'

export type Edit = (edits: readonly NoteEdit[], joins: boolean) => Promise<readonly Note[] | null>

export interface CommentAutosave {
  readonly text: Ref<string>
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

/** Told with `made` once a new comment has its id. */
export const createCommentAutosave = (
  place: Place,
  edit: Edit,
  made: (id: string) => void = () => undefined,
): CommentAutosave => {
  const text = ref(textOf(place.note()))
  let id = place.note()?.id
  let stored = text.value
  let sending = false
  let joins = false
  let last = 0

  const editTo = (words: string): NoteEdit => {
    if (words.trim() === '' && id !== undefined) return { id, body: null }
    const body = { kind: 'comment', text: words, author: '' } as const
    return id === undefined ? { step: place.step, body } : { id, body }
  }
  const send = async (): Promise<void> => {
    if (sending) return
    sending = true
    while (text.value !== stored) {
      const words = text.value
      if (id === undefined && words.trim() === '') break
      const changed = await edit([editTo(words)], joins && Date.now() - last < PAUSE)
      // What was refused was said; the words stay in the field.
      if (changed === null) break
      const is = changed[0]?.id
      if (id === undefined && is !== undefined) made((id = is))
      stored = words
      joins = true
      last = Date.now()
    }
    sending = false
  }
  watch(text, () => void send(), { flush: 'sync' })

  // What another window or an undo has made of it, unless it is being typed here.
  const stop = watch(
    () => textOf(place.note()),
    (said) => {
      if (sending || said === stored) return
      stored = said
      text.value = said
    },
    { flush: 'sync' },
  )
  onScopeDispose(stop)

  return {
    text,
    rest() {
      joins = false
    },
  }
}
