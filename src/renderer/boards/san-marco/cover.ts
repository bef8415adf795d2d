import type { View } from '../../../engine/games/san-marco/view/schema.ts'
import { defineCover } from '../kit/defineKit.ts'
import Cover from './Cover.vue'
import Thumb from './Thumb.vue'

/** The parts of San Marco that the library shows. */
export const cover = defineCover<View>({
  id: 'san-marco',
  Cover,
  Thumb,
  points: (view) => view.players.map(({ score }) => score),
})
