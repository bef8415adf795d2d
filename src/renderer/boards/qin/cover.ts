import type { BoardCover } from '../kit/kit.ts'
import Cover from './Cover.vue'
import Thumb from './Thumb.vue'

/** What the library shows of Qin. */
export const cover: BoardCover = {
  id: 'qin',
  Cover,
  Thumb,
}
