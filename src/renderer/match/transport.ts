/** The state that all controls of the replay share: whether it plays and how fast, and the comments along the line. */
import { useEventListener } from '@vueuse/core'
import { storeToRefs } from 'pinia'
import { computed, onScopeDispose, watch } from 'vue'
import { takesWords } from '../ui/typing.ts'
import { useFilm } from './film.ts'
import { useNotes } from './notes/notes.ts'
import { useSettings } from '../ui/settings.ts'
import { useTable } from './table.ts'
import { firstDecision, paceOf, type Flag } from './replay.ts'

export const SPEEDS = [0.5, 1, 2, 4] as const
export const SPEED_NAMES = { 0.5: '½×', 1: '1×', 2: '2×', 4: '4×' } as const

export const useTransport = () => {
  const store = useTable()
  const notes = useNotes()
  const settings = useSettings()

  const line = computed(() => store.spoilerFree?.line ?? store.line)
  /** The comments and bookmarks above the graph. */
  const flags = computed((): readonly Flag[] =>
    line.value.flatMap(({ id }, index) => {
      const { comments, bookmarks } = notes.of(id)
      const [bookmark] = bookmarks
      if (comments.length === 0 && !bookmark) return []
      return [{ index, bookmark: bookmark !== undefined, name: bookmark?.body.name ?? '' }]
    }),
  )

  const film = useFilm()
  const { playing } = storeToRefs(film)
  const { stop } = film
  const last = computed(() => store.line.length - 1)
  const ended = computed(() => store.index >= last.value)
  const speed = computed({
    get: () => settings.settings.replaySpeed,
    set: (replaySpeed) => void settings.save({ replaySpeed }),
  })
  /** Switches to the next slower or faster speed. */
  const pace = (by: 1 | -1): void => {
    const next = SPEEDS[SPEEDS.indexOf(speed.value) + by]
    if (next !== undefined) speed.value = next
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const tick = (): void => {
    if (ended.value) playing.value = false
    if (!playing.value) return
    store.step(1)
    timer = setTimeout(tick, paceOf(speed.value))
  }
  watch(playing, (on) => {
    clearTimeout(timer)
    if (on) timer = setTimeout(tick, paceOf(speed.value) / 2)
  })
  onScopeDispose(() => {
    stop()
    clearTimeout(timer)
  })
  // A person who starts to write or opens a dialog means the step shown now.
  useEventListener('focusin', ({ target }) => takesWords(target) && stop())

  const toggle = (): void => {
    // Played again, it begins where somebody chose something.
    if (!playing.value && ended.value) store.stepTo(firstDecision(line.value))
    playing.value = !playing.value
  }
  /** Stops the film, because the person uses the controls. */
  const go = (move: () => void): void => {
    stop()
    move()
  }
  return { line, flags, playing, speed, pace, toggle, stop, go }
}
