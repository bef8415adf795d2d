import { defineCover } from '../kit/defineKit.ts'
import Cover from './Cover.vue'
import Thumb from './Thumb.vue'

/** What the library shows of Qin. */
export const cover = defineCover({
  id: 'qin',
  Cover,
  Thumb,
})
