/** When the result of a match is told: once it is over, and the board has told how it came to its end. */
import { computed, ref, shallowRef, watch, type Ref } from 'vue'
import type { Position } from '../../../main/api/api.ts'
import type { BoardKit } from '../../boards/kit/kit.ts'
import { tellingOf } from '../../boards/kit/telling.ts'
import { useTable } from '../../match/table.ts'

export const useEnding = (kit: Ref<BoardKit | undefined>, session: Ref<unknown>) => {
  const store = useTable()
  const ended = ref(false)
  const arrives = ref(false)
  /** The result itself leads to a step of the record, and stays in front there. */
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
  const isTelling = computed(
    () => store.position !== null && tellingOf(kit.value, store.position.view, session.value) !== null,
  )

  /** How it stood at the end, whichever step is looked at. */
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
   * The result may be told. Whoever looks back has had it told before: while steps of the record are played once more, it
   * stays where it is.
   */
  const isTold = computed(() => {
    if (!store.over || store.spoilerFree !== null) return false
    return store.mode === 'review' || !store.atTip || !isTelling.value
  })
  /** What the board showed at the end; null while the result is not to be told, or not here yet. */
  const result = computed(() => {
    if (!isTold.value) return null
    const tip = store.table?.tip
    const shown = store.position?.step === tip ? store.position : last.value
    return shown?.step === tip ? (shown?.view ?? null) : null
  })
  return {
    /** The result stands in front of the other panels. */
    ended,
    /** It was seen to end. */
    arrives,
    isTold,
    result,
    /** Looks back at a step the result tells of, with the result still in front. */
    show(step: string): void {
      stays = store.mode === 'table'
      store.review(step)
    },
  }
}
