/** What an action causes in a position, or why it is refused. */
import { refuse, type Decision, type Refused } from '../../../kernel/refusal.ts'
import type { Action } from '../action.ts'
import {
  buildDouble,
  buildFirst,
  buildNeutral,
  buildSecond,
  buildTower,
  declineNeutral,
  layAndBuild,
  layCards,
} from './building.ts'
import { accepted, emptyBatch, withEvents } from './batch.ts'
import { actingCard, takeEffect } from './card-effects.ts'
import type { Event } from '../event.ts'
import { unscored } from '../position/board-queries.ts'
import { provinceName, regionName } from '../components/layout.ts'
import { nameCards, turnThreat } from './naming.ts'
import { isFirstTurn } from './eligibility.ts'
import { drawBoard, drawEvents, drawFirst, joinBoard, layPrestige, layThreats } from './setup.ts'
import type { Stage, State } from '../state.ts'
import type { Province } from '../components/layout.ts'
import { proceed, resolve } from './turn.ts'

/** The rule that says what a stage waits for. */
const RULE_OF = {
  board: 'CC-2',
  threats: 'CC-3',
  prestige: 'CC-3',
  events: 'CC-43',
  first: 'CC-4',
  act: 'CC-6',
  second: 'CC-8',
  open: 'CC-19a',
  effect: 'CC-21a',
  turn: 'CC-36',
  name: 'CC-20',
  side: 'CC-31',
  neutral: 'CC-39',
  over: 'CC-34',
} as const satisfies { readonly [S in Stage['is']]: string }

/** An action of the wrong kind for the stage. */
const outOfPlace = ({ stage }: State): Refused => {
  const rule = RULE_OF[stage.is]
  switch (stage.is) {
    case 'over':
      return refuse('matchOver', rule)
    case 'act':
      return refuse('actFirst', rule)
    case 'second':
      return refuse('wallFirst', rule)
    case 'open':
      return refuse('provinceFirst', rule)
    case 'side':
      return refuse('sideFirst', rule)
    case 'neutral':
      return refuse('neutralFirst', rule)
    case 'effect':
      return refuse('effectFirst', rule)
    case 'turn':
      return refuse('turnFirst', rule, { region: regionName(stage.regions[0] ?? 0) })
    case 'name':
      return refuse('nameFirst', rule, { province: provinceName(stage.province) })
    default:
      return refuse('luckFirst', rule)
  }
}

const act = (state: State, action: Action): Decision<Event> => {
  if (action.type === 'wall') return buildFirst(state, action)
  const isOther =
    action.type === 'cards' ||
    action.type === 'cardWall' ||
    action.type === 'double' ||
    action.type === 'tower' ||
    action.type === 'neutral'
  if (!isOther) return outOfPlace(state)
  if (isFirstTurn(state)) return refuse('oneWallFirst', 'CC-7')
  switch (action.type) {
    case 'cards':
      return layCards(state, action)
    case 'cardWall':
      return layAndBuild(state, action)
    case 'double':
      return buildDouble(state, action)
    case 'tower':
      return buildTower(state, action)
    case 'neutral':
      return buildNeutral(state, action)
  }
}

/** CC-19a: which of two completed provinces comes first. */
const open = (state: State, province: Province): Decision<Event> =>
  unscored(state).includes(province)
    ? accepted(resolve(emptyBatch(state), province))
    : refuse('notCompleted', 'CC-19a', { province: provinceName(province) })

/** CC-21a: the owner of the acting card decides. */
const useCard = (state: State, action: Action): Decision<Event> => {
  const { reveal } = state
  const acting = reveal === null ? undefined : actingCard(reveal)
  if (reveal === null || acting === undefined) return outOfPlace(state)
  const decision = takeEffect(state, reveal, acting, action)
  if (!decision.ok) return decision
  return accepted(proceed(withEvents(emptyBatch(state), ...decision.events)))
}

const decideLuck = (state: State, action: Action): Decision<Event> => {
  const { is } = state.stage
  if (is === 'board' && action.type === 'drawBoard') return drawBoard(state, action)
  if (is === 'threats' && action.type === 'layThreats') return layThreats(state, action)
  if (is === 'prestige' && action.type === 'layPrestige') return layPrestige(state, action)
  if (is === 'events' && action.type === 'drawEvents') return drawEvents(state, action)
  if (is === 'first' && action.type === 'drawFirst') return drawFirst(state, action)
  return outOfPlace(state)
}

export const decide = (state: State, action: Action): Decision<Event> => {
  const { stage } = state
  switch (stage.is) {
    case 'board':
    case 'threats':
    case 'prestige':
    case 'events':
    case 'first':
      return decideLuck(state, action)
    case 'act':
      return act(state, action)
    case 'turn':
      return action.type === 'turnThreat' ? turnThreat(state, stage, action) : outOfPlace(state)
    case 'name':
      return action.type === 'nameCards' ? nameCards(state, stage, action) : outOfPlace(state)
    case 'second':
      return action.type === 'wall' ? buildSecond(state, action) : outOfPlace(state)
    case 'open':
      return action.type === 'open' ? open(state, action.province) : outOfPlace(state)
    case 'effect':
      return useCard(state, action)
    case 'side':
      return action.type === 'join' ? joinBoard(state, stage.face, action.side) : outOfPlace(state)
    case 'neutral':
      if (action.type === 'neutral') return buildNeutral(state, action)
      return action.type === 'noNeutral' ? declineNeutral(state) : outOfPlace(state)
    case 'over':
      return outOfPlace(state)
  }
}
