/** What an action causes in a position, or why it is refused. */
import { refuse, type Decision, type Refused } from '../../../kernel/refusal.ts'
import type { Action } from '../action.ts'
import type { Event } from '../event.ts'
import type { Stage, State } from '../state.ts'
import { deal, drawFirst, drawTile, pass, place } from './turn.ts'

/** The rule that says what a stage waits for. */
const RULE_OF = {
  first: 'QIN-S7',
  deal: 'QIN-S6',
  interval: 'QIN-G4',
  place: 'QIN-T1',
  draw: 'QIN-D1',
  over: 'QIN-G2',
} as const satisfies { readonly [S in Stage['is']]: string }

/** An action of the wrong kind for the stage. */
const outOfPlace = ({ stage }: State): Refused => {
  const rule = RULE_OF[stage.is]
  if (stage.is === 'over') return refuse('matchOver', rule)
  return refuse(stage.is === 'place' ? 'placeFirst' : 'luckFirst', rule)
}

export const decide = (state: State, action: Action): Decision<Event> => {
  switch (state.stage.is) {
    case 'first':
      return action.type === 'first' ? drawFirst(state, action) : outOfPlace(state)
    case 'deal':
    case 'interval':
      return action.type === 'deal' ? deal(state, action) : outOfPlace(state)
    case 'place':
      if (action.type === 'pass') return pass(state)
      return action.type === 'place' ? place(state, action) : outOfPlace(state)
    case 'draw':
      return action.type === 'draw' ? drawTile(state, action) : outOfPlace(state)
    case 'over':
      return outOfPlace(state)
  }
}
