/** How far somebody has got with the lessons of the program. */
import { computed, onMounted, shallowRef, watch } from 'vue'
import type { Output } from '../../../main/api/api.ts'
import { client } from '../../ui/client/client.ts'
import { leading } from '../../ui/i18n.ts'

export type LessonRow = Output<'samples.list'>['samples'][number]

export const useLessonProgress = () => {
  /** The lessons that were begun, the one somebody was at last first. */
  const begun = shallowRef<readonly LessonRow[]>([])
  const ask = async (): Promise<void> => {
    const language = leading.value
    const answer = await client.request('samples.list', { language })
    if (!answer.ok || language !== leading.value) return
    begun.value = answer.value.samples
      .filter(({ kind, done }) => kind === 'lesson' && done > 0)
      .toSorted((one, other) => Number(other.latest) - Number(one.latest))
  }
  onMounted(ask)
  watch(leading, ask)
  return {
    /** The half-done lesson to go on with; null if none is. */
    underWay: computed(() => begun.value.find(({ next }) => next > 0) ?? null),
    /** The games whose lesson is complete. */
    learned: computed(() => begun.value.filter(({ next }) => next === 0).map(({ game }) => game)),
  }
}
