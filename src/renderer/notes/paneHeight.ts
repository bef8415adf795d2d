/** How high the notes below the moves stand, remembered with the settings. */
import { computed, ref, watch } from 'vue'
import { useSettings } from '../ui/settings.ts'

/** Lower than this nothing can be read. */
export const LEAST = 160
/** What stays of the window for the moves above, in CSS pixels. */
const MOVES = 300

export const usePaneHeight = () => {
  const settings = useSettings()
  /** While it is being pulled it is ahead of the settings. */
  const height = ref(settings.settings.notesHeight)
  watch(
    () => settings.settings.notesHeight,
    (kept) => (height.value = kept),
  )
  const style = computed(() => {
    if (height.value === null) return undefined
    const limited = `max(${LEAST}px, min(${height.value}px, 100vh - ${MOVES}px))`
    return { height: limited, '--pane': limited }
  })
  return { height, style, keep: () => void settings.save({ notesHeight: height.value }) }
}
