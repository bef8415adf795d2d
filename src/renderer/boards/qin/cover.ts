import { defineCover } from '../kit/defineKit.ts'
import Cover from './Cover.vue'
import Thumb from './Thumb.vue'

/** The parts of Qin that the library shows. */
export const cover = defineCover({
  id: 'qin',
  Cover,
  Thumb,
})
