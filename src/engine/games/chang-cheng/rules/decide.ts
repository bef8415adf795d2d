/** Decides an action: the events it causes, or why it is refused. */
import { refuse, type Decision, type RefusalsBy, type Refused } from '../../../kernel/refusal.ts'
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
import { accepted } from '../../../kernel/rules/batch.ts'
import { emptyBatch, withEvents } from '../position/evolve.ts'
import { actingCard, takeEffect } from './card-effects.ts'
import type { Event } from '../event.ts'
import { unscored } from '../position/board-queries.ts'
import { provinceName, regionName, type Province } from '../components/layout.ts'
import { nameCards, turnPrestige, turnThreat } from './naming.ts'
import { isFirstTurn } from './eligibility.ts'
import { drawBoard, drawEvents, drawFirst, joinBoard, layPrestige, layThreats } from './setup.ts'
import type { Stage, State } from '../state.ts'
import { proceed, resolve } from './turn.ts'

/** For each stage the refusal of an action of the wrong kind, and the rule that says what is due. */
export const WRONG_STAGE: RefusalsBy<Stage['is']> = {
  board: ['luckFirst', 'CC-2'],
  threats: ['luckFirst', 'CC-3'],
  prestige: ['luckFirst', 'CC-3'],
  events: ['luckFirst', 'CC-43'],
  first: ['luckFirst', 'CC-4'],
  act: ['actFirst', 'CC-6'],
  second: ['wallFirst', 'CC-8'],
  open: ['provinceFirst', 'CC-19a'],
  effect: ['effectFirst', 'CC-21a'],
  turn: ['turnFirst', 'CC-36'],
  name: ['nameFirst', 'CC-20'],
  worth: ['prestigeFirst', 'CC-49'],
  side: ['sideFirst', 'CC-31'],
  neutral: ['neutralFirst', 'CC-39'],
  over: ['matchOver', 'CC-34'],
}

const wrongStage = ({ stage }: State): Refused => {
  const [code, rule] = WRONG_STAGE[stage.is]
  if (stage.is === 'turn') return refuse(code, rule, { region: regionName(stage.regions[0] ?? 0) })
  if (stage.is === 'name' || stage.is === 'worth')
    return refuse(code, rule, { province: provinceName(stage.province) })
  return refuse(code, rule)
}

const act = (state: State, action: Action): Decision<Event> => {
  if (action.type === 'wall') return buildFirst(state, action)
  const other = otherThanWall(state, action)
  if (other === undefined) return wrongStage(state)
  return isFirstTurn(state) ? refuse('oneWallFirst', 'CC-7') : other()
}

/** B to E and neutral walls. */
const otherThanWall = (state: State, action: Action): (() => Decision<Event>) | undefined => {
  switch (action.type) {
    case 'cards':
      return () => layCards(state, action)
    case 'cardWall':
      return () => layAndBuild(state, action)
    case 'double':
      return () => buildDouble(state, action)
    case 'tower':
      return () => buildTower(state, action)
    case 'neutral':
      return () => buildNeutral(state, action)
    default:
      return undefined
  }
}

/** CC-19a: chooses which of two completed provinces comes first. */
const open = (state: State, province: Province): Decision<Event> =>
  unscored(state).includes(province)
    ? accepted(resolve(emptyBatch(state), province))
    : refuse('notCompleted', 'CC-19a', { province: provinceName(province) })

/** CC-21a: the acting card's owner decides. */
const useCard = (state: State, action: Action): Decision<Event> => {
  const { reveal } = state
  const acting = reveal === null ? undefined : actingCard(reveal)
  if (reveal === null || acting === undefined) return wrongStage(state)
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
  return wrongStage(state)
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
      return action.type === 'turnThreat' ? turnThreat(state, stage, action) : wrongStage(state)
    case 'name':
      return action.type === 'nameCards' ? nameCards(state, stage, action) : wrongStage(state)
    case 'worth':
      return action.type === 'turnPrestige' ? turnPrestige(state, stage, action) : wrongStage(state)
    case 'second':
      return action.type === 'wall' ? buildSecond(state, action) : wrongStage(state)
    case 'open':
      return action.type === 'open' ? open(state, action.province) : wrongStage(state)
    case 'effect':
      return useCard(state, action)
    case 'side':
      return action.type === 'join' ? joinBoard(state, stage.face, action.side) : wrongStage(state)
    case 'neutral':
      if (action.type === 'neutral') return buildNeutral(state, action)
      return action.type === 'noNeutral' ? declineNeutral(state) : wrongStage(state)
    case 'over':
      return wrongStage(state)
  }
}
