/** The matches that come with the program, in the language of the window. */
import { createSharedComposable } from '@vueuse/core'
import { shallowRef, watch, type Ref } from 'vue'
import type { Output } from '../../../main/api/api.ts'
import { client } from '../../ui/client/client.ts'
import { languages } from '../../ui/i18n.ts'

type SampleRow = Output<'samples.list'>['samples'][number]

/** Those of all games; none while they are asked for. */
export const useSamples = createSharedComposable((): Ref<readonly SampleRow[]> => {
  const samples = shallowRef<readonly SampleRow[]>([])
  watch(
    languages,
    async ([language = 'en']) => {
      const answer = await client.request('samples.list', { language })
      if (answer.ok) samples.value = answer.value.samples
    },
    { immediate: true },
  )
  return samples
})
