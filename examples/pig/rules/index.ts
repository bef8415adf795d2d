/**
 * Pig: two to four seats roll a die as often as they dare. A 1 takes all they rolled this turn; a seat that holds banks it.
 * Each seat has a secret bonus card that counts at the end.
 */
import { defineGame } from '#kernel/define-game.ts'
import { actionSchema } from './action.ts'
import { en } from './en.ts'
import { eventSchema } from './event.ts'
import { decide, evolve, legal, outcomes, start, turn } from './rules.ts'
import { secrets } from './secrets.ts'
import { FIELDS } from './state.ts'

export const pig = defineGame({
  id: 'pig',
  version: 1,
  seats: { min: 2, max: 4 },
  fields: FIELDS,
  action: actionSchema,
  event: eventSchema,
  start,
  turn,
  legal,
  outcomes,
  decide,
  evolve,
  secrets,
  texts: { en },
})
