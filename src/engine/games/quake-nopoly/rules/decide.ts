/** Decides an action: the events it causes, or why it is refused. */
import { refuse, type Decision, type RefusalsBy } from '../../../kernel/refusal.ts'
import type { Action } from '../action.ts'
import { freeRoles } from './chance.ts'
import { decideConstruction, finishTasks, fitOut } from './construction.ts'
import { emptyBatch, withTasksFirst, withEvents, type BatchResult } from '../position/evolve.ts'
import { chooseInEffect, claimInsurance, takeExtraPiece } from './event-choices.ts'
import { acceptDamage, playBeforeDamage, shiftTo } from './disaster.ts'
import { carryOut } from './event-effects.ts'
import type { Event } from '../event.ts'
import { drawBuilding, drawDistrict, drawFirst, drawRole, roll, turnUp } from './chance-effects.ts'
import { piecesRefusal } from './eligibility.ts'
import { payTax } from './production.ts'
import { isChanceTask } from './status.ts'
import type { State } from '../state.ts'
import type { Task, TaskOf } from '../task.ts'

/** For each task the refusal of an action of the wrong kind, and the rule that says what is due. */
export const WRONG_ACTION: RefusalsBy<Task['do']> = {
  drawFirst: ['luckFirst', 'QK-7'],
  drawRole: ['luckFirst', 'QK-2'],
  drawDistricts: ['luckFirst', 'QK-6'],
  drawBuildings: ['luckFirst', 'QK-6'],
  turnUp: ['luckFirst', 'QK-17'],
  rollCard: ['luckFirst', 'QK-18'],
  rollShift: ['luckFirst', 'QK-37a'],
  role: ['roleFirst', 'QK-2'],
  act: ['actFirst', 'QK-9'],
  fitOut: ['fitOutFirst', 'QK-35'],
  forecast: ['forecastFirst', 'QK-36'],
  keep: ['keepFirst', 'QK-18'],
  effect: ['effectFirst', 'QK-18'],
  shift: ['shiftFirst', 'QK-37a'],
  shiftTo: ['shiftToFirst', 'QK-37a'],
  research: ['researchFirst', 'QK-36a'],
  hit: ['hitFirst', 'QK-23b'],
  claim: ['claimFirst', 'QK-18'],
  extra: ['extraFirst', 'QK-33'],
  tax: ['taxFirst', 'QK-34'],
  expand: ['expandFirst', 'QK-26'],
  produce: ['produceFirst', 'QK-24'],
  collect: ['collectFirst', 'QK-34'],
}

const declined = (
  state: State,
  task: TaskOf<'fitOut' | 'shift' | 'research' | 'extra' | 'expand'>,
): BatchResult => withEvents(emptyBatch(state), { type: 'choice.declined', seat: task.seat, of: task.do })

const decideLuck = (state: State, task: Task, action: Action): BatchResult | undefined => {
  if (task.do === 'drawFirst' && action.type === 'drawFirst') return drawFirst(state, action)
  if (task.do === 'drawRole' && action.type === 'drawRole') return drawRole(state, task, action)
  if (task.do === 'drawDistricts' && action.type === 'drawDistrict') return drawDistrict(state, task, action)
  if (task.do === 'drawBuildings' && action.type === 'drawBuilding') return drawBuilding(state, task, action)
  if (task.do === 'turnUp' && action.type === 'turnUp') return turnUp(state, task, action)
  if ((task.do === 'rollCard' || task.do === 'rollShift') && action.type === 'roll')
    return roll(state, task, action)
  return undefined
}

/** QK-36, QK-37: forecasts no change, or one or two more or less; for weather rule QK-37. */
const forecast = (state: State, task: TaskOf<'forecast'>, change: number): BatchResult =>
  withEvents(emptyBatch(state), { type: 'forecast.set', seat: task.seat, of: task.of, change })

const takeRole = (
  state: State,
  task: TaskOf<'role'>,
  action: Extract<Action, { type: 'role' }>,
): BatchResult => {
  const { role } = action
  if (!freeRoles(state).includes(role)) return refuse('roleTaken', 'QK-2')
  return withEvents(emptyBatch(state), { type: 'role.taken', seat: task.seat, role })
}

const decideChoice = (state: State, task: Task, action: Action): BatchResult | undefined => {
  const { type } = action
  const batch = emptyBatch(state)
  switch (task.do) {
    case 'role':
      return type === 'role' ? takeRole(state, task, action) : undefined
    case 'fitOut':
      if (type === 'fitOut') return fitOut(state, task.building, action)
      return type === 'decline' ? declined(state, task) : undefined
    case 'forecast':
      return type === 'forecast' ? forecast(state, task, action.change) : undefined
    case 'keep':
      if (type === 'carryOut') return carryOut(batch, task.seat, task.event)
      if (type !== 'keep') return undefined
      return withEvents(batch, { type: 'card.kept', seat: task.seat, event: task.event })
    case 'effect':
      return chooseInEffect(state, task, action)
    case 'shift':
      if (type === 'tryShift')
        return withTasksFirst(batch, { do: 'rollShift', seat: task.seat, card: task.card })
      return type === 'decline' ? declined(state, task) : undefined
    case 'shiftTo':
      return shiftTo(state, task, action)
    case 'research': {
      const { card } = state
      if (type === 'research' && card !== null)
        return withEvents(batch, { type: 'event.researched', seat: task.seat, event: card.event })
      return type === 'decline' ? declined(state, task) : undefined
    }
    case 'hit':
      if (type === 'endure') return acceptDamage(state, task)
      return type === 'play' ? playBeforeDamage(state, task, action) : undefined
    case 'claim':
      return type === 'take' ? claimInsurance(state, task, action) : undefined
    case 'extra':
      if (type === 'take') return takeExtraPiece(state, task, action)
      return type === 'decline' ? declined(state, task) : undefined
    case 'tax': {
      if (type !== 'pay') return undefined
      const refused = piecesRefusal(action.pieces, task.count, task.taken, 'QK-34')
      return refused ?? payTax(batch, task.seat, action.pieces)
    }
    case 'expand':
      if (type === 'expand') return withTasksFirst(batch, { do: 'drawDistricts', seat: task.seat, count: 1 })
      return type === 'decline' ? declined(state, task) : undefined
    default:
      return undefined
  }
}

export const decide = (state: State, action: Action): Decision<Event> => {
  const [task] = state.agenda
  if (task === undefined) return refuse('matchOver', 'QK-27')
  if (task.do === 'act')
    return decideConstruction(state, task.seat, action) ?? refuse(...WRONG_ACTION[task.do])
  const outcome = isChanceTask(task) ? decideLuck(state, task, action) : decideChoice(state, task, action)
  return outcome === undefined ? refuse(...WRONG_ACTION[task.do]) : finishTasks(outcome)
}
