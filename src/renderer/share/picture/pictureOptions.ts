/** How pictures of a match are to look, and the line they are made from. */
import { ref, shallowRef, watch } from 'vue'
import type { Viewer } from '../../../engine/kernel/seat.ts'
import type { ApiError } from '../../../main/api/api.ts'
import { useSettings } from '../../ui/settings.ts'
import type { Subject } from '../sharing.ts'
import { viewersFor } from '../scope/viewers.ts'
import type { Theme } from './drawing.ts'
import { sourceOf, type Source } from './source.ts'

export interface PictureOptions {
  readonly viewer: Viewer
  readonly theme: Theme
  readonly caption: boolean
  readonly marks: boolean
  /** Hands and offers, as far as the viewer sees them. */
  readonly held: boolean
}

export const usePictureOptions = (subject: Subject) => {
  const settings = useSettings()
  const viewers = viewersFor(subject.table, 'reading')
  const isShown = subject.table.viewer === 'all' && viewers.includes(subject.viewer)
  const options = ref<PictureOptions>({
    // While there are secrets, what leaves the table is public unless somebody wants otherwise.
    viewer: isShown ? subject.viewer : (viewers[0] ?? 'public'),
    theme: settings.theme,
    caption: true,
    marks: true,
    held: true,
  })
  const source = shallowRef<Source | null>(null)
  const error = shallowRef<ApiError | null>(null)
  watch(
    () => options.value.viewer,
    async (viewer) => {
      source.value = null
      const answer = await sourceOf(subject, viewer)
      if (options.value.viewer !== viewer) return
      error.value = answer.ok ? null : answer.error
      source.value = answer.ok ? answer.value : null
    },
    { immediate: true },
  )
  return { options, viewers, source, error }
}
