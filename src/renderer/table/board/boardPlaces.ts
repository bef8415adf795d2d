/** Where things are drawn over the board: what is said of a step in review, and an action that is advised. */
import { computed, type Ref } from 'vue'
import type { BoardKit, BoardPlaces, BoardProps } from '../../boards/kit/kit.ts'
import { useBots } from '../../stores/match/bots.ts'
import { useTable } from '../../stores/table.ts'
import { usePreview } from './preview.ts'

/** Height of the words of an advice, about; in CSS pixels. */
const TOLD = 100

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
  /** How far above the foot of the board advice is told, so that what it is about is in sight; in CSS pixels. */
  const raised = computed(() => {
    const names = new Set(advised.value)
    const { places = [], height: drawn = 0 } = placed.value ?? {}
    const height = size.value?.height ?? 0
    const above = (height - drawn) / 2
    const framed = places.filter(({ name }) => names.has(name))
    const isLow = framed.some((place) => above + place.y + place.height > height - TOLD)
    return isLow && framed.every(({ y }) => above + y > TOLD) ? height : 0
  })
  /** At the table nothing is drawn by hand. */
  const places = computed(() => (store.mode === 'review' ? placed.value : undefined))
  return { thought, advised, placed, places, raised }
}
