/** Decides an action: the events it causes, or why it is refused. */
import { refuse, type Decision, type RefusalsBy, type Refused } from '../../../kernel/refusal.ts'
import type { Seat } from '../../../kernel/seat.ts'
import type { Action } from '../action.ts'
import { decline, nameDistrict, remove } from './banishing.ts'
import { placeDoge, walk } from './doge.ts'
import type { Event } from '../event.ts'
import { dealCards, dealLimits, roll } from './chance-effects.ts'
import { bridge, giveUp, place, transfer } from './playing-cards.ts'
import { assign } from './rounds.ts'
import { drawFirst } from './setup.ts'
import type { Stage, State } from '../state.ts'
import { choose, divide } from './offer-flow.ts'

/** For each stage the refusal of an action of the wrong kind, and the rule that says what is due. */
export const WRONG_STAGE: RefusalsBy<Stage['is']> = {
  first: ['luckFirst', 'SM-4'],
  settle: ['luckFirst', 'SM-4'],
  found: ['bridgeFirst', 'SM-6'],
  roles: ['luckFirst', 'SM-10'],
  assign: ['rolesFirst', 'SM-10a'],
  cards: ['luckFirst', 'SM-14'],
  limits: ['luckFirst', 'SM-14'],
  divide: ['divideFirst', 'SM-16'],
  choose: ['chooseFirst', 'SM-18'],
  play: ['playFirst', 'SM-21'],
  banish: ['luckFirst', 'SM-28'],
  remove: ['removeFirst', 'SM-28'],
  bonus: ['bonusFirst', 'SM-44'],
  over: ['matchOver', 'SM-46'],
}

const wrongStage = ({ stage }: State): Refused => refuse(...WRONG_STAGE[stage.is])

const play = (state: State, seat: Seat, action: Action): Decision<Event> => {
  switch (action.type) {
    case 'place':
      return place(state, seat, action)
    case 'bridge':
      return bridge(state, seat, action)
    case 'transfer':
      return transfer(state, seat, action)
    case 'banish':
      return nameDistrict(state, action)
    case 'dogePlace':
      return placeDoge(state, seat, action)
    case 'doge':
      return walk(state, seat, action)
    case 'giveUp':
      return giveUp(state, seat, action)
    default:
      return wrongStage(state)
  }
}

export const decide = (state: State, action: Action): Decision<Event> => {
  const { stage } = state
  switch (stage.is) {
    case 'first':
      return action.type === 'first' ? drawFirst(state, action) : wrongStage(state)
    case 'settle':
    case 'roles':
    case 'banish':
      return action.type === 'roll' ? roll(state, action) : wrongStage(state)
    case 'cards':
      return action.type === 'dealCards' ? dealCards(state, action) : wrongStage(state)
    case 'limits':
      return action.type === 'dealLimits' ? dealLimits(state, action) : wrongStage(state)
    case 'found':
      return action.type === 'bridge' ? bridge(state, stage.seat, action) : wrongStage(state)
    case 'assign':
      return action.type === 'assign' ? assign(state, action) : wrongStage(state)
    case 'divide':
      return action.type === 'divide' ? divide(state, stage.seat, action) : wrongStage(state)
    case 'choose':
      return action.type === 'choose' ? choose(state, stage.seat, action) : wrongStage(state)
    case 'play':
      return play(state, stage.seat, action)
    case 'remove':
      return action.type === 'remove' ? remove(state, action) : wrongStage(state)
    case 'bonus':
      if (action.type === 'banish') return nameDistrict(state, action)
      return action.type === 'decline' ? decline(state) : wrongStage(state)
    case 'over':
      return wrongStage(state)
  }
}
