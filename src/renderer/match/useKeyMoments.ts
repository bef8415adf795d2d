/** The key moments of the open match, the same wherever they are listed, numbered or played. */
import { defineStore } from 'pinia'
import { computed, ref, watch } from 'vue'
import type { StepRow } from '../../main/api/api.ts'
import { readOnly } from '../ui/client/client.ts'
import { useAnalysis } from './analysis/analysis.ts'
import { chancesAlong } from './analysis/analysisByStep.ts'
import { momentsOf, ownSeat, type Moment } from './analysis/moments.ts'
import { keyMomentsOf, type KeyMoment } from './keyMoments.ts'
import { useTable } from './table.ts'
import { lineTo } from './tree/tree.ts'

export const useKeyMoments = defineStore('key moments', () => {
  const store = useTable()
  const analysis = useAnalysis()
  /** Whose moments and mistakes are looked at; null for everyone's. */
  const whose = ref<number | null>(null)
  watch(
    () => store.table?.match,
    // A page is read by others than the person who played.
    () => (whose.value = readOnly ? null : ownSeat(store.table?.seats ?? [])),
    { immediate: true },
  )
  const found = (line: readonly StepRow[], seat: number | null): readonly Moment[] => {
    const { result, reading } = analysis
    const shared = line.findIndex(({ id }) => id === result?.tip) + 1
    return momentsOf(line, reading, chancesAlong(line, reading, shared), seat)
  }
  const along = (line: readonly StepRow[]): readonly KeyMoment[] =>
    keyMomentsOf(line, found(line, whose.value))
  const played = computed(() => lineTo(store.tree, store.table?.tip ?? ''))
  return {
    whose,
    along,
    /** Those an analysis found on the match as played, with what to compare there. */
    moments: computed(() => found(played.value, whose.value)),
    ofMatch: computed(() => along(played.value)),
    /** Those of the line shown; none while later steps are hidden. */
    ofLine: computed(() => (store.spoilerFree === null ? along(store.line) : [])),
  }
})
