/** The cover of a game without pictures of its own. */
import { h } from 'vue'
import type { BoardCover } from '../kit/kit.ts'
import Cover from './Cover.vue'
import Thumb from './Thumb.vue'

export const coverFor = (game: string): BoardCover => ({
  id: game,
  Cover: () => h(Cover, { game }),
  Thumb,
})
