import type { FIELDS } from '../../../engine/games/chang-cheng/options.ts'
import type { View } from '../../../engine/games/chang-cheng/view/schema.ts'
import { defineCover } from '../kit/defineKit.ts'
import Cover from './Cover.vue'
import Thumb from './Thumb.vue'

/** The parts of Chang Cheng that the library shows. */
export const cover = defineCover<View>({
  id: 'chang-cheng',
  Cover,
  Thumb,
  points: (view) => view.players.map(({ score }) => score),
  seldomOptions: ['board1', 'board2', 'board3', 'board4', 'memory'] satisfies (keyof typeof FIELDS)[],
})
