/** What the match on the table is remembered for, whichever step of it is looked at. */
import { createSharedComposable } from '@vueuse/core'
import { computed, type ComputedRef } from 'vue'
import { lineTo } from '../../match/tree/tree.ts'
import { useAnalysis } from '../../match/analysis/analysis.ts'
import { useTable } from '../../match/table.ts'
import { storyOf, type Fact } from './story.ts'

/** Reckoned once for all who tell it. */
export const useStory = createSharedComposable((): ComputedRef<readonly Fact[]> => {
  const store = useTable()
  const analysis = useAnalysis()
  return computed(() => storyOf(lineTo(store.tree, store.table?.tip ?? ''), analysis.result))
})
