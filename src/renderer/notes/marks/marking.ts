import { defineStore } from 'pinia'
import { computed, ref, watch } from 'vue'
import type { BoardMark } from '../../../engine/record/step.ts'
import { useTable } from '../../match/table.ts'
import { useFilm } from '../../match/film.ts'

export const TOOLS = ['circle', 'square', 'triangle', 'label', 'arrow', 'eraser'] as const
export type Tool = (typeof TOOLS)[number]
export const INKS = ['seal', 'ink'] as const satisfies readonly BoardMark['ink'][]
export type Ink = (typeof INKS)[number]

/** The drawing tools in review. */
export const useMarking = defineStore('marking', () => {
  const store = useTable()
  const film = useFilm()
  const picked = ref<Tool | null>(null)
  const last = ref<Tool>('circle')
  const ink = ref<Ink>('seal')
  /** The place drawn on last, on the board or beside it. Keys go on from there. */
  const place = ref('')
  /** Null while not drawing. */
  const tool = computed(() => (store.mode === 'review' ? picked.value : null))
  film.holdWhile(() => tool.value !== null)
  // Starting the film ends drawing.
  watch(
    () => film.playing,
    (on) => on && (picked.value = null),
  )
  const pick = (next: Tool | null): void => {
    picked.value = next
    if (next !== null) last.value = next
  }
  return { tool, ink, place, pick, toggle: () => pick(tool.value === null ? last.value : null) }
})
