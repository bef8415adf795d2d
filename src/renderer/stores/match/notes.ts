import { defineStore } from 'pinia'
import { computed, ref, shallowRef, watch } from 'vue'
import type { Answer, Note, NoteEdit, Notes } from '../../../main/api/api.ts'
import type { Glyph } from '../../../engine/record/step.ts'
import { client, onReturn } from '../../shell/client.ts'
import { bookmarkEdits, glyphEdits } from '../../notes/edits.ts'
import {
  authorsOf,
  glyphsOf,
  mineOf,
  NOTHING,
  notesByStep,
  onlyBy,
  taken,
  type StepNotes,
} from '../../notes/stepNotes.ts'
import { useTable } from '../table.ts'
import { useToasts } from '../toasts.ts'

/** What is said about the steps of the open match, as main holds it. */
export const useNotes = defineStore('notes', () => {
  const store = useTable()
  const toasts = useToasts()
  const notes = shallowRef<ReadonlyMap<string, Note>>(new Map())
  const canUndo = ref(false)
  const canRedo = ref(false)
  /** Edits that are not known to be on disk yet. */
  const pending = ref(0)

  const sayings = computed(() => notesByStep(notes.value))
  const of = (step: string): StepNotes => sayings.value.get(step) ?? NOTHING
  const here = computed(() => of(store.at))
  /** What oneself says about the step. */
  const mine = computed(() => mineOf(here.value))
  const authors = computed(() => authorsOf(notes.value.values()))
  /** Whose notes alone are listed; null: everybody’s. */
  const only = ref<string | null>(null)
  /** Steps with something to read, the root among them; those that are hidden in review are not. */
  const readable = computed(() =>
    [...sayings.value].flatMap(([step, all]) => {
      const said = only.value === null ? all : onlyBy(all, only.value)
      const row = (store.spoilerFree?.tree.rows ?? store.rows).get(step)
      return row && said.comments.length + said.bookmarks.length + said.glyphs.length > 0
        ? [{ row, said, glyphs: glyphsOf(said) }]
        : []
    }),
  )

  const take = (change: Notes): void => {
    if (change.match !== store.table?.match) return
    notes.value = taken(change.all ? new Map() : notes.value, change.notes)
    canUndo.value = change.undo
    canRedo.value = change.redo
  }
  client.on('notes.changed', take)

  const load = async (): Promise<void> => {
    const match = store.table?.match
    notes.value = new Map()
    only.value = null
    if (match === undefined) return
    const answer = await client.request('notes.list', { match })
    if (answer.ok) take(answer.value)
    else toasts.refused(answer.error)
  }
  watch(() => store.table?.match, load, { immediate: true })
  onReturn(() => void load())

  /** One edit after the other, in the order they were made. Answers what has changed; null if refused. */
  let running: Promise<unknown> = Promise.resolve()
  const run = (ask: (match: string) => Promise<Answer<Notes>> | null): Promise<readonly Note[] | null> => {
    const match = store.table?.match ?? ''
    pending.value += 1
    const ran = running.then(async () => {
      const answer = await ask(match)
      pending.value -= 1
      if (answer === null) return []
      if (answer.ok) take(answer.value)
      else toasts.refused(answer.error)
      return answer.ok ? answer.value.notes : null
    })
    running = ran
    return ran
  }

  const edit = (edits: readonly NoteEdit[], joins = false): Promise<readonly Note[] | null> =>
    run((match) => client.request('notes.edit', { match, edits: [...edits], joins }))
  /** Earlier words of a note become what it says. */
  const restore = (id: string, n: number): Promise<readonly Note[] | null> =>
    run((match) => client.request('notes.restore', { match, id, n }))
  /** Edits that follow from what oneself says of the step by then, the edits before them included. */
  const editAt = (
    step: string,
    make: (said: StepNotes) => readonly NoteEdit[],
  ): Promise<readonly Note[] | null> =>
    run((match) => {
      const edits = make(mineOf(of(step)))
      return edits.length === 0
        ? null
        : client.request('notes.edit', { match, edits: [...edits], joins: false })
    })

  const evaluate = (glyph: Glyph | null): void => {
    const step = store.at
    void editAt(step, (said) => glyphEdits(step, said, glyph))
  }
  const toggleBookmark = (): void => {
    const step = store.at
    void editAt(step, (said) => bookmarkEdits(step, said))
  }

  /** Whoever takes an edit back sees the step it is about. */
  const turn = async (way: 'undo' | 'redo'): Promise<void> => {
    const changed = await run((match) => client.request(`notes.${way}`, { match }))
    const step = changed?.[0]?.step
    if (step !== undefined && step !== store.at) store.review(step)
  }

  return {
    notes,
    load,
    sayings,
    of,
    here,
    mine,
    authors,
    only,
    readable,
    canUndo,
    canRedo,
    saving: computed(() => pending.value > 0),
    edit,
    restore,
    editAt,
    evaluate,
    toggleBookmark,
    undo: () => turn('undo'),
    redo: () => turn('redo'),
  }
})
