import { useEventListener } from '@vueuse/core'
import { defineStore } from 'pinia'
import { computed, ref, shallowRef, watch } from 'vue'
import type { Note, NoteEdit } from '../../../main/api/api.ts'
import type { Glyph } from '../../../engine/record/step.ts'
import { client, onReturn } from '../../ui/client/client.ts'
import { bookmarkEdits, glyphEdits } from './edits.ts'
import { createMatchNotes, type Edited, type MatchNotes } from './matchNotes.ts'
import { authorsOf, glyphsOf, mineOf, NOTHING, notesByStep, onlyBy, type StepNotes } from './stepNotes.ts'
import { useTable } from '../table.ts'
import { useToasts } from '../../ui/toasts.ts'

/** The notes of the open match, as main last sent them. */
export const useNotes = defineStore('notes', () => {
  const store = useTable()
  const toasts = useToasts()
  // When the page is closed, waiting edits are sent at once.
  let leave = (): void => undefined
  let gone = Promise.resolve()
  const stay = (): void => {
    gone = new Promise((resolve) => (leave = resolve))
  }
  stay()
  useEventListener('pagehide', () => leave())
  useEventListener('pageshow', stay)
  const open = (match: string): MatchNotes =>
    createMatchNotes(match, { client, refused: toasts.refused, left: () => gone })

  /** The open match, and others that were left while their edits are under way. */
  const held = new Map<string, MatchNotes>()
  const current = shallowRef<MatchNotes | null>(null)
  const notes = computed((): ReadonlyMap<string, Note> => current.value?.notes.value ?? new Map())

  const sayings = computed(() => notesByStep(notes.value))
  const of = (step: string): StepNotes => sayings.value.get(step) ?? NOTHING
  const here = computed(() => of(store.at))
  /** The author's own notes on the step. */
  const mine = computed(() => mineOf(here.value))
  const authors = computed(() => authorsOf(notes.value.values()))
  /** The author whose notes are listed; null for all. */
  const only = ref<string | null>(null)
  /** Steps with comments to read, the root included, without those hidden in review. */
  const readable = computed(() =>
    [...sayings.value].flatMap(([step, all]) => {
      const said = only.value === null ? all : onlyBy(all, only.value)
      const row = (store.spoilerFree?.tree.rows ?? store.rows).get(step)
      return row && said.comments.length + said.bookmarks.length + said.glyphs.length > 0
        ? [{ row, said, glyphs: glyphsOf(said) }]
        : []
    }),
  )

  client.on('notes.changed', (change) => held.get(change.match)?.take(change))

  const load = async (): Promise<void> => {
    await current.value?.load()
  }
  watch(
    () => store.table?.match,
    async (match) => {
      only.value = null
      for (const [each, { pending }] of held) if (pending.value === 0) held.delete(each)
      current.value = match === undefined ? null : (held.get(match) ?? open(match))
      if (current.value !== null) held.set(current.value.match, current.value)
      await load()
    },
    { immediate: true, flush: 'sync' },
  )
  onReturn(() => void load())

  /** The notes of the open match. */
  const run = (ask: (match: MatchNotes) => Edited): Edited =>
    current.value === null ? Promise.resolve(null) : ask(current.value)
  const edit = (edits: readonly NoteEdit[], joins = false): Edited => run((match) => match.edit(edits, joins))

  const evaluate = (glyph: Glyph | null): void => {
    const step = store.at
    void run((match) => match.editAt(step, (said) => glyphEdits(step, said, glyph)))
  }
  const toggleBookmark = (): void => {
    const step = store.at
    void run((match) => match.editAt(step, (said) => bookmarkEdits(step, said)))
  }

  /** Shows the step of an undone edit, unless another match has been opened meanwhile. */
  const turn = async (way: 'undo' | 'redo'): Promise<void> => {
    const match = current.value
    const changed = await match?.turn(way)
    const step = changed?.[0]?.step
    if (step !== undefined && step !== store.at && match === current.value) store.review(step)
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
    /** The notes of the match that is open now, for edits that are sent later. */
    current,
    canUndo: computed(() => current.value?.canUndo.value === true),
    canRedo: computed(() => current.value?.canRedo.value === true),
    saving: computed(() => (current.value?.pending.value ?? 0) > 0),
    edit,
    restore: (id: string, n: number): Edited => run((match) => match.restore(id, n)),
    editAt: (step: string, make: (said: StepNotes) => readonly NoteEdit[]): Edited =>
      run((match) => match.editAt(step, make)),
    evaluate,
    toggleBookmark,
    undo: () => turn('undo'),
    redo: () => turn('redo'),
  }
})
