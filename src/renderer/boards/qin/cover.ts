import type { View } from '../../../engine/games/qin/view/types.ts'
import type { BoardCover } from '../kit/kit.ts'
import Cover from './Cover.vue'
import Thumb from './Thumb.vue'

/** What the library shows of Qin. */
export const cover: BoardCover = {
  id: 'qin',
  Cover,
  Thumb,
  // Only Qin is handed views of Qin. Pagodas left in the supply: none left wins.
  points: (view) => (view as View).supplies,
}
