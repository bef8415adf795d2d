/** The effects of draws and rolls (QK-2 to QK-7, QK-17). */
import { refuse, type Refused } from '../../../kernel/refusal.ts'
import type { ActionOf } from '../action.ts'
import {
  districtCards,
  eventsLeft,
  freeRoles,
  isEndPossible,
  nextBuilding,
  unknownOutcome,
} from './chance.ts'
import { classOf, generalOf } from '../components/cards.ts'
import { emptyBatch, withTasksFirst, withEvents, type Batch, type BatchResult } from '../position/evolve.ts'
import { afterShiftRoll, hitDistricts } from './disaster.ts'
import { afterCardRoll, carryOut } from './event-effects.ts'
import { setupTasks } from '../position/initial-state.ts'
import type { State } from '../state.ts'
import type { TaskOf } from '../task.ts'
import { endMatch } from './turn.ts'

export const drawFirst = (state: State, { seat }: ActionOf<'drawFirst'>): BatchResult => {
  if (seat >= state.seats) return refuse('noSuchSeat', 'QK-7')
  const now = withEvents(emptyBatch(state), { type: 'first.drawn', seat })
  return withTasksFirst(now, ...setupTasks(state.options, state.seats, seat))
}

const notTheirs = (rule: string): Refused => refuse('notTheirs', rule)

export const drawRole = (
  state: State,
  task: TaskOf<'drawRole'>,
  action: ActionOf<'drawRole'>,
): BatchResult => {
  const { seat, role } = action
  if (seat !== task.seat) return notTheirs('QK-2')
  if (!freeRoles(state).includes(role)) return refuse('roleTaken', 'QK-2')
  return withEvents(emptyBatch(state), { type: 'role.drawn', seat, role })
}

/** After one card: the rest of the draw is still to be done. */
const drawn = <T extends TaskOf<'drawDistricts'> | TaskOf<'drawBuildings'>>(batch: Batch, task: T): Batch =>
  task.count > 1 ? withTasksFirst(batch, { ...task, count: task.count - 1 }) : batch

export const drawDistrict = (
  state: State,
  task: TaskOf<'drawDistricts'>,
  { seat, district }: ActionOf<'drawDistrict'>,
): BatchResult => {
  if (seat !== task.seat) return notTheirs('QK-6')
  const found = districtCards(state).find((each) => each.district === district)
  if (found === undefined) return refuse('notInDeck', 'QK-3')
  return drawn(withEvents(emptyBatch(state), { type: 'district.drawn', seat, card: found.card }), task)
}

export const drawBuilding = (
  state: State,
  task: TaskOf<'drawBuildings'>,
  { seat, building }: ActionOf<'drawBuilding'>,
): BatchResult => {
  if (seat !== task.seat) return notTheirs('QK-6')
  if (building === null && unknownOutcome(state) === undefined) return refuse('buildingUnknown', 'QK-43')
  if (building !== null && !nextBuilding(state).includes(building)) return refuse('notInDeck', 'QK-3')
  return drawn(withEvents(emptyBatch(state), { type: 'building.drawn', seat, building }), task)
}

/** QK-17 to QK-19, QK-27. */
export const turnUp = (state: State, task: TaskOf<'turnUp'>, action: ActionOf<'turnUp'>): BatchResult => {
  const { seat, event } = action
  if (seat !== task.seat) return notTheirs('QK-17')
  const turn = state.turn + 1
  if (event === 'end') {
    if (!isEndPossible(state)) return refuse('endNotYet', 'QK-5')
    return endMatch(withEvents(emptyBatch(state), { type: 'card.turned', seat, event, of: 'end', turn }))
  }
  if (!eventsLeft(state).includes(event)) return refuse('notInDeck', 'QK-4')
  const of = classOf(event)
  const { weather, quake } = state.forecasts
  const now = withEvents(emptyBatch(state), { type: 'card.turned', seat, event, of, turn })
  if (of !== 'general') return hitDistricts(now, seat, event, of === 'weather' ? weather : quake)
  return generalOf(event)?.keep === null
    ? carryOut(now, seat, event)
    : withTasksFirst(now, { do: 'keep', seat, event })
}

export const roll = (
  state: State,
  task: TaskOf<'rollCard'> | TaskOf<'rollShift'>,
  { seat, die }: ActionOf<'roll'>,
): BatchResult => {
  const isShift = task.do === 'rollShift'
  if (seat !== task.seat) return notTheirs(isShift ? 'QK-37a' : 'QK-18')
  const rolled = withEvents(emptyBatch(state), {
    type: 'die.rolled',
    seat,
    die,
    why: isShift ? 'shift' : 'event',
  })
  return task.do === 'rollShift' ? afterShiftRoll(rolled, task, die) : afterCardRoll(rolled, task, die)
}
