/** The lesson of a game that comes with the program, and how far the reader has come with it. */
import { computed, shallowRef, watch, type ComputedRef } from 'vue'
import type { Output } from '../../main/api/api.ts'
import { useSamples, type SampleRow } from '../samples/samples.ts'
import { client } from '../shell/client.ts'

interface GameLesson {
  /** None where the game has no lesson, and while it is asked for. */
  readonly lesson: ComputedRef<SampleRow | undefined>
  readonly tasks: ComputedRef<number>
  /** Tasks that are done, in whatever way. */
  readonly done: ComputedRef<number>
  readonly isLearnt: ComputedRef<boolean>
}

export const useLesson = (game: () => string): GameLesson => {
  const samples = useSamples()
  const lesson = computed(() => samples.value.find((each) => each.game === game() && each.kind === 'lesson'))
  const results = shallowRef<Output<'practice.open'>['tasks']>([])
  watch(
    () => lesson.value?.match,
    async (match) => {
      results.value = []
      if (match === undefined) return
      const answer = await client.request('practice.open', { match })
      if (answer.ok && lesson.value?.match === match) results.value = answer.value.tasks
    },
    { immediate: true },
  )
  const tasks = computed(() => results.value.length)
  const done = computed(() => results.value.filter((result) => result !== 'open').length)
  const isLearnt = computed(() => tasks.value > 0 && done.value === tasks.value)
  return { lesson, tasks, done, isLearnt }
}
