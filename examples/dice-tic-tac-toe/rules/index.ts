/** Dice tic-tac-toe with a hand of secret cards, for two seats: three in a line, where the die or a card lets you. */
import { defineGame } from '#kernel/define-game.ts'
import { actionSchema } from './action.ts'
import { en } from './en.ts'
import { eventSchema } from './event.ts'
import { decide, evolve, legal, outcomes, start, turn } from './rules.ts'
import { secrets } from './secrets.ts'
import { zhHant } from './zh-Hant.ts'

export const diceTicTacToe = defineGame({
  id: 'dice-tic-tac-toe',
  version: 1,
  seats: { min: 2, max: 2 },
  action: actionSchema,
  event: eventSchema,
  start,
  turn,
  legal,
  outcomes,
  decide,
  evolve,
  secrets,
  texts: { en, 'zh-Hant': zhHant },
})
