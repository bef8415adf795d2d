/** What comes next: tasks that need no choice are done at once, the first that does is waited for. */
import type { Seat } from '../../../kernel/seat.ts'
import { plus, first, type Course } from './batch.ts'
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
import { onlyChoice, total } from '../components/pieces.ts'
import { collect, payTax, produce } from './production.ts'
import { outcomeOf } from './status.ts'
import type { State } from '../state.ts'
import type { Task } from '../task.ts'

/** QK-9: passes of a construction phase by the number of seats. */
export const passesOf = ({ seats }: Pick<State, 'seats'>): number => Math.max(3, seats)

/** QK-26: its district cards are all full, and there are more. */
export const canExpand = (state: State, seat: Seat): boolean =>
  districtsLeft(state.decks) > 0 && landsOf(state, seat).every((land) => freeLevel(land) === undefined)

/** QK-36, QK-37: whoever forecasts, the drawer first, then clockwise. */
const forecasts = (state: State, drawer: Seat): readonly Task[] =>
  fromSeat(state, drawer).flatMap((seat): Task[] => {
    const role = roleOf(state, seat)
    if (role === 'seismologist') return [{ do: 'forecast', seat, of: 'quake' }]
    return role === 'meteorologist' ? [{ do: 'forecast', seat, of: 'weather' }] : []
  })

const turnUp = (course: Course, seat: Seat): Course =>
  first(course, ...forecasts(course.state, seat), { do: 'turnUp', seat })

const startTurn = (course: Course, seat: Seat, pass: number): Course => {
  const { round, turn } = course.state
  const started: EventOf<'turn.started'> = { type: 'turn.started', seat, round, pass, turn: turn + 1 }
  return first(plus(course, started), { do: 'act', seat })
}

const startRound = (course: Course, seat: Seat): Course =>
  startTurn(plus(course, { type: 'round.started', seat, round: course.state.round + 1 }), seat, 1)

/** QK-24: each seat's pieces, and what its role gives after them. */
const startProduction = (course: Course): Course => {
  const { state } = course
  const { start: seat, round } = state
  const tasks = fromSeat(state, seat).flatMap((each): Task[] => {
    const role = roleOf(state, each)
    return [
      { do: 'produce', seat: each },
      ...(role === 'landlord' ? [{ do: 'extra', seat: each } as const] : []),
      ...(role === 'banker' ? [{ do: 'collect', seat: each } as const] : []),
    ]
  })
  return first(plus(course, { type: 'phase.started', phase: 'production', round, seat }), ...tasks)
}

/** QK-25, QK-26. */
const startExpansion = (course: Course): Course => {
  const { state } = course
  const seat = (state.start + 1) % state.seats
  const able = fromSeat(state, seat).filter((each) => canExpand(state, each))
  if (able.length === 0) return startRound(course, seat)
  const begun = plus(course, { type: 'phase.started', phase: 'expansion', round: state.round, seat })
  return first(begun, ...able.map((each): Task => ({ do: 'expand', seat: each })))
}

/** Nothing is left to do in this turn: the next one, or the next phase (QK-8). */
const advance = (course: Course): Course => {
  const { state } = course
  const { phase, start, active, pass, round } = state
  const next = (active + 1) % state.seats
  switch (phase) {
    case 'setup':
      return startRound(course, start)
    case 'construction':
      if (next !== start) return startTurn(course, next, pass)
      if (pass < passesOf(state)) return startTurn(course, next, pass + 1)
      return turnUp(plus(course, { type: 'phase.started', phase: 'disaster', round, seat: start }), start)
    case 'disaster':
      return next === start ? startProduction(course) : turnUp(course, next)
    case 'production':
      return startExpansion(course)
    case 'expansion':
      return startRound(course, active)
  }
}

/** Does a task that needs nobody, or drops it where there is nothing to do; undefined where it is waited for. */
const settle = (course: Course, task: Task): Course | undefined => {
  const { state } = course
  switch (task.do) {
    case 'drawDistricts':
      return districtsLeft(state.decks) === 0 ? course : undefined
    case 'drawBuildings':
      return buildingsLeft(state.decks) === 0 ? course : undefined
    case 'fitOut':
      return fitOutTargets(state, task.building).length === 0 ? course : undefined
    case 'effect':
      return settleEffect(course, task)
    case 'hit':
      return settleHit(course, task)
    case 'claim': {
      const count = Math.min(task.count, total(state.supply))
      const pieces = onlyChoice(state.supply, count)
      if (count === 0) return course
      if (pieces === undefined) return undefined
      return plus(course, { type: 'pieces.taken', seat: task.seat, pieces, why: 'insurance' })
    }
    case 'extra':
      return buildingsOf(state, task.seat).length === 0 || total(state.supply) === 0 ? course : undefined
    case 'tax': {
      const pieces = onlyChoice(task.taken, task.count)
      return pieces === undefined ? undefined : payTax(course, task.seat, pieces)
    }
    case 'produce':
      return produce(course, task.seat)
    case 'collect':
      return collect(course, task.seat)
    case 'expand':
      return districtsLeft(state.decks) === 0 ? course : undefined
    default:
      return undefined
  }
}

/** QK-27, QK-32. */
export const endMatch = (course: Course): Course => {
  const outcome = outcomeOf(course.state)
  const winners = outcome.places.flatMap((place, seat) => (place === 1 ? [seat] : []))
  const won = winners.map((seat): EventOf<'match.won'> => ({
    type: 'match.won',
    seat,
    score: outcome.scores[seat] ?? 0,
    shared: winners.length > 1,
  }))
  const { places, scores } = outcome
  return { ...plus(course, ...won, { type: 'match.ended', places, scores, ending: 'endCard' }), agenda: [] }
}

/** On to the next choice or draw. */
export const proceed = (course: Course): Course => {
  let here = course
  while (here.state.outcome === null) {
    const [task, ...agenda] = here.agenda
    if (task === undefined) {
      here = advance(here)
      continue
    }
    const settled = settle({ ...here, agenda }, task)
    if (settled === undefined) return plus(here, { type: 'step.due', agenda: here.agenda })
    here = settled
  }
  return here
}
