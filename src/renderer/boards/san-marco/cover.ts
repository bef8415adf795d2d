import type { View } from '../../../engine/games/san-marco/view/types.ts'
import type { BoardCover } from '../kit/kit.ts'
import Cover from './Cover.vue'
import Thumb from './Thumb.vue'

/** What the library shows of San Marco. */
export const cover: BoardCover = {
  id: 'san-marco',
  Cover,
  Thumb,
  // Only San Marco is handed views of San Marco.
  points: (view) => (view as View).players.map(({ score }) => score),
}
