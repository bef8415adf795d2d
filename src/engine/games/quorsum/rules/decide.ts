/** What an action causes in a position, or why it is refused. */
import { refuse, type Decision, type RefusalsBy, type Refused } from '../../../kernel/refusal.ts'
import type { Action } from '../action.ts'
import type { Event } from '../event.ts'
import { choose, lay, place, rollOpening } from './opening.ts'
import type { Stage, State } from '../state.ts'
import { allot, announceFlip, announceStep, giveUp, rollAttempt, stop } from './turn.ts'

/** By stage the refusal of an action of the wrong kind, and the rule that says what is waited for. */
const WRONG_STAGE: RefusalsBy<Stage['is']> = {
  lay: ['luckFirst', 'QO-2'],
  opening: ['luckFirst', 'QO-3'],
  choose: ['notNow', 'QO-3'],
  place: ['notNow', 'QO-4'],
  allot: ['notNow', 'QO-8'],
  carry: ['notNow', 'QO-10'],
  chain: ['notNow', 'QO-13'],
  roll: ['luckFirst', 'QO-12'],
  over: ['matchOver', 'QO-22'],
}

const wrongStage = ({ stage: { is } }: State, { type }: Action): Refused => {
  const [code, rule] = WRONG_STAGE[is]
  if (is === 'allot' && (type === 'step' || type === 'flip' || type === 'stop' || type === 'giveUp'))
    return refuse('allotFirst', rule)
  if ((is === 'carry' || is === 'chain') && type === 'allot') return refuse('alreadyAllotted', 'QO-8')
  return code === 'notNow' ? refuse(code, rule, { stage: is }) : refuse(code, rule)
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
      return wrongStage(state, action)
  }
}

export const decide = (state: State, action: Action): Decision<Event> => {
  const { stage } = state
  switch (stage.is) {
    case 'lay':
      return action.type === 'lay' ? lay(state, action) : wrongStage(state, action)
    case 'opening':
      return action.type === 'roll' ? rollOpening(stage.rolls[0], action) : wrongStage(state, action)
    case 'choose':
      if (action.type !== 'choose' || state.chooser === null) return wrongStage(state, action)
      return choose(state.chooser, action)
    case 'place':
      if (action.type !== 'place' || state.placer === null) return wrongStage(state, action)
      return place(state.placer, action)
    case 'allot':
      return action.type === 'allot' ? allot(state, action) : wrongStage(state, action)
    case 'roll':
      return action.type === 'roll' ? rollAttempt(state, stage.attempt, action) : wrongStage(state, action)
    case 'carry':
    case 'chain':
      return decideInTurn(state, action)
    case 'over':
      return wrongStage(state, action)
  }
}
