/** The notes of one match as main last sent them, and edits of them, which reach that match however late the answers come. */
import { ref, shallowRef, type Ref, type ShallowRef } from 'vue'
import type { Answer, ApiError, Client, Note, NoteEdit, Notes } from '../../../main/api/api.ts'
import { mineOf, NOTHING, notesByStep, taken, type StepNotes } from './stepNotes.ts'

/** The notes after an edit; null if it was refused. */
export type Edited = Promise<readonly Note[] | null>

export interface MatchNotes {
  readonly match: string
  /** Notes by id, without deleted ones. */
  readonly notes: Readonly<ShallowRef<ReadonlyMap<string, Note>>>
  readonly canUndo: Readonly<Ref<boolean>>
  readonly canRedo: Readonly<Ref<boolean>>
  /** The number of edits that main has not answered yet. */
  readonly pending: Readonly<Ref<number>>
  /** Applies notes that main sent, as an answer or a push. */
  take(change: Notes): void
  load(): Promise<void>
  /** Sends an edit; with `joins` it is undone together with the one before it. */
  edit(edits: readonly NoteEdit[], joins?: boolean): Edited
  /** Restores an earlier version of a note. */
  restore(id: string, n: number): Edited
  /** Sends edits that are computed from the author's own notes on the step, after the edits before them. */
  editAt(step: string, make: (said: StepNotes) => readonly NoteEdit[]): Edited
  turn(way: 'undo' | 'redo'): Edited
}

interface Around {
  readonly client: Pick<Client, 'request'>
  readonly refused: (error: ApiError) => void
  /** Resolves when the page is closed; waiting edits are then sent without waiting. */
  readonly left: () => Promise<void>
}

/** 8 bytes in hexadecimal. */
export const newNoteId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Gives a new note its id, so that repeating the request does not make a second note. */
const named = (edit: NoteEdit): NoteEdit => ('step' in edit ? { id: newNoteId(), ...edit } : edit)

export const createMatchNotes = (match: string, { client, refused, left }: Around): MatchNotes => {
  const notes = shallowRef<ReadonlyMap<string, Note>>(new Map())
  const canUndo = ref(false)
  const canRedo = ref(false)
  const pending = ref(0)

  const take = (change: Notes): void => {
    notes.value = taken(change.all ? new Map() : notes.value, change.notes)
    canUndo.value = change.undo
    canRedo.value = change.redo
  }
  /** Sends one edit after the other, in the order they were made. */
  let running: Promise<unknown> = Promise.resolve()
  const run = (ask: () => Promise<Answer<Notes>> | null): Edited => {
    pending.value += 1
    const before = running
    const done = async (): Edited => {
      await Promise.race([before, left()])
      const answer = await ask()
      pending.value -= 1
      if (answer === null) return []
      if (answer.ok) take(answer.value)
      else refused(answer.error)
      return answer.ok ? answer.value.notes : null
    }
    const ran = done()
    running = ran
    return Promise.race([ran, left().then(() => [])])
  }
  const ask = (edits: readonly NoteEdit[], joins: boolean): Promise<Answer<Notes>> =>
    client.request('notes.edit', { match, edits: edits.map(named), joins })

  return {
    match,
    notes,
    canUndo,
    canRedo,
    pending,
    take,
    async load() {
      const answer = await client.request('notes.list', { match })
      if (answer.ok) take(answer.value)
      else refused(answer.error)
    },
    edit: (edits, joins = false) => run(() => ask(edits, joins)),
    restore: (id, n) => run(() => client.request('notes.restore', { match, id, n })),
    editAt: (step, make) =>
      run(() => {
        const edits = make(mineOf(notesByStep(notes.value).get(step) ?? NOTHING))
        return edits.length === 0 ? null : ask(edits, false)
      }),
    turn: (way) => run(() => client.request(way === 'undo' ? 'notes.undo' : 'notes.redo', { match })),
  }
}
