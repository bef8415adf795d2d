import type { View } from '../../../engine/games/quorsum/view/schema.ts'
import { defineCover } from '../kit/defineKit.ts'
import Cover from './Cover.vue'
import Thumb from './Thumb.vue'

/** The parts of Quorsum that the library shows. */
export const cover = defineCover<View>({
  id: 'quorsum',
  Cover,
  Thumb,
  points: (view) => view.points,
})
