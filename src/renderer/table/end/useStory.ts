import { createSharedComposable } from '@vueuse/core'
import { computed, type ComputedRef } from 'vue'
import { useAnalysis } from '../../match/analysis/analysis.ts'
import { useTable } from '../../match/table.ts'
import { lineTo } from '../../match/tree/tree.ts'
import { storyOf, type Fact } from '../../match/story.ts'

/** Highlights of the open match, whichever step is shown. Shared, so that they are computed once. */
export const useStory = createSharedComposable((): ComputedRef<readonly Fact[]> => {
  const store = useTable()
  const analysis = useAnalysis()
  return computed(() => storyOf(lineTo(store.tree, store.table?.tip ?? ''), analysis.result))
})
