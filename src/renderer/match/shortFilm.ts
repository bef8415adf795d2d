/** The line shown as a film of half a minute, which the replay plays by default. */
import { computed } from 'vue'
import { useNotes } from './notes/notes.ts'
import { firstDecision } from './replay.ts'
import { worthALook } from './keyMoments.ts'
import { useTable } from './table.ts'
import { useKeyMoments } from './useKeyMoments.ts'
import { lengthOf, shortFramesOf } from './timeline.ts'

/** From the first decision to the end; it stays longer at key moments. */
export const useShortFilm = () => {
  const store = useTable()
  const notes = useNotes()
  const moments = useKeyMoments()
  const from = computed(() => firstDecision(store.line))
  const turns = computed(() =>
    worthALook(store.line, moments.along(store.line), (id) => notes.of(id).bookmarks.length > 0),
  )
  const frames = computed(() => {
    const scenes = store.line.map(({ id, actor, moment }) => ({
      actor,
      moment,
      marked: notes.of(id).marks.length > 0,
    }))
    return shortFramesOf(scenes, { from: from.value, to: store.line.length - 1 }, turns.value)
  })
  return {
    from,
    seconds: computed(() => Math.round(lengthOf(frames.value))),
    /** The place of the frame after this step, if the film has not ended. */
    after: (index: number): number | undefined => frames.value.find(({ place }) => place > index)?.place,
    /** Milliseconds the film stays at a step. */
    stays: (index: number): number =>
      1000 * (frames.value.findLast(({ place }) => place <= index)?.lasts ?? 0),
  }
}
