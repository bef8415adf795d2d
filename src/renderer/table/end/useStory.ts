/** What the match on the table is remembered for. */
import { createSharedComposable } from '@vueuse/core'
import { computed, type ComputedRef } from 'vue'
import { useAnalysis } from '../../stores/match/analysis.ts'
import { useTable } from '../../stores/table.ts'
import { storyOf, type Fact } from './story.ts'

/** Reckoned once for all who tell it. */
export const useStory = createSharedComposable((): ComputedRef<readonly Fact[]> => {
  const store = useTable()
  const analysis = useAnalysis()
  return computed(() => storyOf(store.line.slice(0, store.index + 1), analysis.result))
})
