import type { View } from '../../../engine/games/quorsum/view/types.ts'
import type { BoardCover } from '../kit/kit.ts'
import Cover from './Cover.vue'
import Thumb from './Thumb.vue'

/** What the library shows of Quorsum. */
export const cover: BoardCover = {
  id: 'quorsum',
  Cover,
  Thumb,
  // Only Quorsum is handed views of Quorsum.
  points: (view) => (view as View).points,
}
