/** The state that all controls of the replay share: whether it plays and how fast, and the comments along the line. */
import { useEventListener } from '@vueuse/core'
import { storeToRefs } from 'pinia'
import { computed, onScopeDispose, watch } from 'vue'
import { takesWords } from '../ui/typing.ts'
import { useFilm } from './film.ts'
import { useNotes } from './notes/notes.ts'
import { useSettings } from '../ui/settings.ts'
import { useTable } from './table.ts'
import { say } from '../ui/i18n.ts'
import { paceOf, type Flag } from './replay.ts'
import { useShortFilm } from './shortFilm.ts'
import { SHORT } from './timeline.ts'
import { useKeyMoments } from './useKeyMoments.ts'

/** The whole match in half a minute, or every step at a speed. */
export const SPEEDS = ['short', 0.5, 1, 2, 4] as const
export const SPEED_NAMES = { 0.5: '½×', 1: '1×', 2: '2×', 4: '4×' } as const
export const speedName = (speed: (typeof SPEEDS)[number]): string =>
  speed === 'short' ? say('table.transport.short', { n: SHORT }) : SPEED_NAMES[speed]

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

  const moments = useKeyMoments()
  /** Numbered on the graph. */
  const turns = computed(() => moments.ofLine)

  const film = useFilm()
  const { playing } = storeToRefs(film)
  const { stop } = film
  const last = computed(() => store.line.length - 1)
  const ended = computed(() => store.index >= last.value)
  const speed = computed({
    get: () => settings.settings.replaySpeed,
    set: (replaySpeed) => void settings.save({ replaySpeed }),
  })
  /** Switches to the next slower or faster speed; the short film counts as the usual one. */
  const pace = (by: 1 | -1): void => {
    const now = speed.value === 'short' ? 1 : speed.value
    const next = SPEEDS[SPEEDS.indexOf(now) + by]
    if (next !== undefined && next !== 'short') speed.value = next
  }
  const short = useShortFilm()
  let timer: ReturnType<typeof setTimeout> | undefined
  const tick = (): void => {
    if (ended.value) playing.value = false
    if (!playing.value) return
    if (speed.value === 'short') store.stepTo(short.after(store.index) ?? last.value)
    else store.step(1)
    timer = setTimeout(tick, speed.value === 'short' ? short.stays(store.index) : paceOf(speed.value))
  }
  watch(playing, (on) => {
    clearTimeout(timer)
    if (!on) return
    timer = setTimeout(tick, speed.value === 'short' ? short.stays(store.index) : paceOf(speed.value) / 2)
  })
  onScopeDispose(() => {
    stop()
    clearTimeout(timer)
  })
  // A person who starts to write or opens a dialog means the step shown now.
  useEventListener('focusin', ({ target }) => takesWords(target) && stop())

  const toggle = (): void => {
    // Played again, it begins where somebody chose something.
    if (!playing.value && ended.value) store.stepTo(short.from.value)
    playing.value = !playing.value
  }
  /** Stops the film, because the person uses the controls. */
  const go = (move: () => void): void => {
    stop()
    move()
  }
  return { line, flags, turns, playing, speed, pace, toggle, stop, go }
}
