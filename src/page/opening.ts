/** Whether a page shows what it opens on: the result of its match, before anybody has gone through it. */
import { computed, nextTick, ref, type Ref } from 'vue'
import { idStart, type TableAddress } from '../renderer/match/address/tableAddress.ts'
import { PAGE_FORM, useTableAddress } from '../renderer/match/address/useTableAddress.ts'
import type { AddressBar } from '../renderer/match/address/keptAddress.ts'
import { useNotes } from '../renderer/match/notes/notes.ts'
import { firstDecision } from '../renderer/match/replay.ts'
import { useTable } from '../renderer/match/table.ts'
import { client } from '../renderer/ui/client/client.ts'
import { leading } from '../renderer/ui/i18n.ts'

/** The replay controls, while they are on the screen. */
export interface Replay {
  readonly toggle: () => void
  readonly stop: () => void
  readonly focus: () => void
}

/** An address without a place shows the opening, and leaving the opening adds an entry to the history. */
export const useOpening = (bar: AddressBar, replay: Readonly<Ref<Replay | null>>) => {
  const store = useTable()
  const notes = useNotes()
  const opens = ref(false)
  /** The match comes with the program. */
  const isSample = ref(false)
  /** The tasks and their steps; none if the match cannot be practised. */
  const tasks = computed(() =>
    store.table?.unplayable === null
      ? [...notes.notes.values()]
          .flatMap(({ body, step }) => {
            const row = store.rows.get(step)
            return body.kind === 'task' && row !== undefined ? [{ row, words: body.words }] : []
          })
          .toSorted((one, other) => one.row.depth - other.row.depth)
      : [],
  )
  /** To learn from, rather than somebody’s finished match in which tasks were written. */
  const isLesson = computed(() => tasks.value.length > 0 && (isSample.value || !store.over))
  /** The first task of a lesson, as who solves it sees it, or else the last step. */
  const shown = (): Pick<TableAddress, 'at' | 'as'> => {
    const [task] = isLesson.value ? tasks.value : []
    if (task !== undefined)
      return {
        at: { number: task.row.depth, id: null },
        as: store.table?.viewer === 'all' && typeof task.row.turn.by === 'number' ? task.row.turn.by : null,
      }
    const tip = store.rows.get(store.table?.tip ?? '')
    return { at: { number: tip?.depth ?? 0, id: tip === undefined ? null : idStart(tip) }, as: null }
  }
  const address = useTableAddress(bar, {
    query: (place) => (opens.value ? {} : PAGE_FORM.query(place)),
    read: (query) => {
      const place = PAGE_FORM.read(query)
      opens.value = Object.keys(query).length === 0 && store.line.length > 1
      return opens.value ? { ...place, ...shown() } : place
    },
  })
  /** Shows a step in review, by default the first decision. */
  const leave = (go = (): void => store.stepTo(firstDecision(store.line))): void => {
    if (!opens.value) return
    address.follow(() => {
      opens.value = false
      go()
    })
    // The pressed button is gone; keys go on where the replay is.
    void nextTick(() => replay.value?.focus())
  }
  return {
    address,
    opens,
    /** What the opening of a lesson says of it; null for any other match. */
    lesson: computed(() => {
      const [task] = isLesson.value ? tasks.value : []
      return task === undefined
        ? null
        : {
            start: isSample.value ? 'page.startLesson' : 'table.modes.practice',
            ask: task.words,
            tasks: tasks.value.length,
          }
    }),
    practises: computed(() => tasks.value.length > 0),
    /** Opens the match, and goes to the address. */
    async open(match: string): Promise<void> {
      await store.open(match)
      // The opening is another one for a lesson.
      const [edition] = await Promise.all([
        client.request('samples.edition', { match, language: leading.value }),
        notes.load(),
      ])
      isSample.value = edition.ok
      await address.begin()
    },
    leave,
    async play(): Promise<void> {
      leave()
      await nextTick()
      replay.value?.toggle()
    },
  }
}
