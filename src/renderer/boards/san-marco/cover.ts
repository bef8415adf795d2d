import type { View } from '../../../engine/games/san-marco/view/types.ts'
import { defineCover } from '../kit/defineKit.ts'
import Cover from './Cover.vue'
import Thumb from './Thumb.vue'

/** What the library shows of San Marco. */
export const cover = defineCover<View>({
  id: 'san-marco',
  Cover,
  Thumb,
  points: (view) => view.players.map(({ score }) => score),
})
