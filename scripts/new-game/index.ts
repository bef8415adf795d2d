/**
 * New game: two to four seats race to ten points. In its turn a seat takes a point, or throws a die for more.
 *
 * This is the least game that runs; change it into yours. `defineGame` lists what else a game may say, and
 * docs/adding-a-game.md tells it in the order of work.
 */
import { defineGame } from '#kernel/define-game.ts'
import { en } from './en.ts'
import { actionSchema, eventSchema } from './nouns.ts'
import { decide, evolve, legal, outcomes, start, turn } from './rules.ts'

export const newGame = defineGame({
  // Matches carry the id, so it stays as it is.
  id: 'new-game',
  // Raise it when `decide` or an event changes its meaning: matches of other rules can then be viewed, not played on.
  version: 1,
  seats: { min: 2, max: 4 },
  action: actionSchema,
  event: eventSchema,
  start,
  turn,
  legal,
  outcomes,
  decide,
  evolve,
  // Without Chinese the window shows English there and says so.
  texts: { en },
})
