/** Where things are drawn over the board: what is said of a step in review, and an action that is advised. */
import { computed, type Ref } from 'vue'
import type { BoardKit, BoardPlaces } from '../boards/kit.ts'
import { useBots } from '../stores/bots.ts'
import { useTable } from '../stores/table.ts'
import { usePreview } from './preview.ts'

interface Area {
  readonly width: Readonly<Ref<number>>
  readonly height: Readonly<Ref<number>>
}

export const useBoardPlaces = (kit: Ref<BoardKit | undefined>, size: Area, session: Ref<unknown>) => {
  const store = useTable()
  const bots = useBots()
  const advised = usePreview(
    () => kit.value,
    () => bots.hint,
  )
  const placed = computed((): BoardPlaces | undefined => {
    const area = { width: size.width.value, height: size.height.value }
    const isNeeded = store.mode === 'review' || advised.value.length > 0
    if (!isNeeded || area.width === 0 || !store.position) return undefined
    return kit.value?.places?.({ view: store.position.view, size: area, session: session.value })
  })
  /** At the table nothing is drawn by hand. */
  const places = computed(() => (store.mode === 'review' ? placed.value : undefined))
  return { advised, placed, places }
}
