/** Decides an action: the events it causes, or why it is refused. */
import { refuse, type Decision, type RefusalsBy } from '../../../kernel/refusal.ts'
import type { Action } from '../action.ts'
import type { Event } from '../event.ts'
import type { Stage, State } from '../state.ts'
import { deal, drawFirst, drawTile, pass, place } from './turn.ts'

/** For each stage the refusal of an action of the wrong kind, and the rule that says what is due. */
export const WRONG_STAGE: RefusalsBy<Stage['is']> = {
  first: ['luckFirst', 'QIN-S7'],
  deal: ['luckFirst', 'QIN-S6'],
  interval: ['luckFirst', 'QIN-G4'],
  place: ['placeFirst', 'QIN-T1'],
  draw: ['luckFirst', 'QIN-D1'],
  over: ['matchOver', 'QIN-G2'],
}

export const decide = (state: State, action: Action): Decision<Event> => {
  const wrongStage = refuse(...WRONG_STAGE[state.stage.is])
  switch (state.stage.is) {
    case 'first':
      return action.type === 'first' ? drawFirst(state, action) : wrongStage
    case 'deal':
    case 'interval':
      return action.type === 'deal' ? deal(state, action) : wrongStage
    case 'place':
      if (action.type === 'pass') return pass(state)
      return action.type === 'place' ? place(state, action) : wrongStage
    case 'draw':
      return action.type === 'draw' ? drawTile(state, action) : wrongStage
    case 'over':
      return wrongStage
  }
}
