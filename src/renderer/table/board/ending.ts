/** When the result of a match is told at the table: once it is over, and the board has told how it came to its end. */
import { computed, ref, watch, type Ref } from 'vue'
import type { BoardKit } from '../../boards/kit/kit.ts'
import { tellingOf } from '../../boards/kit/telling.ts'
import { useTable } from '../../stores/table.ts'

export const useEnding = (kit: Ref<BoardKit | undefined>, session: Ref<unknown>) => {
  const store = useTable()
  const ended = ref(false)
  const arrives = ref(false)
  watch(
    () => [store.over, store.at] as const,
    ([over], before) => {
      ended.value = over && store.mode === 'table' && (before?.[0] === false || store.atTip)
      arrives.value = ended.value && store.newEvents.length > 0
    },
  )
  const isTelling = computed(
    () => store.position !== null && tellingOf(kit.value, store.position.view, session.value) !== null,
  )
  return {
    /** The result stands in front of the other panels. */
    ended,
    /** It was seen to end. */
    arrives,
    /** There is a result that may be told. */
    isTold: computed(() => store.over && store.mode === 'table' && !isTelling.value),
  }
}
