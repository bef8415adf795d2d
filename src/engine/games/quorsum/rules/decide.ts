/** What an action causes in a position, or why it is refused. */
import { refuse, type Decision, type Refused } from '../../../kernel/refusal.ts'
import type { Action } from '../action.ts'
import type { Event } from '../event.ts'
import { choose, lay, place, rollOpening } from './opening.ts'
import type { Stage, State } from '../state.ts'
import { allot, announceFlip, announceStep, giveUp, rollAttempt, stop } from './turn.ts'

/** The rule that says what a stage waits for. */
const RULE_OF = {
  lay: 'QO-2',
  opening: 'QO-3',
  choose: 'QO-3',
  place: 'QO-4',
  allot: 'QO-8',
  carry: 'QO-10',
  chain: 'QO-13',
  roll: 'QO-12',
  over: 'QO-22',
} as const satisfies { readonly [S in Stage['is']]: string }

/** An action of the wrong kind for the stage. */
const outOfPlace = ({ stage }: State, { type }: Action): Refused => {
  const rule = RULE_OF[stage.is]
  if (stage.is === 'over') return refuse('matchOver', rule)
  if (stage.is === 'allot' && (type === 'step' || type === 'flip' || type === 'stop' || type === 'giveUp'))
    return refuse('allotFirst', rule)
  if ((stage.is === 'carry' || stage.is === 'chain') && type === 'allot')
    return refuse('alreadyAllotted', 'QO-8')
  if (stage.is === 'lay' || stage.is === 'opening' || stage.is === 'roll') return refuse('luckFirst', rule)
  return refuse('notNow', rule, { stage: stage.is })
}

const decideInTurn = (state: State, action: Action): Decision<Event> => {
  switch (action.type) {
    case 'step':
      return announceStep(state, action)
    case 'flip':
      return announceFlip(state, action)
    case 'stop':
      return stop(state)
    case 'giveUp':
      return giveUp(state)
    default:
      return outOfPlace(state, action)
  }
}

export const decide = (state: State, action: Action): Decision<Event> => {
  const { stage } = state
  switch (stage.is) {
    case 'lay':
      return action.type === 'lay' ? lay(state, action) : outOfPlace(state, action)
    case 'opening':
      return action.type === 'roll' ? rollOpening(stage.rolls[0], action) : outOfPlace(state, action)
    case 'choose':
      if (action.type !== 'choose' || state.chooser === null) return outOfPlace(state, action)
      return choose(state.chooser, action)
    case 'place':
      if (action.type !== 'place' || state.placer === null) return outOfPlace(state, action)
      return place(state.placer, action)
    case 'allot':
      return action.type === 'allot' ? allot(state, action) : outOfPlace(state, action)
    case 'roll':
      return action.type === 'roll' ? rollAttempt(state, stage.attempt, action) : outOfPlace(state, action)
    case 'carry':
    case 'chain':
      return decideInTurn(state, action)
    case 'over':
      return outOfPlace(state, action)
  }
}
