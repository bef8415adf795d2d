/** When to show the result of a match: once it is over and the board has shown how it ended. */
import { computed, ref, shallowRef, watch, type Ref } from 'vue'
import type { Position } from '../../../main/api/api.ts'
import { type BoardKit, pendingRevealOf } from '../../boards/kit/kit.ts'
import { useTable } from '../../match/table.ts'

export const useEnding = (kit: Ref<BoardKit | undefined>, session: Ref<unknown>) => {
  const store = useTable()
  const ended = ref(false)
  const arrives = ref(false)
  /** Following a link of the result to a step keeps the result in front. */
  let stays = false
  watch([() => store.over, () => store.at, () => store.mode], ([over, , mode], before) => {
    if (mode === 'review') {
      if (before[2] === 'table' && !stays) ended.value = false
      stays = false
      return
    }
    ended.value = over && (before[0] === false || store.atTip)
    arrives.value = ended.value && before[2] !== 'review' && store.newEvents.length > 0
  })
  const isRevealing = computed(() => pendingRevealOf(kit.value, store.position?.view, session.value) !== null)

  /** The position at the end, whichever step is shown. */
  const last = shallowRef<Position | null>(null)
  watch(
    [() => (store.over ? store.table?.tip : undefined), () => store.viewer],
    async ([tip]) => {
      const position = tip === undefined ? null : await store.positionOf(tip)
      if (position !== null) last.value = position
    },
    { immediate: true },
  )
  /**
   * Whether to show the result. In review it has been shown already, so it stays while steps are replayed.
   */
  const showsResult = computed(() => {
    if (!store.over || store.spoilerFree !== null) return false
    return store.mode === 'review' || !store.atTip || !isRevealing.value
  })
  /** The view at the end; null while the result is not to be shown or has not arrived. */
  const result = computed(() => {
    if (!showsResult.value) return null
    const tip = store.table?.tip
    const shown = store.position?.step === tip ? store.position : last.value
    return shown?.step === tip ? (shown?.view ?? null) : null
  })
  return {
    /** The result is in front of the other panels. */
    ended,
    /** The match ended in front of the person. */
    arrives,
    showsResult,
    result,
    /** The position at the end, or null until it has arrived. */
    last,
    /** Reviews a step the result mentions, keeping the result in front. */
    show(step: string): void {
      stays = store.mode === 'table'
      store.review(step)
    },
  }
}
