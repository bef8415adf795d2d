import type { View } from '../../../engine/games/quake-nopoly/view/schema.ts'
import { defineCover } from '../kit/defineKit.ts'
import Cover from './Cover.vue'
import Thumb from './Thumb.vue'

/** The parts of Quake-nopoly that the library shows. */
export const cover = defineCover<View>({
  id: 'quake-nopoly',
  Cover,
  Thumb,
  points: (view) => view.players.map(({ points }) => points.total),
})
