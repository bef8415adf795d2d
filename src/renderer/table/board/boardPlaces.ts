/** Where things are drawn over the board: what is said of a step in review, and an action that is advised. */
import { computed, type Ref } from 'vue'
import type { BoardKit, BoardPlaces, BoardProps } from '../../boards/kit/kit.ts'
import { useBots } from '../../match/bots.ts'
import { useTable } from '../../match/table.ts'
import { usePreview } from './preview.ts'

export const useBoardPlaces = (
  kit: Ref<BoardKit | undefined>,
  size: Ref<BoardProps['size'] | null>,
  session: Ref<unknown>,
) => {
  const store = useTable()
  const bots = useBots()
  const { action: thought, names: advised } = usePreview(
    () => kit.value,
    () => bots.hint,
  )
  const placed = computed((): BoardPlaces | undefined => {
    const isNeeded = store.mode === 'review' || advised.value.length > 0
    if (!isNeeded || size.value === null || !store.position) return undefined
    return kit.value?.places?.({ view: store.position.view, size: size.value, session: session.value })
  })
  /** At the table nothing is drawn by hand. */
  const places = computed(() => (store.mode === 'review' ? placed.value : undefined))
  return { thought, advised, placed, places }
}
