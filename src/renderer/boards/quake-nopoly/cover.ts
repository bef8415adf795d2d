import type { View } from '../../../engine/games/quake-nopoly/view/types.ts'
import type { BoardCover } from '../kit/kit.ts'
import Cover from './Cover.vue'
import Thumb from './Thumb.vue'

/** What the library shows of Quake-nopoly. */
export const cover: BoardCover = {
  id: 'quake-nopoly',
  Cover,
  Thumb,
  // Only Quake-nopoly is handed views of Quake-nopoly.
  points: (view) => (view as View).players.map(({ points }) => points.total),
}
