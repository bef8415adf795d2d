/** What comes next: tasks that need no choice are done at once, the first that needs one becomes due. */
import { winnersOf } from '../../../kernel/rules/places.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { sumOf } from '../../../kernel/rules/lists.ts'
import { withEvents, withTasksFirst, type Batch } from '../position/evolve.ts'
import { settleHit } from './disaster.ts'
import { settleEffect } from './event-effects.ts'
import type { EventOf } from '../event.ts'
import {
  buildingsLeft,
  buildingsOf,
  districtsLeft,
  freeLevel,
  fromSeat,
  landsOf,
  roleOf,
} from '../position/board-queries.ts'
import { fitOutTargets } from './eligibility.ts'
import { onlyChoice } from '../components/pieces.ts'
import { collect, payTax, produce } from './production.ts'
import { matchOutcome } from './status.ts'
import type { State } from '../state.ts'
import type { Task } from '../task.ts'

/** QK-9: passes of a construction phase by the number of seats. */
export const passesOf = ({ seats }: Pick<State, 'seats'>): number => Math.max(3, seats)

/** QK-26: true if its district cards are all full and there are more. */
const canExpand = (state: State, seat: Seat): boolean =>
  districtsLeft(state.decks) > 0 && landsOf(state, seat).every((land) => freeLevel(land) === undefined)

/** QK-36, QK-37: the seats that forecast, the drawer first, then clockwise. */
const forecasts = (state: State, drawer: Seat): readonly Task[] =>
  fromSeat(state, drawer).flatMap((seat): Task[] => {
    const role = roleOf(state, seat)
    if (role === 'seismologist') return [{ do: 'forecast', seat, of: 'quake' }]
    return role === 'meteorologist' ? [{ do: 'forecast', seat, of: 'weather' }] : []
  })

const turnUp = (batch: Batch, seat: Seat): Batch =>
  withTasksFirst(batch, ...forecasts(batch.state, seat), { do: 'turnUp', seat })

const startTurn = (batch: Batch, seat: Seat, pass: number): Batch => {
  const { round, turn } = batch.state
  const started: EventOf<'turn.started'> = { type: 'turn.started', seat, round, pass, turn: turn + 1 }
  return withTasksFirst(withEvents(batch, started), { do: 'act', seat })
}

const startRound = (batch: Batch, seat: Seat): Batch =>
  startTurn(withEvents(batch, { type: 'round.started', seat, round: batch.state.round + 1 }), seat, 1)

/** QK-24: each seat's pieces, and then what its role gives. */
const startProduction = (batch: Batch): Batch => {
  const { state } = batch
  const { start: seat, round } = state
  const tasks = fromSeat(state, seat).flatMap((each): Task[] => {
    const role = roleOf(state, each)
    return [
      { do: 'produce', seat: each },
      ...(role === 'landlord' ? [{ do: 'extra', seat: each } as const] : []),
      ...(role === 'banker' ? [{ do: 'collect', seat: each } as const] : []),
    ]
  })
  return withTasksFirst(
    withEvents(batch, { type: 'phase.started', phase: 'production', round, seat }),
    ...tasks,
  )
}

/** QK-25, QK-26. */
const startExpansion = (batch: Batch): Batch => {
  const { state } = batch
  const seat = (state.start + 1) % state.seats
  const able = fromSeat(state, seat).filter((each) => canExpand(state, each))
  if (able.length === 0) return startRound(batch, seat)
  const begun = withEvents(batch, { type: 'phase.started', phase: 'expansion', round: state.round, seat })
  return withTasksFirst(begun, ...able.map((each): Task => ({ do: 'expand', seat: each })))
}

/** When nothing is left to do in this turn: starts the next turn or the next phase (QK-8). */
const advance = (batch: Batch): Batch => {
  const { state } = batch
  const { phase, start, active, pass, round } = state
  const next = (active + 1) % state.seats
  switch (phase) {
    case 'setup':
      return startRound(batch, start)
    case 'construction':
      if (next !== start) return startTurn(batch, next, pass)
      if (pass < passesOf(state)) return startTurn(batch, next, pass + 1)
      return turnUp(
        withEvents(batch, { type: 'phase.started', phase: 'disaster', round, seat: start }),
        start,
      )
    case 'disaster':
      return next === start ? startProduction(batch) : turnUp(batch, next)
    case 'production':
      return startExpansion(batch)
    case 'expansion':
      return startRound(batch, active)
  }
}

/** Does a task that needs no choice, or drops it if there is nothing to do; undefined if it needs a choice. */
const settle = (batch: Batch, task: Task): Batch | undefined => {
  const { state } = batch
  switch (task.do) {
    case 'drawDistricts':
      return districtsLeft(state.decks) === 0 ? batch : undefined
    case 'drawBuildings':
      return buildingsLeft(state.decks) === 0 ? batch : undefined
    case 'fitOut':
      return fitOutTargets(state, task.building).length === 0 ? batch : undefined
    case 'effect':
      return settleEffect(batch, task)
    case 'hit':
      return settleHit(batch, task)
    case 'claim': {
      const count = Math.min(task.count, sumOf(state.supply))
      const pieces = onlyChoice(state.supply, count)
      if (count === 0) return batch
      if (pieces === undefined) return undefined
      return withEvents(batch, { type: 'pieces.taken', seat: task.seat, pieces, why: 'insurance' })
    }
    case 'extra':
      return buildingsOf(state, task.seat).length === 0 || sumOf(state.supply) === 0 ? batch : undefined
    case 'tax': {
      const pieces = onlyChoice(task.taken, task.count)
      return pieces === undefined ? undefined : payTax(batch, task.seat, pieces)
    }
    case 'produce':
      return produce(batch, task.seat)
    case 'collect':
      return collect(batch, task.seat)
    case 'expand':
      return districtsLeft(state.decks) === 0 ? batch : undefined
    default:
      return undefined
  }
}

/** QK-27, QK-32. */
export const endMatch = (batch: Batch): Batch => {
  const { places, scores } = matchOutcome(batch.state)
  const won = winnersOf(places, scores).map((win): EventOf<'match.won'> => ({ type: 'match.won', ...win }))
  return {
    ...withEvents(batch, ...won, { type: 'match.ended', places, scores, ending: 'endCard' }),
    agenda: [],
  }
}

/** Continues to the next choice or draw. */
export const proceed = (batch: Batch): Batch => {
  let here = batch
  while (here.state.outcome === null) {
    const [task, ...agenda] = here.agenda
    if (task === undefined) {
      here = advance(here)
      continue
    }
    const settled = settle({ ...here, agenda }, task)
    if (settled === undefined) return withEvents(here, { type: 'step.due', agenda: here.agenda })
    here = settled
  }
  return here
}
