/** Letters of the library and of the statistics over it. */
import { useEventListener } from '@vueuse/core'
import { isPlainKey } from '../ui/typing.ts'

/** Pressed alone, the letter does this for as long as the calling component lives. */
export const onLetter = (letter: string, does: () => void): void => {
  useEventListener('keydown', (event) => {
    if (!isPlainKey(event, letter)) return
    event.preventDefault()
    does()
  })
}
