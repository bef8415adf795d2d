import type { FIELDS } from '../../../engine/games/chang-cheng/options.ts'
import type { View } from '../../../engine/games/chang-cheng/view/types.ts'
import type { BoardCover } from '../kit/kit.ts'
import Cover from './Cover.vue'
import Thumb from './Thumb.vue'

/** What the library shows of Chang Cheng. */
export const cover: BoardCover = {
  id: 'chang-cheng',
  Cover,
  Thumb,
  // Only Chang Cheng is handed views of Chang Cheng.
  points: (view) => (view as View).players.map(({ score }) => score),
  seldomOptions: ['board1', 'board2', 'board3', 'board4', 'memory'] satisfies (keyof typeof FIELDS)[],
}
