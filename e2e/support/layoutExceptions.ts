/** What the sweep of layouts lets pass, and why. Few, each for all screens. */
import type { Exception } from './layout/fault.ts'

export const EXCEPTIONS: readonly Exception[] = [
  {
    kind: 'shortened',
    within: '.step .headline',
    why: 'a step in the list of moves tells its event in one line; opened, it tells all of them in full',
  },
  {
    kind: 'shortened',
    within: '.plot ~ .flag',
    why: 'the graph of a match has little room for the names of bookmarks, which the notes list in full',
  },
  {
    kind: 'overlap',
    within: '.marks',
    why: 'arrows, signs and letters are drawn on the board by people, over whatever is there',
  },
  {
    kind: 'overlap',
    within: '.pile',
    why: 'where there is little room the cards of an offer of San Marco lie over each other, as on a table',
  },
  {
    kind: 'cut',
    within: '.cc .window .map',
    why: 'the map of Chang Cheng is wider than its window and is panned',
  },
]
