/** The lesson of the program that is half done, to go on with. */
import { onMounted, shallowRef, watch, type Ref } from 'vue'
import type { Output } from '../../../main/api/api.ts'
import { client } from '../../ui/client/client.ts'
import { leading } from '../../ui/i18n.ts'

export type LessonRow = Output<'samples.list'>['samples'][number]

/** The half-done lesson somebody was at last, or else the first one half done; null if none is. */
export const useLessonUnderWay = (): Ref<LessonRow | null> => {
  const lesson = shallowRef<LessonRow | null>(null)
  const ask = async (): Promise<void> => {
    const language = leading.value
    const answer = await client.request('samples.list', { language })
    if (!answer.ok || language !== leading.value) return
    const halfDone = answer.value.samples.filter(
      ({ kind, done, next }) => kind === 'lesson' && done > 0 && next > 0,
    )
    lesson.value = halfDone.find(({ latest }) => latest) ?? halfDone[0] ?? null
  }
  onMounted(ask)
  watch(leading, ask)
  return lesson
}
