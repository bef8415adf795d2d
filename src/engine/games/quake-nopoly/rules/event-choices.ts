/** Choices of seats in the effects of general events, and of pieces from the supply. */
import { refuse, type Refused } from '../../../kernel/refusal.ts'
import { sumOf } from '../../../kernel/rules/lists.ts'
import type { Action, ActionOf } from '../action.ts'
import { effectAt, type BuildingId } from '../components/cards.ts'
import { piecesRefusal } from './eligibility.ts'
import { build, trade } from './construction.ts'
import { emptyBatch, withTasksFirst, withEvents, type BatchResult } from '../position/evolve.ts'
import type { PlainEffect } from '../components/deck/types.ts'
import { canDecline, putBackOf, reinforced, reinforcements, amountOf, amountPaid } from './event-effects.ts'
import type { Event } from '../event.ts'
import type { State } from '../state.ts'
import type { TaskOf } from '../task.ts'
import { holdingOf, canName, withoutBuilding, type Holding } from '../position/unidentified.ts'

type EffectTask = TaskOf<'effect'>

const RULE = 'QK-18'

/** Pays exactly the amount the effect requires. */
const paySum = (
  state: State,
  task: EffectTask,
  action: ActionOf<'take'> | ActionOf<'pay'>,
): BatchResult | undefined => {
  const sum = amountOf(state, task)
  if (sum === undefined || sum.is !== action.type) return undefined
  const refused = piecesRefusal(action.pieces, sum.count, sum.from, RULE)
  return refused ?? withEvents(emptyBatch(state), amountPaid(task, sum, action.pieces))
}

/** The refusal unless the hand has all these cards. */
const partingRefusal = (
  holding: Holding,
  [building, ...later]: readonly (BuildingId | null)[],
): Refused | undefined => {
  if (building === undefined) return undefined
  if (!canName(holding, building))
    return building === null ? refuse('buildingUnknown', 'QK-43') : refuse('notInHand', RULE)
  return partingRefusal(withoutBuilding(holding, building), later)
}

/** Puts hand cards under the deck in this order; a review draws as many. */
const putBack = (
  state: State,
  { seat }: EffectTask,
  effect: PlainEffect,
  { buildings }: ActionOf<'putBack'>,
): BatchResult | undefined => {
  const wanted = putBackOf(state, seat, effect)
  if (wanted === undefined) return undefined
  const known = buildings.filter((building) => building !== null)
  const count = buildings.length
  const holding = holdingOf(state, seat)
  if (known.length < count && holding.unseen === 0) return refuse('buildingUnknown', 'QK-43')
  if (count < wanted.least || count > wanted.most)
    return refuse('wrongCardCount', RULE, { least: wanted.least, most: wanted.most })
  if (new Set(known).size < known.length) return refuse('sameTwice', RULE)
  const refused = partingRefusal(holding, buildings)
  if (refused !== undefined) return refused
  const events = buildings.map((building): Event => ({ type: 'building.putBack', seat, building }))
  const now = withEvents(emptyBatch(state), ...events)
  return wanted.draws && count > 0 ? withTasksFirst(now, { do: 'drawBuildings', seat, count }) : now
}

const reinforce = (
  state: State,
  { seat }: EffectTask,
  effect: PlainEffect,
  { on, track }: ActionOf<'reinforce'>,
): BatchResult | undefined => {
  if (effect.do !== 'strengthen') return undefined
  const found = reinforcements(state, seat, effect).find((each) => each.on === on && each.track === track)
  if (found === undefined) return refuse('nothingToAdd', RULE)
  return withEvents(emptyBatch(state), ...reinforced(state, seat, effect.from, found))
}

/** Decides a seat's choice in an effect; undefined for an action that has no place there. */
export const chooseInEffect = (state: State, task: EffectTask, action: Action): BatchResult | undefined => {
  const { seat, event, at } = task
  const effect = effectAt(event, at)
  switch (action.type) {
    case 'take':
    case 'pay':
      return paySum(state, task, action)
    case 'putBack':
      return putBack(state, task, effect, action)
    case 'reinforce':
      return reinforce(state, task, effect, action)
    case 'trade':
      if (effect.do !== 'trade') return undefined
      return trade(emptyBatch(state), seat, action, { give: effect.give, get: effect.take, rule: RULE })
    case 'build':
      return effect.do === 'build' ? build(emptyBatch(state), seat, action) : undefined
    case 'decline':
      if (!canDecline(effect)) return undefined
      return withEvents(emptyBatch(state), { type: 'effect.declined', seat, event, at })
    default:
      return undefined
  }
}

/** The seat takes pieces of any kinds from the supply for an insured building. */
export const claimInsurance = (
  state: State,
  task: TaskOf<'claim'>,
  { pieces }: ActionOf<'take'>,
): BatchResult => {
  const count = Math.min(task.count, sumOf(state.supply))
  const refused = piecesRefusal(pieces, count, state.supply, RULE)
  return (
    refused ??
    withEvents(emptyBatch(state), { type: 'pieces.taken', seat: task.seat, pieces, why: 'insurance' })
  )
}

/** QK-33. */
export const takeExtraPiece = (
  state: State,
  task: TaskOf<'extra'>,
  { pieces }: ActionOf<'take'>,
): BatchResult => {
  const refused = piecesRefusal(pieces, 1, state.supply, 'QK-33')
  return (
    refused ??
    withEvents(emptyBatch(state), { type: 'pieces.taken', seat: task.seat, pieces, why: 'landlord' })
  )
}
