/** What the sweep of layouts lets pass, and why. Few, each for all screens. */
import type { Exception } from './layout/fault.ts'

export const EXCEPTIONS: readonly Exception[] = [
  {
    kind: 'shortened',
    within: '.step .headline',
    why: 'a step in the list of moves tells its event in one line; opened, it tells all of them in full',
  },
  {
    kind: 'overlap',
    within: '.marks',
    why: 'arrows, signs and letters are drawn on the board by people, over whatever is there',
  },
]
