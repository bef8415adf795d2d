/** Letters of the library and of the statistics over it: what they do, and how the sheet of keys lists them. */
import { useEventListener } from '@vueuse/core'
import { listKeys, type KeyRow } from '../stores/keys.ts'
import { isPlainKey } from '../shell/typing.ts'

/** Pressed alone, the letter does this for as long as the calling component lives. */
export const onLetter = (letter: string, does: () => void): void => {
  useEventListener('keydown', (event) => {
    if (!isPlainKey(event, letter)) return
    event.preventDefault()
    does()
  })
}

/** The buttons that filter stand in both rooms and bring their letters along. */
const FILTERING: readonly KeyRow[] = [
  { keys: ['F'], k: 'shelf.keys.filter' },
  { keys: ['S'], k: 'shelf.keys.saved' },
]

/** Lists the keys of a room in which matches are filtered, its own `before` and `after` those of filtering. */
export const listShelfKeys = (
  id: 'library' | 'statistics',
  { before = [], after = [] }: { readonly before?: readonly KeyRow[]; readonly after?: readonly KeyRow[] },
): void => listKeys({ id, title: `${id}.title`, rows: [...before, ...FILTERING, ...after] })
